import { Type } from 'typebox';
import { etagOf, isUnchanged } from '../../http/etag.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { getThumbnail, getThumbnailFacts } from '../documents/document-queries.ts';
import { drawCover } from './cover.ts';

export function thumbnailRoutes(app: App, ctx: Context): void {
  app.get(
    '/games/:id/thumbnail',
    {
      config: {
        access: 'public',
        answers: {
          200: {
            description: "The game's picture.",
            types: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'],
          },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getGameThumbnail',
        tags: ['games'],
        summary: "A game's picture",
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ v: Type.Optional(Type.String({ description: 'The version in thumbnailUrl' })) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { title, version, type } = await getThumbnailFacts(ctx.db, id);
      const etag = etagOf(version ?? title);
      // An address with the current version always shows the same picture.
      const forEver = version !== null && request.query.v === version;
      reply
        .header('etag', etag)
        .header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'public, no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (isUnchanged(request, etag)) return reply.code(304).send();
      if (type === null) return reply.type('image/svg+xml; charset=utf-8').send(drawCover(id, title));
      return reply.type(type).send(await getThumbnail(ctx.db, id));
    },
  );
}
