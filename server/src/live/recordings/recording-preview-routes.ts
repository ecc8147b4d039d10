import { Type } from 'typebox';
import { requirePreviewPass } from '../../access/preview-pass.ts';
import { httpErrors, notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Context } from '../../platform/context.ts';
import { segmentPattern } from '../live-files.ts';
import { recordingFolder } from './recording-jobs.ts';
import { recordingPlaylist } from './recording-playlist.ts';
import { isReady, listSegments } from './recording-queries.ts';

const playlistType = 'application/vnd.apple.mpegurl';
const cacheControl = 'private, no-store';

/** A recording as operators look at it, also while it is hidden or private. */
export function recordingPreviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/recordings/:id/preview/:file',
    {
      config: {
        access: 'public',
        errors: [httpErrors.range_not_satisfiable],
        answers: {
          200: { description: 'The playlist, or a segment of it.', types: [playlistType, 'video/mp2t'] },
          206: { description: 'The range that was asked for.', types: ['video/mp2t'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'previewRecording',
        tags: ['live'],
        summary: 'The HLS playlist of a recording and its segments as operators look at it, also while it is hidden',
        params: Type.Object({ id: Id, file: Type.String() }),
        querystring: Type.Object({ pass: Type.String({ description: 'From the console; good for half an hour' }) }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { pass } = request.query;
      requirePreviewPass(ctx, id, pass);
      const isPlaylist = file === 'index.m3u8';
      if (!isPlaylist && !segmentPattern.test(file)) throw notFound('file');
      if (!(await isReady(ctx.db, id))) throw notFound('recording');
      if (!isPlaylist) {
        const name = `${recordingFolder(id)}/${file}`;
        return sendFile(request, reply, ctx.storage, { name, type: 'video/mp2t', cacheControl });
      }
      return reply
        .header('cache-control', cacheControl)
        .type(playlistType)
        .send(recordingPlaylist(await listSegments(ctx.db, id), `?pass=${encodeURIComponent(pass)}`));
    },
  );
}
