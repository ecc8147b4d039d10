import { Type } from 'typebox';
import { httpErrors, notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Context } from '../../platform/context.ts';
import { segmentPattern } from '../live-files.ts';
import { isOwnersSignature } from './recording.ts';
import { recordingFolder } from './recording-jobs.ts';
import { recordingPlaylist } from './recording-playlist.ts';
import { isPlayable, listSegments } from './recording-queries.ts';

const playlistType = 'application/vnd.apple.mpegurl';
/** Short enough that a removed or hidden recording is soon gone from caches too. */
const cacheSeconds = 300;

/** The playlist of a recording and its segments. */
export function recordingFileRoutes(app: App, ctx: Context): void {
  app.get(
    '/recordings/:id/:file',
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
        operationId: 'getRecordingFile',
        tags: ['live'],
        summary: 'The HLS playlist of a recording and its segments',
        params: Type.Object({ id: Id, file: Type.String() }),
        querystring: Type.Object({
          signature: Type.Optional(Type.String({ description: 'From playbackUrl, of a recording that is not public' })),
        }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { signature } = request.query;
      const isPlaylist = file === 'index.m3u8';
      if (!isPlaylist && !segmentPattern.test(file)) throw notFound('file');
      const byOwner = isOwnersSignature(ctx, id, signature);
      if (!(await isPlayable(ctx.db, id, { byOwner }))) throw notFound('recording');
      const cacheControl = `${byOwner ? 'private' : 'public'}, max-age=${cacheSeconds}`;
      if (!isPlaylist) {
        const name = `${recordingFolder(id)}/${file}`;
        return sendFile(request, reply, ctx.storage, { name, type: 'video/mp2t', cacheControl });
      }
      const query = byOwner ? `?signature=${signature}` : '';
      return reply
        .header('cache-control', cacheControl)
        .type(playlistType)
        .send(recordingPlaylist(await listSegments(ctx.db, id), query));
    },
  );
}
