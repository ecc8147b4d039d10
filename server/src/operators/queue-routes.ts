import { Type } from 'typebox';
import { readPage } from '../http/cursor.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { everyRole, owners } from './operator.ts';
import { setQueuePaused } from './paused-queues.ts';
import { act, Reason, ReasonBody } from './record-action.ts';
import { type FailedJobPlace, listFailedJobs } from './service-queries.ts';

const tags = ['operators'];

/** Failed jobs, and paused queues. */
export function queueRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/jobs/failed',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listFailedJobs',
        tags,
        summary: 'Jobs that failed permanently, with their error, the latest failure first',
        querystring: PageQuery,
        response: {
          200: Type.Object({
            jobs: Type.Array(
              Type.Object({
                id: Id,
                name: Type.String(),
                retries: Type.Integer(),
                error: Type.String(),
                failedAt: Nullable(Time),
              }),
            ),
            nextCursor: NextCursor,
          }),
        },
      },
    },
    async ({ query }) => {
      const { page, nextCursor } = await readPage(
        ctx.keys.cursor,
        'failed jobs',
        query,
        (after: FailedJobPlace | undefined, limit) => listFailedJobs(ctx.db, after, limit),
        ({ place }) => place,
      );
      const jobs = page.map(({ place, failedAt, ...job }) => ({ ...job, failedAt: failedAt?.toISOString() ?? null }));
      return { jobs, nextCursor };
    },
  );

  app.post(
    '/api/admin/jobs/:name/:id/retry',
    {
      config: { access: 'operator', roles: owners, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'retryFailedJob',
        tags,
        summary: 'Run a failed job again',
        params: Type.Object({ name: Line(1, 100), id: Id }),
        body: ReasonBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { name, id } = request.params;
      const action = { action: 'retry job', target: 'job', targetId: `${name} ${id}`, reason: request.body.reason };
      await act(ctx, request, action, async (tx) => {
        if (!(await ctx.jobs.retry(tx, name, id))) throw notFound('failed job');
        return { result: undefined };
      });
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/admin/queues/:name/paused',
    {
      config: { access: 'operator', roles: owners, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'pauseQueue',
        tags,
        summary: 'Pause or resume a queue; running jobs finish',
        params: Type.Object({ name: Line(1, 100) }),
        body: Type.Object({ paused: Type.Boolean(), reason: Reason }),
        response: { 200: Type.Object({ paused: Type.Boolean() }) },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { paused, reason } = request.body;
      const action = { action: paused ? 'pause queue' : 'resume queue', target: 'queue', targetId: name, reason };
      return act(ctx, request, action, async (tx) => {
        if (!(await setQueuePaused(tx, name, paused, ctx.clock.now()))) throw notFound('queue');
        return { result: { paused }, after: { paused } };
      });
    },
  );
}
