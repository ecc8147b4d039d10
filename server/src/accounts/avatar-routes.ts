import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { accountErrors } from './account-errors.ts';
import { getUser } from './account-queries.ts';
import { drawAvatar, drawAvatarPng, frameAvatar } from './avatar.ts';
import { avatarLimits, chooseAvatar, findShownAvatar } from './choose-avatar.ts';
import { User } from './user.ts';

const Drawn = Type.Integer({
  minimum: 0,
  maximum: avatarLimits.drawnMax,
  description: `The number of a drawn picture, 0 to ${avatarLimits.drawnMax}`,
});
const Version = Type.Integer({ minimum: 0, description: 'The version in the avatar URL' });
const lasting = 'public, max-age=31536000, immutable';
const AvatarBody = Type.Object({
  drawn: Type.Optional(Drawn),
  image: Type.Optional(
    Type.String({
      maxLength: 950_000,
      description: `A data: address of a PNG, JPEG or WebP of at most ${avatarLimits.uploadBytesMax} bytes`,
    }),
  ),
});

export function avatarRoutes(app: App, ctx: Context): void {
  app.get(
    '/avatars/:id.svg',
    {
      config: {
        access: 'public',
        answers: {
          200: { description: 'The chosen picture, or one drawn from the id.', types: ['image/svg+xml'] },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getAvatar',
        tags: ['accounts'],
        summary: "An account's picture; with `drawn`, a preview of that drawn picture",
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({
          drawn: Type.Optional(Drawn),
          v: Type.Optional(Version),
        }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id)) throw notFound('picture');
      const { drawn, v } = request.query;
      const shown = drawn === undefined ? await findShownAvatar(ctx.db, id) : { drawn, image: null, version: v };
      // An address without a version, or with an older one, may show another picture later.
      const isLasting = drawn !== undefined || (shown !== undefined && shown.version === v);
      return reply
        .header('cache-control', isLasting ? lasting : 'public, max-age=60')
        .header('content-security-policy', "default-src 'none'; img-src data:")
        .type('image/svg+xml')
        .send(shown?.image ? frameAvatar(shown.image) : drawAvatar(id, shown?.drawn ?? 0));
    },
  );

  app.get(
    '/avatars/:id.png',
    {
      config: {
        access: 'public',
        answers: {
          200: {
            description: 'The picture; an uploaded one is a JPEG.',
            types: ['image/png', 'image/jpeg'],
          },
          304: { description: 'Unchanged since the ETag that was sent.' },
        },
      },
      schema: {
        operationId: 'getAvatarPicture',
        tags: ['accounts'],
        summary: "An account's picture for where SVG is not shown, such as link previews",
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ v: Type.Optional(Version) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id)) throw notFound('picture');
      const shown = await findShownAvatar(ctx.db, id);
      const isLasting = shown !== undefined && shown.version === request.query.v;
      return reply
        .header('cache-control', isLasting ? lasting : 'public, max-age=60')
        .type(shown?.image ? 'image/jpeg' : 'image/png')
        .send(shown?.image ?? drawAvatarPng(id, shown?.drawn ?? 0));
    },
  );

  app.put(
    '/api/me/avatar',
    {
      bodyLimit: 1_000_000,
      config: { access: 'member', limit: 'avatar', errors: [accountErrors.picture_unreadable] },
      schema: {
        operationId: 'chooseAvatar',
        tags: ['accounts'],
        summary: 'Choose a drawn picture by its number, or upload one, which is re-encoded without its metadata',
        body: AvatarBody,
        response: { 200: Type.Object({ user: User }) },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const { drawn, image } = request.body;
      if ((drawn === undefined) === (image === undefined)) throw invalid('Send either "drawn" or "image".');
      const spent = await chooseAvatar(ctx, caller, drawn !== undefined ? { drawn } : { image: image ?? '' });
      reply.headers(rateLimitHeaders(spent));
      return { user: await getUser(ctx.db, ctx.config.baseUrl, caller.accountId) };
    },
  );
}
