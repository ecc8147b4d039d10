import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import type { WebApp } from '../../web-pages/web-app.ts';
import { viewOfGame } from './game.ts';
import { findOpenGame } from './game-queries.ts';

/** A game's own address, readable for everybody: the app, and a card for those who share it. */
export function gamePageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/g/:gameId', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { gameId } = request.params as { gameId: string };
    const row = isId(gameId) ? await findOpenGame(ctx.db, gameId) : undefined;
    if (row === undefined) return web.sendLostPage(request, reply, notFound('game'));
    const game = viewOfGame(row, ctx.config);
    return web.sendPage(request, reply, {
      path: `/g/${game.id}`,
      title: `${game.title} · Coinop`,
      description:
        game.description || `A game by ${game.creator.name ?? `@${game.creator.handle}`}, playable right here.`,
      kind: 'website',
      imageUrl: game.thumbnailUrl,
    });
  });
}
