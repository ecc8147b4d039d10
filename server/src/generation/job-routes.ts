import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors, invalid } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, PageQuery, Paragraph } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { generationErrors } from './generation-errors.ts';
import { GenerationJob, viewOfJob } from './job.ts';
import { openJobEvents } from './job-events.ts';
import { getOwnJob, listOwnJobs } from './job-queries.ts';
import { refineGame } from './refine-game.ts';
import { cancelJob, requestGame } from './request-game.ts';

const tags = ['generation'];
const OneJob = Type.Object({ job: GenerationJob });
const params = Type.Object({ id: Id });
const promptMin = 3;

export function jobRoutes(app: App, ctx: Context): void {
  const sendJob = openJobEvents(app, ctx);

  app.post(
    '/api/games/generate',
    {
      config: {
        switch: 'generation',
        access: 'member',
        limit: 'generation',
        errors: [httpErrors.not_found, generationErrors.queue_full, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'generateGame',
        tags,
        summary: 'Generate a game from a prompt, in the background',
        headers: IdempotencyHeader,
        body: Type.Object({
          prompt: Paragraph(promptMin, 2000),
          remixOf: Type.Optional(Id),
          listed: Type.Optional(
            Type.Boolean({
              description: 'Whether the finished game is listed at once; true by default',
            }),
          ),
        }),
        response: { 202: OneJob },
      },
    },
    async (request, reply) => {
      const { remixOf, listed = true } = request.body;
      const asked = { prompt: promptOf(request.body), listed, ...(remixOf && { remixOf }) };
      const { job, spent } = await requestGame(ctx, memberOf(request), asked, idempotencyOf(request));
      return reply
        .code(202)
        .headers(rateLimitHeaders(spent))
        .send({ job: viewOfJob(job, ctx.config) });
    },
  );

  app.post(
    '/api/games/:id/refine',
    {
      config: {
        switch: 'generation',
        access: 'member',
        limit: 'generation',
        errors: [
          gameErrors.not_creator,
          generationErrors.not_generated,
          generationErrors.queue_full,
          screeningErrors.text_refused,
        ],
      },
      schema: {
        operationId: 'refineGame',
        tags,
        summary: "Change one of the caller's generated games by a prompt, in the background, as a new version",
        headers: IdempotencyHeader,
        params,
        body: Type.Object({ prompt: Paragraph(promptMin, 2000) }),
        response: { 202: OneJob },
      },
    },
    async (request, reply) => {
      const asked = { gameId: request.params.id, prompt: promptOf(request.body) };
      const { job, spent } = await refineGame(ctx, memberOf(request), asked, idempotencyOf(request));
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
        operationId: 'listJobs',
        tags,
        summary: "The caller's jobs, newest first",
        querystring: PageQuery,
        response: { 200: Type.Object({ jobs: Type.Array(GenerationJob), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const list = (after: NewestPlace | undefined, limit: number) =>
        listOwnJobs(ctx.db, sessionOf(request), after, limit);
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'own-jobs', request.query, list, placeOf);
      return { jobs: page.map((row) => viewOfJob(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/jobs/:id',
    {
      config: { access: 'session' },
      schema: { operationId: 'getJob', tags, summary: 'One job', params, response: { 200: OneJob } },
    },
    async (request) => ({ job: viewOfJob(await getOwnJob(ctx.db, sessionOf(request), request.params.id), ctx.config) }),
  );

  app.get(
    '/api/jobs/:id/events',
    {
      config: {
        access: 'session',
        errors: [httpErrors.rate_limited],
        answers: {
          200: {
            description:
              'Events named `job`, each with `{ "job": {…} }`: one at once, then one per change until the job has ended.',
            types: ['text/event-stream'],
          },
        },
      },
      schema: { operationId: 'watchJob', tags, summary: 'The changes of one job, as server-sent events', params },
    },
    (request, reply) => sendJob(sessionOf(request), request.params.id, reply),
  );

  app.post(
    '/api/jobs/:id/cancel',
    {
      config: { access: 'session', errors: [generationErrors.job_finished] },
      schema: { operationId: 'cancelJob', tags, summary: 'Cancel a job', params, response: { 200: OneJob } },
    },
    async (request) => ({ job: viewOfJob(await cancelJob(ctx, sessionOf(request), request.params.id), ctx.config) }),
  );
}

function promptOf(body: { prompt: string }): string {
  const prompt = body.prompt.trim();
  if ([...prompt].length < promptMin) throw invalid(`"prompt" must have at least ${promptMin} characters.`);
  return prompt;
}
