import { Type } from 'typebox';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import { sendFile } from '../http/send-file.ts';
import type { Context } from '../platform/context.ts';
import { Clip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { getPublicFiles } from './clip-queries.ts';
import { receiveUpload } from './receive-upload.ts';
import { checkUploadAddress } from './upload-address.ts';

const params = Type.Object({ id: Id });
/** Short enough that a removed or hidden clip is soon gone from caches too. */
const cacheControl = 'public, max-age=300';

/** Upload of the source, download of video and thumbnail. */
export async function clipFileRoutes(app: App, ctx: Context): Promise<void> {
  app.get(
    '/clips/:id/video.mp4',
    {
      config: {
        access: 'public',
        errors: [httpErrors.range_not_satisfiable],
        answers: {
          200: { description: 'The whole video.', types: ['video/mp4'] },
          206: { description: 'The range that was asked for.', types: ['video/mp4'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: { operationId: 'getClipVideo', tags: ['clips'], summary: "A clip's video, with byte ranges", params },
    },
    async (request, reply) => {
      const { video } = await getPublicFiles(ctx.db, request.params.id);
      return sendFile(request, reply, ctx.storage, { name: video, type: 'video/mp4', cacheControl });
    },
  );

  app.get(
    '/clips/:id/thumbnail.jpg',
    {
      config: {
        access: 'public',
        errors: [httpErrors.range_not_satisfiable],
        answers: {
          200: { description: 'The picture.', types: ['image/jpeg'] },
          206: { description: 'The range that was asked for.', types: ['image/jpeg'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: { operationId: 'getClipThumbnail', tags: ['clips'], summary: "A clip's picture", params },
    },
    async (request, reply) => {
      const { thumbnail } = await getPublicFiles(ctx.db, request.params.id);
      return sendFile(request, reply, ctx.storage, { name: thumbnail, type: 'image/jpeg', cacheControl });
    },
  );

  await app.register(async (uploads) => {
    const scope = uploads as App;
    // Whatever the sender calls it, the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.put(
      '/uploads/clips/:id',
      {
        config: {
          access: 'public',
          slowBody: true,
          errors: [
            clipErrors.upload_address_invalid,
            clipErrors.clip_uploaded,
            clipErrors.unsupported_video,
            clipErrors.storage_full,
            httpErrors.too_large,
            httpErrors.request_timeout,
            httpErrors.rate_limited,
          ],
          bodyTypes: ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska'],
        },
        schema: {
          operationId: 'uploadClipVideo',
          tags: ['clips'],
          summary: 'The video itself, to the address that POST /api/clips/upload answered',
          params,
          querystring: Type.Object({ signature: Type.Optional(Type.String()) }),
          response: { 200: Type.Object({ clip: Clip }) },
        },
      },
      async (request) => {
        checkUploadAddress(ctx, request.params.id, request.query.signature);
        const declared = request.headers['content-length'];
        return {
          clip: await receiveUpload(
            ctx,
            request.params.id,
            request.raw,
            declared === undefined ? undefined : Number(declared),
          ),
        };
      },
    );
  });
}
