import { Type } from 'typebox';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { isOwnersSignature } from './recording.ts';
import { isPlayable } from './recording-queries.ts';
import { RecordingFile, recordingRoute, requireRecordingFile, sendRecording } from './send-recording.ts';

/** Short, so that a deleted or hidden recording soon disappears from caches. */
const cacheSeconds = 300;

/** The playlist of a recording and its segments. */
export function recordingFileRoutes(app: App, ctx: Context): void {
  app.get(
    '/recordings/:id/:file',
    {
      config: { ...recordingRoute },
      schema: {
        operationId: 'getRecordingFile',
        tags: ['live'],
        summary: 'The HLS playlist of a recording and its segments',
        params: RecordingFile,
        querystring: Type.Object({
          signature: Type.Optional(
            Type.String({ description: 'From playbackUrl; needed for a recording that is not public' }),
          ),
        }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { signature } = request.query;
      requireRecordingFile(file);
      const byOwner = isOwnersSignature(ctx, id, signature);
      if (!(await isPlayable(ctx.db, id, { byOwner }))) throw notFound('recording');
      return sendRecording(ctx, request, reply, request.params, {
        cacheControl: `${byOwner ? 'private' : 'public'}, max-age=${cacheSeconds}`,
        query: byOwner ? `?signature=${signature}` : '',
      });
    },
  );
}
