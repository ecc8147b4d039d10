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
    operator: Type.String({ description: 'The e-mail address of the operator who asked' }),
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
/** The 202 answer of a dangerous action that needs another operator's approval. */
export const Asked = Type.Object({ request: OperatorRequest }, { title: 'AskedOperator' });

/** Requests for a second operator's approval, and the decisions about them. */
export function requestRoutes(app: App, ctx: Context, callers: Callers): void {
  app.get(
    '/api/admin/requests',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listOperatorRequests',
        tags,
        summary: "Requests for a second operator's approval, newest first",
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
        summary: "Approve and perform another operator's request; both must have the role for it",
        params: RequestPath,
        body: ReasonBody,
        response: {
          200: Type.Object({
            request: OperatorRequest,
            result: Nullable(
              Type.Record(Type.String(), Type.Unknown(), { description: 'The response of the action itself' }),
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
        summary: "Reject another operator's request, or withdraw one's own",
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
