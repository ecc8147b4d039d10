import { sql } from 'kysely';
import { Type } from 'typebox';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { readDataImage } from './item-image.ts';

/** Pictures of items, each under the hash of its bytes, so that an address always shows the same picture. */
export function itemImageRoutes(app: App, ctx: Context): void {
  app.get(
    '/item-images/:hash',
    {
      config: {
        access: 'public',
        answers: {
          200: { description: 'The picture.', types: ['image/png', 'image/jpeg', 'image/webp'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getItemImage',
        tags: ['economy'],
        summary: 'The picture of an item',
        params: Type.Object({ hash: Type.String() }),
      },
    },
    async (request, reply) => {
      const { hash } = request.params;
      if (!/^[0-9a-f]{64}$/.test(hash)) throw notFound('picture');
      const { rows } = await sql<{ address: string }>`
        select image_url as address from item_versions where image_hash = ${Buffer.from(hash, 'hex')} limit 1`.execute(
        ctx.db,
      );
      const image = rows[0] && readDataImage(rows[0].address);
      if (image === undefined) throw notFound('picture');
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          // Games are on another origin, and may draw pictures on a canvas.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*')
          .type(image.type)
          .send(image.bytes)
      );
    },
  );
}
