import { Type } from 'typebox';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { Line, Time } from '../http/schemas.ts';
import { closeAccount } from '../identity/close-account.ts';
import { banAccount } from '../moderation/decide-case.ts';
import type { Context } from '../platform/context.ts';
import { dangerousAction } from './dangerous-action.ts';
import { moderators, owners } from './operator.ts';
import { findPerson, type PersonRow } from './people-queries.ts';
import { requireConfirmed } from './record-action.ts';

const always = async () => true;

/** The account's handle as the operator typed it, so that an account renamed in the meantime is not affected. */
const confirm = Line(1, 200);
const Ban = Type.Object({ confirm, until: Type.Optional(Time) });

export const banPerson = dangerousAction(Ban, {
  name: 'ban',
  target: 'account',
  roles: moderators,
  needsTwo: always,
  async run(_tx, inside, id, { confirm: typed, until }, { email, reason }) {
    const { handle } = await getPerson(inside, id);
    requireConfirmed(typed, handle);
    const end = until === undefined ? null : new Date(until);
    if (end !== null && !(end > inside.clock.now())) throw invalid('"until" must be a time to come.');
    await banAccount(inside, handle, { by: email, reason }, end);
    return { result: null, before: { banned: false }, after: { banned: true, ...(until !== undefined && { until }) } };
  },
});

export const closePerson = dangerousAction(Type.Object({ confirm }), {
  name: 'close',
  target: 'account',
  roles: owners,
  needsTwo: always,
  async run(tx, inside, id, { confirm: typed }) {
    const { handle, closedAt } = await getPerson(inside, id);
    if (closedAt !== null) throw conflict('This account is closed already.');
    requireConfirmed(typed, handle);
    await closeAccount(tx, inside, id);
    return { result: null };
  },
});

export async function getPerson(ctx: Pick<Context, 'db'>, id: string): Promise<PersonRow> {
  const person = await findPerson(ctx.db, id);
  if (person === undefined) throw notFound('account');
  return person;
}
