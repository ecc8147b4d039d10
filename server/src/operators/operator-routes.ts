import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { actOrAsk } from './act-or-ask.ts';
import { actionsAsCsv } from './action-csv.ts';
import { type ActionRow, listActions } from './action-queries.ts';
import { everyRole, Operator, owners, roles, viewOfOperator } from './operator.ts';
import { addOperator, alterOperator } from './operator-actions.ts';
import { listOperators } from './operator-queries.ts';
import { Reason } from './record-action.ts';
import { Asked, viewOfRequest } from './request-routes.ts';

const tags = ['operators'];
const Action = Type.Object(
  {
    id: Id,
    operator: Type.String({ description: "The operator's e-mail address" }),
    approvedBy: Nullable(Type.String({ description: 'The second operator, where one was required' })),
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

/** The list of operators, and the action log. */
export function operatorRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/operators',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperators',
        tags,
        summary: 'All operators',
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
        response: { 201: Type.Object({ operator: Operator, inviteUrl: Type.String() }), 202: Asked },
      },
    },
    async (request, reply) => {
      const { email, role, reason } = request.body;
      const wanted = { targetId: email.toLowerCase(), reason, input: { role } };
      const outcome = await actOrAsk(ctx, request, addOperator, wanted);
      return 'asked' in outcome
        ? reply.code(202).send({ request: viewOfRequest(outcome.asked) })
        : reply.code(201).send(outcome.done);
    },
  );

  app.patch(
    '/api/admin/operators/:id',
    {
      config: { access: 'operator', roles: owners, errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'changeOperator',
        tags,
        summary: 'Give an operator another role, or disable one; the last owner cannot be changed',
        params: Type.Object({ id: Id }),
        body: Type.Object({
          role: Type.Optional(OneOf(...roles)),
          disabled: Type.Optional(Type.Boolean()),
          reason: Reason,
        }),
        response: { 200: Type.Object({ operator: Operator }), 202: Asked },
      },
    },
    async (request, reply) => {
      const { role, disabled, reason } = request.body;
      const input = { ...(role !== undefined && { role }), ...(disabled !== undefined && { disabled }) };
      const outcome = await actOrAsk(ctx, request, alterOperator, { targetId: request.params.id, reason, input });
      return 'asked' in outcome ? reply.code(202).send({ request: viewOfRequest(outcome.asked) }) : outcome.done;
    },
  );

  app.get(
    '/api/admin/actions',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperatorActions',
        tags,
        summary: 'The action log with reasons, newest first',
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

  app.get(
    '/api/admin/actions.csv',
    {
      config: {
        access: 'operator',
        roles: everyRole,
        answers: { 200: { description: 'A line for each action, newest first.', types: ['text/csv'] } },
      },
      schema: { operationId: 'exportOperatorActions', tags, summary: 'The whole action log as CSV' },
    },
    (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="coinop-actions.csv"')
        .send(Readable.from(actionsAsCsv(ctx.db))),
  );
}
