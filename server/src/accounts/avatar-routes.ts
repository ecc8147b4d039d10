import { Type } from 'typebox';
import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { isId } from '../platform/ids.ts';
import { drawAvatar } from './avatar.ts';

/** Drawn from the id alone: no row is read, and the picture never changes. */
export function avatarRoutes(app: App): void {
  app.get(
    '/avatars/:id.svg',
    {
      config: {
        access: 'public',
        answers: {
          200: { description: 'A picture drawn from the id.', types: ['image/svg+xml'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getAvatar',
        tags: ['accounts'],
        summary: "An account's picture",
        params: Type.Object({ id: Type.String() }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id)) throw notFound('picture');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .type('image/svg+xml')
        .send(drawAvatar(id));
    },
  );
}
