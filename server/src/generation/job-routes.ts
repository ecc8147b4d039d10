import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import type { Context } from '../platform/context.ts';
import { makeCursor, pageOf, readCursor } from '../platform/cursor.ts';
import type { App } from '../platform/http.ts';
import { Id, NextCursor, PageQuery, Paragraph, pageLimit } from '../platform/schemas.ts';
import { GenerationJob, viewOfJob } from './job.ts';
import { streamJob } from './job-events.ts';
import { getOwnJob, type JobPlace, listOwnJobs } from './job-queries.ts';
import { cancelJob, requestGame } from './request-game.ts';

const tags = ['generation'];
const OneJob = Type.Object({ job: GenerationJob });
const params = Type.Object({ id: Id });

export function jobRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/games/generate',
    {
      config: { access: 'member', limit: 'generation' },
      schema: {
        tags,
        summary: 'Have a game made from a prompt, in the background',
        body: Type.Object({ prompt: Paragraph(3, 2000), remixOf: Type.Optional(Id) }),
        response: { 202: OneJob },
      },
    },
    async (request, reply) => {
      const { prompt, remixOf } = request.body;
      const { job, spent } = await requestGame(ctx, memberOf(request), {
        prompt: prompt.trim(),
        ...(remixOf && { remixOf }),
      });
      return reply
        .code(202)
        .headers(rateLimitHeaders(spent))
        .send({ job: viewOfJob(job, ctx.config) });
    },
  );

  app.get(
    '/api/jobs',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: "The caller's jobs, newest first",
        querystring: PageQuery,
        response: { 200: Type.Object({ jobs: Type.Array(GenerationJob), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const limit = pageLimit(request.query);
      const place = readCursor<JobPlace>(ctx.keys.cursor, 'own-jobs', request.query.cursor);
      const rows = await listOwnJobs(ctx.db, sessionOf(request), place, limit + 1);
      const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) =>
        makeCursor(ctx.keys.cursor, 'own-jobs', { createdAt, id }),
      );
      return { jobs: page.map((row) => viewOfJob(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/jobs/:id',
    { config: { access: 'session' }, schema: { tags, summary: 'One job', params, response: { 200: OneJob } } },
    async (request) => ({ job: viewOfJob(await getOwnJob(ctx.db, sessionOf(request), request.params.id), ctx.config) }),
  );

  app.get(
    '/api/jobs/:id/events',
    {
      config: { access: 'session' },
      schema: { tags, summary: 'One job as it changes, as server-sent events', params },
    },
    (request, reply) => streamJob(ctx, sessionOf(request), request.params.id, reply),
  );

  app.post(
    '/api/jobs/:id/cancel',
    { config: { access: 'session' }, schema: { tags, summary: 'Stop a job', params, response: { 200: OneJob } } },
    async (request) => ({ job: viewOfJob(await cancelJob(ctx, sessionOf(request), request.params.id), ctx.config) }),
  );
}
