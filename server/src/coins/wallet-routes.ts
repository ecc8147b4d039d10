import { Type } from 'typebox';
import { gamePlayerOf, sessionOf } from '../access/guards.ts';
import { makeCursor, pageOf, readCursor } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { PageQuery, pageLimit } from '../http/schemas.ts';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Context } from '../platform/context.ts';
import { Wallet } from './statement.ts';
import { balanceOf, type FirstPage, readFirstPages, readStatement } from './wallet-queries.ts';

export function walletRoutes(app: App, ctx: Context): void {
  const firstPageOf = batchLoader((pages: FirstPage[]) => readFirstPages(ctx.db, pages), { atOnceMax: 4, keysMax: 32 });

  app.get(
    '/api/wallet',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getWallet',
        tags: ['economy'],
        summary: "The caller's balance and statement, newest first",
        querystring: PageQuery,
        response: { 200: Wallet },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const limit = pageLimit(request.query);
      const list = `wallet ${accountId}`;
      const before = readCursor<number>(ctx.keys.cursor, list, request.query.cursor);
      const { balance, lines } = await (before === undefined
        ? firstPageOf({ accountId, limit: limit + 1 })
        : readStatement(ctx.db, accountId, before, limit + 1));
      const { page, nextCursor } = pageOf(lines, limit, (last) => makeCursor(ctx.keys.cursor, list, last.number));
      return { balance, ledger: page, nextCursor };
    },
  );

  app.get(
    '/api/sdk/wallet',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getGameWallet',
        tags: ['sdk'],
        summary: "The player's balance",
        response: { 200: Type.Object({ balance: Type.Integer() }) },
      },
    },
    async (request) => ({ balance: await balanceOf(ctx.db, gamePlayerOf(request).accountId) }),
  );
}
