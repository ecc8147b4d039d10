import { Type } from 'typebox';
import { requirePreviewPass } from '../../access/preview-pass.ts';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { isReady } from './recording-queries.ts';
import { RecordingFile, recordingRoute, requireRecordingFile, sendRecording } from './send-recording.ts';

/** A recording for operators, even while it is hidden or private. */
export function recordingPreviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/recordings/:id/preview/:file',
    {
      config: { ...recordingRoute },
      schema: {
        operationId: 'previewRecording',
        tags: ['live'],
        summary: 'The HLS playlist and segments of a recording for operators, even while it is hidden',
        params: RecordingFile,
        querystring: Type.Object({ pass: Type.String({ description: 'From the console; valid for half an hour' }) }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { pass } = request.query;
      requirePreviewPass(ctx, id, pass);
      requireRecordingFile(file);
      if (!(await isReady(ctx.db, id))) throw notFound('recording');
      return sendRecording(ctx, request, reply, request.params, {
        cacheControl: 'private, no-store',
        query: `?pass=${encodeURIComponent(pass)}`,
      });
    },
  );
}
