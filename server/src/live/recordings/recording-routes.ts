import { Type } from 'typebox';
import { memberOf, sessionOf } from '../../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../../access/idempotency.ts';
import { rateLimitHeaders } from '../../access/limits.ts';
import { Clip, clipLimits } from '../../clips/clip.ts';
import { type NewestPlace, placeOf } from '../../database/newest-first.ts';
import { readPage } from '../../http/cursor.ts';
import type { App } from '../../http/http.ts';
import { Id, Line, NextCursor, Nullable, PageQuery } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { screeningErrors } from '../../screening/screening-errors.ts';
import { clipRecording } from './clip-recording.ts';
import { changeRecording, deleteRecording } from './manage-recordings.ts';
import { Recording, recordingLimits, viewOfRecording } from './recording.ts';
import { getRecording, getRecordingUse, listRecordingsOf } from './recording-queries.ts';

const tags = ['live'];
const params = Type.Object({ id: Id });
const OneRecording = Type.Object({ recording: Recording });
const RecordingQuota = Type.Object(
  {
    count: Type.Integer(),
    countMax: Type.Integer(),
    sizeBytes: Type.Integer(),
    sizeBytesMax: Type.Integer(),
  },
  { title: 'RecordingQuota' },
);

export function recordingRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/recordings',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listMyRecordings',
        tags,
        summary: "The caller's recordings of streams, newest first, and the storage they use",
        querystring: PageQuery,
        response: {
          200: Type.Object({ recordings: Type.Array(Recording), quota: RecordingQuota, nextCursor: NextCursor }),
        },
      },
    },
    async (request) => {
      const { accountId } = memberOf(request);
      const list = (after: NewestPlace | undefined, limit: number) =>
        listRecordingsOf(ctx.db, accountId, { shownOnly: false }, after, limit);
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'own-recordings', request.query, list, placeOf);
      const { countMax, bytesMax } = ctx.config.recordings;
      const quota = { ...(await getRecordingUse(ctx.db, accountId)), countMax, sizeBytesMax: bytesMax };
      return { recordings: page.map((row) => viewOfRecording(ctx, row)), quota, nextCursor };
    },
  );

  app.get(
    '/api/recordings/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getRecording',
        tags,
        summary: "A public recording, or one of the caller's own",
        params,
        response: { 200: OneRecording },
      },
    },
    async (request) => {
      const row = await getRecording(ctx.db, sessionOf(request).accountId, request.params.id);
      return { recording: viewOfRecording(ctx, row) };
    },
  );

  app.patch(
    '/api/recordings/:id',
    {
      config: { access: 'member', errors: [screeningErrors.text_refused] },
      schema: {
        operationId: 'changeRecording',
        tags,
        summary: "Change the title and the visibility of one of the caller's recordings; null clears the title",
        params,
        body: Type.Object({
          title: Type.Optional(Nullable(Line(1, 100))),
          isPublic: Type.Optional(Type.Boolean()),
        }),
        response: { 200: OneRecording },
      },
    },
    async (request) => {
      const { title, isPublic } = request.body;
      const change = { ...(title !== undefined && { title }), ...(isPublic !== undefined && { isPublic }) };
      return {
        recording: viewOfRecording(ctx, await changeRecording(ctx, memberOf(request), request.params.id, change)),
      };
    },
  );

  app.delete(
    '/api/recordings/:id',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'deleteRecording',
        tags,
        summary: "Delete one of the caller's recordings; clips cut from it stay",
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteRecording(ctx, memberOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/recordings/:id/clip',
    {
      config: {
        switch: 'uploads',
        access: 'member',
        limit: 'clip_upload',
        errors: [screeningErrors.text_refused],
      },
      schema: {
        operationId: 'clipRecording',
        tags,
        summary: "Cut a clip from one of the caller's recordings; it ends early where the stream was interrupted",
        params,
        headers: IdempotencyHeader,
        body: Type.Object({
          startSeconds: Type.Number({ minimum: 0, maximum: recordingLimits.secondsMax }),
          lengthSeconds: Type.Number({ minimum: 1, maximum: clipLimits.seconds }),
          title: Type.Optional(Line(1, 100)),
        }),
        response: { 201: Type.Object({ clip: Clip }) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { clip, spent } = await clipRecording(ctx, memberOf(request), params.id, body, idempotencyOf(request));
      return reply.code(201).headers(rateLimitHeaders(spent)).send({ clip });
    },
  );
}
