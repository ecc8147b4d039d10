import path from 'node:path';
import { Type } from 'typebox';
import { httpErrors, notFound } from '../http/errors.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import { sendFile, storedFileRoute } from '../http/send-file.ts';
import type { Context } from '../platform/context.ts';
import { getPublicFiles } from './clip-media-queries.ts';
import { masterPlaylistOf, mediaPlaylist, type Rendition } from './clip-playlist.ts';

const tags = ['clips'];
/** Short, so that a deleted or hidden clip soon disappears from caches. */
const cacheControl = 'public, max-age=300';
/** Generated files of a clip never change. */
const immutable = `${cacheControl}, immutable`;
const playlistType = 'application/vnd.apple.mpegurl';

/** The generated files of a clip besides its video: preview, HLS renditions, captions. */
export function clipMediaRoutes(app: App, ctx: Context): void {
  app.get(
    '/clips/:id/preview.webp',
    {
      config: storedFileRoute('The picture.', 'image/webp'),
      schema: {
        operationId: 'getClipPreview',
        tags,
        summary: "An animated preview of a clip's first seconds",
        params: Type.Object({ id: Id }),
      },
    },
    async (request, reply) => {
      const { preview } = await getPublicFiles(ctx.db, request.params.id);
      if (preview === null) throw notFound('file');
      const file = { name: preview, type: 'image/webp', cacheControl: immutable, mayRedirect: true };
      return sendFile(request, reply, ctx.storage, file);
    },
  );

  app.get(
    '/clips/:id/hls/:file',
    {
      config: {
        access: 'public',
        errors: [httpErrors.range_not_satisfiable],
        answers: {
          200: { description: 'A playlist, or the segments of one in one file.', types: [playlistType, 'video/mp4'] },
          206: { description: 'The requested range.', types: ['video/mp4'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getClipHls',
        tags,
        summary: "A clip's renditions as HLS: master.m3u8, and the files it lists",
        params: Type.Object({ id: Id, file: Type.String() }),
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { renditions } = await getPublicFiles(ctx.db, id);
      if (renditions.length === 0) throw notFound('file');
      const sendPlaylist = (text: string) => {
        const etag = etagOf(text);
        reply.header('cache-control', immutable).header('etag', etag).type(playlistType);
        return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(text);
      };
      if (file === 'master.m3u8') return sendPlaylist(masterPlaylistOf(renditions, playlistOf));
      const listed = renditions.find((one) => playlistOf(one) === file);
      if (listed) return sendPlaylist(mediaPlaylist(listed, path.basename(listed.file)));
      const stored = renditions.find((one) => path.basename(one.file) === file);
      if (stored === undefined) throw notFound('file');
      return sendFile(request, reply, ctx.storage, { name: stored.file, type: 'video/mp4', cacheControl: immutable });
    },
  );

  app.get(
    '/clips/:id/captions.vtt',
    {
      config: { access: 'public', answers: { 200: { description: 'WebVTT.', types: ['text/vtt'] } } },
      schema: {
        operationId: 'getClipCaptions',
        tags,
        summary: "A clip's captions",
        params: Type.Object({ id: Id }),
      },
    },
    async (request, reply) => {
      const { captions } = await getPublicFiles(ctx.db, request.params.id);
      if (captions === null) throw notFound('file');
      return reply.header('cache-control', cacheControl).type('text/vtt; charset=utf-8').send(captions);
    },
  );
}

const playlistOf = ({ file }: Rendition) => `${path.basename(file, '.mp4')}.m3u8`;
