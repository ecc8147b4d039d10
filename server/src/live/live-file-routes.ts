import { Type } from 'typebox';
import { notFound } from '../http/errors.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { newestSegmentsOf, withEnding } from './hls-playlist.ts';
import { masterName, playlistName, segmentPattern } from './live-files.ts';
import { findWatchable } from './live-queries.ts';
import { type Ending, endingOf, liveLimits } from './live-stream.ts';
import { findLowLatency } from './low-latency/find-low-latency.ts';
import { masterPlaylist, renditionNames } from './renditions.ts';
import { type ViewerFiles, viewerFilesOf } from './viewer-files.ts';

/** The HLS playlist and its segments, while the stream runs and for some minutes after its end. */
export function liveFileRoutes(app: App, ctx: Context): void {
  app.get(
    '/live/:id/:file',
    {
      config: {
        access: 'public',
        answers: {
          200: {
            description: 'A playlist or one of its segments.',
            types: ['application/vnd.apple.mpegurl', 'video/mp2t'],
          },
          304: { description: 'The playlist is unchanged since the ETag that was sent.' },
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
      const watchable = await findWatchable(ctx.db, id, ctx.clock.now());
      if (watchable === undefined) throw notFound('stream');
      const files = viewerFilesOf(ctx, id);
      const before = ctx.config.mediaOrigin === undefined ? '' : `${ctx.config.mediaOrigin}/live/${id}/`;
      if (isMaster || isPlaylist) {
        const text = isMaster
          ? await masterPlaylist(files, ctx.clock.now(), await findLowLatency(ctx, id))
          : await shownPlaylist(files, file, before, endingOf(watchable, ctx.clock.now()));
        if (text === undefined) throw notFound('stream');
        const etag = etagOf(text);
        reply.header('cache-control', 'no-cache').header('etag', etag).type('application/vnd.apple.mpegurl');
        return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(text);
      }
      const segment = await files.segment(file);
      if (segment === undefined) throw notFound('file');
      return reply
        .header('cache-control', 'public, max-age=3600, immutable')
        .header('content-length', segment.sizeBytes)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('video/mp2t')
        .send(segment.content);
    },
  );
}

async function shownPlaylist(
  files: ViewerFiles,
  name: string,
  before: string,
  ending: Ending,
): Promise<string | undefined> {
  const playlist = await files.playlist(name);
  return playlist && withEnding(newestSegmentsOf(playlist.text, liveLimits.playlistSegments, before), ending);
}
