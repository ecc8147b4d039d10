import { Type } from 'typebox';
import type { Callers } from '../access/known-callers.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { approveRequest, rejectRequest } from './decide-request.ts';
import { everyRole, helpers } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { ReasonBody } from './record-action.ts';
import { getRequest, listRequests, type RequestRow } from './request-queries.ts';

const tags = ['operators'];
const RequestPath = Type.Object({ id: Id });
const errors = [httpErrors.conflict, operatorErrors.role_not_allowed];

export const OperatorRequest = Type.Object(
  {
    id: Id,
    operator: Type.String({ description: 'The e-mail address of who asked' }),
    action: Type.String(),
    targetId: Type.String(),
    input: Type.Record(Type.String(), Type.Unknown()),
    reason: Type.String(),
    status: OneOf('pending', 'approved', 'rejected', 'expired'),
    decidedBy: Nullable(Type.String()),
    decisionReason: Nullable(Type.String()),
    createdAt: Time,
    expiresAt: Time,
    decidedAt: Nullable(Time),
  },
  { title: 'OperatorRequest' },
);
/** What a dangerous action answers with 202, where it waits for another operator. */
export const Asked = Type.Object({ request: OperatorRequest }, { title: 'AskedOperator' });

/** What waits for a second operator, and their decisions. */
export function requestRoutes(app: App, ctx: Context, callers: Callers): void {
  app.get(
    '/api/admin/requests',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperatorRequests',
        tags,
        summary: 'Dangerous actions that operators asked for, newest first',
        querystring: PageQuery,
        response: { 200: Type.Object({ requests: Type.Array(OperatorRequest), nextCursor: NextCursor }) },
      },
    },
    async ({ query }) => {
      const now = ctx.clock.now();
      const { page, nextCursor } = await readPage<RequestRow, NewestPlace>(
        ctx.keys.cursor,
        'operator-requests',
        query,
        (after, limit) => listRequests(ctx.db, after, limit, now),
        placeOf,
      );
      return { requests: page.map(viewOfRequest), nextCursor };
    },
  );

  app.post(
    '/api/admin/requests/:id/approve',
    {
      config: {
        access: 'operator',
        roles: helpers,
        errors: [...errors, httpErrors.not_found, operatorErrors.second_operator_needed],
      },
      schema: {
        operationId: 'approveOperatorRequest',
        tags,
        summary: 'Carry out what another operator asked for; both must be allowed to do it',
        params: RequestPath,
        body: ReasonBody,
        response: {
          200: Type.Object({
            request: OperatorRequest,
            result: Nullable(
              Type.Record(Type.String(), Type.Unknown(), { description: 'What the action itself would have answered' }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { result, target, targetId } = await approveRequest(ctx, request, id, request.body.reason);
      if (target === 'account') callers.invalidate(targetId);
      const decided = viewOfRequest(await getRequest(ctx.db, id, ctx.clock.now()));
      return { request: decided, result: result && { ...result } };
    },
  );

  app.post(
    '/api/admin/requests/:id/reject',
    {
      config: { access: 'operator', roles: helpers, errors },
      schema: {
        operationId: 'rejectOperatorRequest',
        tags,
        summary: "Refuse what another operator asked for, or take one's own request back",
        params: RequestPath,
        body: ReasonBody,
        response: { 200: Type.Object({ request: OperatorRequest }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await rejectRequest(ctx, request, id, request.body.reason);
      return { request: viewOfRequest(await getRequest(ctx.db, id, ctx.clock.now())) };
    },
  );
}

export function viewOfRequest({ createdAt, expiresAt, decidedAt, input, ...request }: RequestRow) {
  return {
    ...request,
    input: { ...input } as Record<string, unknown>,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
