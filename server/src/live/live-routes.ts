import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { Clip } from '../clips/clip.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { clipStream } from './clip-stream.ts';
import { liveErrors } from './live-errors.ts';
import { getOwnStream, getStream } from './live-queries.ts';
import { Live, viewOfLive } from './live-stream.ts';
import { openStream } from './manage-stream.ts';

const tags = ['live'];
const OneLive = Type.Object({ live: Live });
const Ingest = Type.Object(
  {
    url: Type.String({ description: 'The server to enter in streaming software that uses RTMP' }),
    streamKey: Type.String(),
    srtUrl: Nullable(
      Type.String({
        description: 'The whole address for streaming software that uses SRT, including the key; null without SRT',
      }),
    ),
  },
  { title: 'StreamCredentials' },
);

export function liveRoutes(app: App, ctx: Context): void {
  const { rtmpPublicUrl, srtPublicUrl } = ctx.config;
  const srtUrlOf = (key: string) => (srtPublicUrl === undefined ? null : `${srtPublicUrl}?streamid=${key}`);

  app.post(
    '/api/live',
    {
      config: { switch: 'live', access: 'member', errors: [httpErrors.not_found, screeningErrors.text_refused] },
      schema: {
        operationId: 'openStream',
        tags,
        summary:
          "Create or change the caller's stream; returns it with its credentials for RTMP and SRT. The key stays the same until rotateKey; null removes the title or the game",
        headers: IdempotencyHeader,
        body: Type.Object({
          title: Type.Optional(Nullable(Line(1, 100))),
          gameId: Type.Optional(Nullable(Id)),
          record: Type.Optional(Type.Boolean({ description: 'Record what is streamed from now on' })),
          rotateKey: Type.Optional(Type.Boolean()),
        }),
        response: {
          201: Type.Object({ live: Live, ingest: Ingest }),
        },
      },
    },
    async (request, reply) => {
      const { live, streamKey } = await openStream(ctx, memberOf(request), request.body, idempotencyOf(request));
      return reply.code(201).send({
        live: viewOfLive(live, ctx.config),
        ingest: { url: rtmpPublicUrl, streamKey, srtUrl: srtUrlOf(streamKey) },
      });
    },
  );

  app.get(
    '/api/live',
    {
      config: { access: 'session', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getMyStream',
        tags,
        summary: "The caller's stream, without its key",
        response: { 200: OneLive },
      },
    },
    async (request) => ({
      live: viewOfLive(await getOwnStream(ctx.db, sessionOf(request).accountId, ctx.clock.now()), ctx.config),
    }),
  );

  app.get(
    '/api/live/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getStream',
        tags,
        summary: 'A stream',
        params: Type.Object({ id: Id }),
        response: { 200: OneLive },
      },
    },
    async (request) => ({
      live: viewOfLive(
        await getStream(ctx.db, sessionOf(request).accountId, request.params.id, ctx.clock.now()),
        ctx.config,
      ),
    }),
  );

  app.post(
    '/api/live/clip',
    {
      config: {
        switch: 'uploads',
        access: 'member',
        limit: 'clip_upload',
        errors: [liveErrors.not_live, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'clipStream',
        tags,
        summary: 'Make a clip of the last two minutes of the stream',
        headers: IdempotencyHeader,
        body: Type.Object({ title: Type.Optional(Line(1, 100)) }),
        response: { 201: Type.Object({ clip: Clip }) },
      },
    },
    async (request, reply) => {
      const { clip, spent } = await clipStream(ctx, memberOf(request), request.body.title, idempotencyOf(request));
      return reply.code(201).headers(rateLimitHeaders(spent)).send({ clip });
    },
  );
}
