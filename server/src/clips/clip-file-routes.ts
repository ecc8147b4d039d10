import { Type } from 'typebox';
import { partPlaceOf } from '../games/uploads/part-place.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import { sendFile, storedFileRoute } from '../http/send-file.ts';
import type { Context } from '../platform/context.ts';
import { Clip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { getPublicFiles } from './clip-media-queries.ts';
import { getSourceParts } from './clip-queries.ts';
import { receiveClipPart } from './receive-clip-part.ts';
import { receiveUpload } from './receive-upload.ts';
import { checkUploadAddress } from './upload-address.ts';

const params = Type.Object({ id: Id });
const Signature = Type.Object({ signature: Type.Optional(Type.String()) });
/** The files of a clip never change; the age is short, so that a deleted or hidden clip soon disappears from caches. */
const cacheControl = 'public, max-age=300, immutable';

/** Upload of the source, download of video and thumbnail. */
export async function clipFileRoutes(app: App, ctx: Context): Promise<void> {
  app.get(
    '/clips/:id/video.mp4',
    {
      config: storedFileRoute('The whole video.', 'video/mp4'),
      schema: { operationId: 'getClipVideo', tags: ['clips'], summary: "A clip's video, with byte ranges", params },
    },
    async (request, reply) => {
      const { video } = await getPublicFiles(ctx.db, request.params.id);
      return sendFile(request, reply, ctx.storage, { name: video, type: 'video/mp4', cacheControl, mayRedirect: true });
    },
  );

  app.get(
    '/clips/:id/thumbnail.jpg',
    {
      config: storedFileRoute('The picture.', 'image/jpeg'),
      schema: { operationId: 'getClipThumbnail', tags: ['clips'], summary: "A clip's picture", params },
    },
    async (request, reply) => {
      const { thumbnail } = await getPublicFiles(ctx.db, request.params.id);
      return sendFile(request, reply, ctx.storage, {
        name: thumbnail,
        type: 'image/jpeg',
        cacheControl,
        mayRedirect: true,
      });
    },
  );

  await app.register(async (uploads) => {
    const scope = uploads as App;
    // The body stays a stream, whatever content type the sender declares.
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
            clipErrors.clip_upload_offset,
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
          summary: 'Upload the video, to the address from POST /api/clips/upload',
          description:
            'Whole, or in parts one after the other, each with Content-Range ("bytes 0-999/5000"), or with Upload-Offset and, on all but the last, Upload-Complete: ?0. The received bytes of an interrupted part are kept: HEAD of the same address returns Upload-Offset, where the next part begins.',
          params,
          querystring: Signature,
          response: { 200: Type.Object({ clip: Clip }) },
        },
      },
      async (request) => {
        checkUploadAddress(ctx, request.params.id, request.query.signature);
        const { params, headers, raw } = request;
        const { 'content-range': range, 'upload-offset': offset, 'content-length': declared } = headers;
        if (range !== undefined || offset !== undefined)
          return { clip: await receiveClipPart(ctx, params.id, raw, partPlaceOf(headers)) };
        return {
          clip: await receiveUpload(ctx, params.id, raw, declared === undefined ? undefined : Number(declared)),
        };
      },
    );
    scope.head(
      '/uploads/clips/:id',
      { config: { access: 'public' }, schema: { hide: true, params, querystring: Signature } },
      async (request, reply) => {
        checkUploadAddress(ctx, request.params.id, request.query.signature);
        const { receivedBytes, status } = await getSourceParts(ctx.db, request.params.id);
        return reply
          .header('upload-offset', receivedBytes)
          .header('upload-complete', status === 'awaiting_upload' ? '?0' : '?1')
          .header('cache-control', 'no-store')
          .send();
      },
    );
  });
}
