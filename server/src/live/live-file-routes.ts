import { Type } from 'typebox';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { openJailOutput } from '../sandbox/jail-output.ts';
import { newestSegmentsOf } from './hls-playlist.ts';
import { masterName, playlistName, readPlaylist, segmentPattern, streamFolder } from './live-files.ts';
import { isWatchable } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { masterPlaylist, renditionNames } from './renditions.ts';

/** The HLS playlist and its segments, for as long as the stream can be watched. */
export function liveFileRoutes(app: App, ctx: Context): void {
  app.get(
    '/live/:id/:file',
    {
      config: {
        access: 'public',
        answers: {
          200: {
            description: 'A playlist or a segment of it.',
            types: ['application/vnd.apple.mpegurl', 'video/mp2t'],
          },
        },
      },
      schema: {
        operationId: 'getStreamFile',
        tags: ['live'],
        summary: 'The HLS playlist and segments',
        params: Type.Object({ id: Id, file: Type.String() }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const isPlaylist = file === playlistName || renditionNames.some((name) => file === `${name}.m3u8`);
      const isMaster = file === masterName;
      if (!isPlaylist && !isMaster && !segmentPattern.test(file)) throw notFound('file');
      if (!(await isWatchable(ctx.db, id, ctx.clock.now()))) throw notFound('stream');
      const folder = streamFolder(ctx.config, id);
      if (isMaster) {
        const text = await masterPlaylist(folder, ctx.clock.now());
        if (text === undefined) throw notFound('stream');
        return reply.header('cache-control', 'no-cache').type('application/vnd.apple.mpegurl').send(text);
      }
      if (isPlaylist) {
        const text = await readPlaylist(folder, file);
        if (text === undefined) throw notFound('stream');
        return reply
          .header('cache-control', 'no-cache')
          .type('application/vnd.apple.mpegurl')
          .send(newestSegmentsOf(text, liveLimits.playlistSegments));
      }
      const segment = await openJailOutput(folder, file);
      if (segment === undefined) throw notFound('file');
      return reply
        .header('cache-control', 'public, max-age=3600, immutable')
        .header('content-length', (await segment.stat()).size)
        .type('video/mp2t')
        .send(segment.createReadStream());
    },
  );
}
