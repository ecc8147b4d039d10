import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { avatarUrlOf } from '../accounts/user.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { NextCursor, Nullable, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { type BlockRow, blockMember, listBlocks, unblockMember } from './block-queries.ts';
import { ProfilePath } from './profile.ts';
import { socialErrors } from './social-errors.ts';

const tags = ['social'];
const BlockAnswer = Type.Object({ blocked: Type.Boolean() });
const Block = Type.Object(
  {
    handle: Type.String(),
    name: Nullable(Type.String()),
    avatarUrl: Type.String(),
    blockedAt: Time,
  },
  { title: 'Block' },
);

export function blockRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/blocks',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listBlocks',
        tags,
        summary: 'The members the caller has blocked, newest first; visible to nobody else',
        querystring: PageQuery,
        response: { 200: Type.Object({ blocks: Type.Array(Block), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = memberOf(request);
      const list = (after: NewestPlace | undefined, limit: number) => listBlocks(ctx.db, accountId, after, limit);
      const placeOf = ({ blockedAt, id }: BlockRow): NewestPlace => [blockedAt.getTime(), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'blocks', request.query, list, placeOf);
      const blocks = page.map(({ handle, name, blockedAt, ...owner }) => ({
        handle,
        name,
        avatarUrl: avatarUrlOf(ctx.config.baseUrl, owner),
        blockedAt: blockedAt.toISOString(),
      }));
      return { blocks, nextCursor };
    },
  );

  app.post(
    '/api/profiles/:handle/block',
    {
      config: { access: 'member', errors: [socialErrors.cannot_block_yourself] },
      schema: {
        operationId: 'block',
        tags,
        summary: 'Block a member: neither sees the other any more, and follows between them end',
        params: ProfilePath,
        response: { 200: BlockAnswer },
      },
    },
    async (request) => {
      await blockMember(ctx.db, memberOf(request).accountId, request.params.handle, ctx.clock.now());
      return { blocked: true };
    },
  );

  app.delete(
    '/api/profiles/:handle/block',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'unblock',
        tags,
        summary: 'Unblock a member',
        params: ProfilePath,
        response: { 200: BlockAnswer },
      },
    },
    async (request) => {
      await unblockMember(ctx.db, memberOf(request).accountId, request.params.handle);
      return { blocked: false };
    },
  );
}
