import { Type } from 'typebox';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { conflict, httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { type ActionRow, listActions } from './action-queries.ts';
import { inviteOperator } from './enroll-operator.ts';
import { everyRole, Operator, owners, roles, viewOfOperator } from './operator.ts';
import {
  changeOperator,
  countOtherOwners,
  endSessionsOf,
  findOperatorById,
  listOperators,
  putOperator,
} from './operator-queries.ts';
import { act, Reason } from './record-action.ts';

const tags = ['operators'];
const Action = Type.Object(
  {
    id: Id,
    operator: Type.String({ description: 'The e-mail address of who did it' }),
    action: Type.String(),
    target: Type.String(),
    targetId: Type.String(),
    reason: Type.String(),
    before: Nullable(Type.Record(Type.String(), Type.Unknown())),
    after: Nullable(Type.Record(Type.String(), Type.Unknown())),
    requestId: Type.String(),
    createdAt: Time,
  },
  { title: 'OperatorAction' },
);

/** Other operators, and what all of them did. */
export function operatorRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/operators',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperators',
        tags,
        summary: 'Everybody who may enter the console',
        response: { 200: Type.Object({ operators: Type.Array(Operator) }) },
      },
    },
    async () => ({ operators: (await listOperators(ctx.db)).map(viewOfOperator) }),
  );

  app.post(
    '/api/admin/operators',
    {
      config: { access: 'operator', roles: owners },
      schema: {
        operationId: 'addOperator',
        tags,
        summary: 'Add an operator, or invite one again; the link is shown once',
        body: Type.Object({ email: Line(3, 254), role: OneOf(...roles), reason: Reason }),
        response: { 201: Type.Object({ operator: Operator, inviteUrl: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { email, role, reason } = request.body;
      const action = { action: 'add operator', target: 'operator', targetId: email.toLowerCase(), reason };
      const added = await act(ctx, request, action, async (tx) => {
        const operator = await putOperator(tx, email, role, ctx.clock.now());
        const inviteUrl = await inviteOperator(tx, ctx, operator.id);
        return { result: { operator: viewOfOperator(operator), inviteUrl }, after: { role } };
      });
      return reply.code(201).send(added);
    },
  );

  app.patch(
    '/api/admin/operators/:id',
    {
      config: { access: 'operator', roles: owners, errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'changeOperator',
        tags,
        summary: 'Give an operator another role, or disable one; the last owner stays',
        params: Type.Object({ id: Id }),
        body: Type.Object({
          role: Type.Optional(OneOf(...roles)),
          disabled: Type.Optional(Type.Boolean()),
          reason: Reason,
        }),
        response: { 200: Type.Object({ operator: Operator }) },
      },
    },
    async (request) => {
      const { role, disabled, reason } = request.body;
      const { id } = request.params;
      return act(ctx, request, { action: 'change operator', target: 'operator', targetId: id, reason }, async (tx) => {
        const before = await findOperatorById(tx, id);
        if (before === undefined) throw notFound('operator');
        const isDisabled = disabled ?? before.disabledAt !== null;
        const after = {
          ...before,
          role: role ?? before.role,
          disabledAt: isDisabled ? (before.disabledAt ?? ctx.clock.now()) : null,
        };
        const losesOwner = before.role === 'owner' && (after.role !== 'owner' || after.disabledAt !== null);
        if (losesOwner && (await countOtherOwners(tx, id)) === 0) throw conflict('The last owner stays an owner.');
        await changeOperator(tx, id, after);
        if (after.disabledAt !== null || after.role !== before.role) await endSessionsOf(tx, id);
        const seen = ({ role: as, disabledAt }: typeof before) => ({ role: as, disabled: disabledAt !== null });
        return { result: { operator: viewOfOperator(after) }, before: seen(before), after: seen(after) };
      });
    },
  );

  app.get(
    '/api/admin/actions',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperatorActions',
        tags,
        summary: 'What operators did and why, newest first',
        querystring: Type.Object({
          ...PageQuery.properties,
          target: Type.Optional(Line(1, 50)),
          targetId: Type.Optional(Line(1, 254)),
        }),
        response: { 200: Type.Object({ actions: Type.Array(Action), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { target, targetId, ...query } = request.query;
      const { page, nextCursor } = await readPage<ActionRow, NewestPlace>(
        ctx.keys.cursor,
        'operator-actions',
        query,
        (after, limit) => listActions(ctx.db, { target, targetId }, after, limit),
        placeOf,
      );
      const actions = page.map(({ createdAt, before, after, ...action }) => ({
        ...action,
        before: before as Record<string, unknown> | null,
        after: after as Record<string, unknown> | null,
        createdAt: createdAt.toISOString(),
      }));
      return { actions, nextCursor };
    },
  );
}
