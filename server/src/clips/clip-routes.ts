import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { Clip, viewOfClip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { getClip, listOwnClips } from './clip-queries.ts';
import { changeClip, deleteClip, retryClip } from './manage-clips.ts';
import { startClip } from './start-clip.ts';

const tags = ['clips'];
const OneClip = Type.Object({ clip: Clip });
const Seconds = Type.Number({ minimum: 0, maximum: 86_400, description: 'Seconds, decimals allowed' });

export function clipRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/clips/upload',
    {
      config: {
        switch: 'uploads',
        access: 'member',
        limit: 'clip_upload',
        errors: [httpErrors.not_found, httpErrors.not_configured, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'createClip',
        tags,
        summary: 'Create a clip and get the address to PUT its video to',
        headers: IdempotencyHeader,
        body: Type.Object({
          gameId: Type.Optional(Id),
          title: Type.Optional(Line(1, 100)),
          trimStart: Type.Optional(Seconds),
          trimEnd: Type.Optional(
            Type.Number({ exclusiveMinimum: 0, maximum: 86_400, description: 'Seconds, greater than trimStart' }),
          ),
        }),
        response: { 201: Type.Object({ clip: Clip, uploadUrl: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { gameId, title, trimStart, trimEnd } = request.body;
      const draft = {
        ...(gameId !== undefined && { gameId }),
        ...(title !== undefined && { title }),
        ...(trimStart !== undefined && { trimStart }),
        ...(trimEnd !== undefined && { trimEnd }),
      };
      const { clip, uploadUrl, spent } = await startClip(ctx, memberOf(request), draft, idempotencyOf(request));
      return reply.code(201).headers(rateLimitHeaders(spent)).send({ clip, uploadUrl });
    },
  );

  app.get(
    '/api/clips/mine',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyClips',
        tags,
        summary: "The caller's clips, newest first, in every state",
        querystring: PageQuery,
        response: { 200: Type.Object({ clips: Type.Array(Clip), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const list = (after: NewestPlace | undefined, limit: number) =>
        listOwnClips(ctx.db, sessionOf(request), after, limit);
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'own-clips', request.query, list, placeOf);
      return { clips: page.map((row) => viewOfClip(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/clips/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getClip',
        tags,
        summary: "A ready clip, or one's own",
        params: Type.Object({ id: Id }),
        response: { 200: OneClip },
      },
    },
    async (request) => ({ clip: viewOfClip(await getClip(ctx.db, sessionOf(request), request.params.id), ctx.config) }),
  );

  app.post(
    '/api/clips/:id/retry',
    {
      config: { access: 'session', limit: 'clip_retry', errors: [clipErrors.clip_not_failed] },
      schema: {
        operationId: 'retryClip',
        tags,
        summary: 'Process a failed clip again',
        params: Type.Object({ id: Id }),
        response: { 200: OneClip },
      },
    },
    async (request, reply) => {
      const { clip, spent } = await retryClip(ctx, sessionOf(request), request.params.id);
      return reply.headers(rateLimitHeaders(spent)).send({ clip: viewOfClip(clip, ctx.config) });
    },
  );

  app.patch(
    '/api/clips/:id',
    {
      config: { access: 'member', errors: [screeningErrors.text_refused] },
      schema: {
        operationId: 'changeClip',
        tags,
        summary: "Change the title and the game of one's own clip; null clears a field, fields left out stay unchanged",
        params: Type.Object({ id: Id }),
        body: Type.Object({
          title: Type.Optional(Nullable(Line(1, 100))),
          gameId: Type.Optional(Nullable(Id)),
        }),
        response: { 200: OneClip },
      },
    },
    async (request) => {
      const { title, gameId } = request.body;
      const changes = { ...(title !== undefined && { title }), ...(gameId !== undefined && { gameId }) };
      const clip = await changeClip(ctx, memberOf(request), request.params.id, changes);
      return { clip: viewOfClip(clip, ctx.config) };
    },
  );

  app.delete(
    '/api/clips/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'deleteClip',
        tags,
        summary: "Remove one's own clip",
        params: Type.Object({ id: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteClip(ctx, sessionOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
