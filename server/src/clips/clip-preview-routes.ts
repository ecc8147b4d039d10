import { Type } from 'typebox';
import { requirePreviewPass } from '../access/preview-pass.ts';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import { sendFile, storedFileRoute } from '../http/send-file.ts';
import type { Context } from '../platform/context.ts';
import { findVideo } from './clip-media-queries.ts';

/** A clip's video for operators, even while it is hidden. */
export function clipPreviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/clips/:id/preview.mp4',
    {
      config: storedFileRoute('The whole video.', 'video/mp4'),
      schema: {
        operationId: 'previewClip',
        tags: ['clips'],
        summary: "A clip's video for operators, even while it is hidden",
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ pass: Type.String({ description: 'From the console; valid for half an hour' }) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      requirePreviewPass(ctx, id, request.query.pass);
      const name = await findVideo(ctx.db, id);
      if (name === undefined) throw notFound('clip');
      return sendFile(request, reply, ctx.storage, {
        name,
        type: 'video/mp4',
        cacheControl: 'private, no-store',
        mayRedirect: true,
      });
    },
  );
}
