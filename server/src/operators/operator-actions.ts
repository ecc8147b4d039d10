import { Type } from 'typebox';
import { conflict, notFound } from '../http/errors.ts';
import { OneOf } from '../http/schemas.ts';
import { dangerousAction } from './dangerous-action.ts';
import { inviteOperator } from './enroll-operator.ts';
import { type OperatorRow, owners, roles, viewOfOperator } from './operator.ts';
import { changeOperator, countOtherOwners, endSessionsOf, findOperatorById, putOperator } from './operator-queries.ts';

/** The target is the e-mail address. */
export const addOperator = dangerousAction(Type.Object({ role: OneOf(...roles) }), {
  name: 'add operator',
  target: 'operator',
  roles: owners,
  needsTwo: async () => true,
  async run(tx, inside, email, { role }) {
    const operator = await putOperator(tx, email, role, inside.clock.now());
    const inviteUrl = await inviteOperator(tx, inside, operator.id);
    return { result: { operator: viewOfOperator(operator), inviteUrl }, after: { role } };
  },
});

const OperatorChange = Type.Object({
  role: Type.Optional(OneOf(...roles)),
  disabled: Type.Optional(Type.Boolean()),
});

export const alterOperator = dangerousAction(OperatorChange, {
  name: 'change operator',
  target: 'operator',
  roles: owners,
  // Disabling an operator must not wait for approval.
  needsTwo: async (_tx, _inside, _id, { role, disabled }) => role !== undefined || disabled === false,
  async run(tx, inside, id, { role, disabled }) {
    const before = await findOperatorById(tx, id);
    if (before === undefined) throw notFound('operator');
    const isDisabled = disabled ?? before.disabledAt !== null;
    const after = {
      ...before,
      role: role ?? before.role,
      disabledAt: isDisabled ? (before.disabledAt ?? inside.clock.now()) : null,
    };
    const losesOwner = before.role === 'owner' && (after.role !== 'owner' || after.disabledAt !== null);
    if (losesOwner && (await countOtherOwners(tx, id)) === 0) throw conflict('The last owner stays an owner.');
    await changeOperator(tx, id, after);
    if (after.disabledAt !== null || after.role !== before.role) await endSessionsOf(tx, id);
    return { result: { operator: viewOfOperator(after) }, before: seen(before), after: seen(after) };
  },
});

function seen({ role, disabledAt }: OperatorRow) {
  return { role, disabled: disabledAt !== null };
}
