import { sql } from 'kysely';
import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { avatarUrlOf } from '../accounts/user.ts';
import type { Context } from '../platform/context.ts';
import { makeCursor, pageOf, readCursor } from '../platform/cursor.ts';
import type { App } from '../platform/http.ts';
import { NextCursor, Nullable, PageQuery, pageLimit, Time } from '../platform/schemas.ts';
import { type BlockPlace, listBlocks } from './block-queries.ts';
import { ProfilePath } from './profile.ts';

const tags = ['social'];
const BlockAnswer = Type.Object({ blocked: Type.Boolean() });
const Block = Type.Object({
  handle: Type.String(),
  name: Nullable(Type.String()),
  avatarUrl: Type.String(),
  blockedAt: Time,
});

export function blockRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/blocks',
    {
      config: { access: 'member' },
      schema: {
        tags,
        summary: 'Whom the caller has blocked, newest first; nobody else learns it',
        querystring: PageQuery,
        response: { 200: Type.Object({ blocks: Type.Array(Block), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const limit = pageLimit(request.query);
      const after = readCursor<BlockPlace>(ctx.keys.cursor, 'blocks', request.query.cursor);
      const rows = await listBlocks(ctx.db, memberOf(request).accountId, after, limit + 1);
      const { page, nextCursor } = pageOf(rows, limit, ({ blockedAt, id }) =>
        makeCursor(ctx.keys.cursor, 'blocks', [blockedAt.getTime(), id] satisfies BlockPlace),
      );
      const blocks = page.map(({ id, handle, name, blockedAt }) => ({
        handle,
        name,
        avatarUrl: avatarUrlOf(ctx.config.baseUrl, id),
        blockedAt: blockedAt.toISOString(),
      }));
      return { blocks, nextCursor };
    },
  );

  app.post(
    '/api/profiles/:handle/block',
    {
      config: { access: 'member' },
      schema: {
        tags,
        summary: 'Block a member: neither sees the other any more, and neither follows the other',
        params: ProfilePath,
        response: { 200: BlockAnswer },
      },
    },
    async (request) => {
      const handle = request.params.handle.toLowerCase();
      await sql`select social_block(${memberOf(request).accountId}, ${handle}, ${ctx.clock.now()})`.execute(ctx.db);
      return { blocked: true };
    },
  );

  app.delete(
    '/api/profiles/:handle/block',
    {
      config: { access: 'member' },
      schema: { tags, summary: 'Lift a block', params: ProfilePath, response: { 200: BlockAnswer } },
    },
    async (request) => {
      const handle = request.params.handle.toLowerCase();
      await sql`select social_unblock(${memberOf(request).accountId}, ${handle})`.execute(ctx.db);
      return { blocked: false };
    },
  );
}
