import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import type { WebApp } from '../../web-pages/web-app.ts';
import { viewOfGame } from './game.ts';
import { findOpenGame } from './game-queries.ts';
import { findPreview } from './preview-queries.ts';

/** A game's public page: the app, with a card for link previews. */
export function gamePageRoutes(app: App, ctx: Context, web: WebApp): void {
  const sendGamePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { gameId } = request.params as { gameId: string };
    const row = isId(gameId) ? await findOpenGame(ctx.db, gameId) : undefined;
    if (row === undefined) return web.sendLostPage(request, reply, notFound('game'));
    const game = viewOfGame(row, ctx.config);
    const { title, thumbnailUrl } = game;
    const description =
      game.description || `A game by ${game.creator.name ?? `@${game.creator.handle}`}, playable right here.`;
    return web.sendPage(
      request,
      reply,
      { path: `/g/${game.id}`, title: `${title} · Coinop`, description, kind: 'website', imageUrl: thumbnailUrl },
      { title, description, game, preview: await findPreview(ctx.db, game.id) },
    );
  };
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/g/:gameId', options, sendGamePage);
  // The same page, isolated: with its opener policy, browsers let a framed game share memory between threads.
  // Everything else that the page frames would have to opt in, so only games that need it are shown here.
  app.get('/play/:gameId', options, async (request, reply) =>
    sendGamePage(request, reply.header('cross-origin-embedder-policy', 'credentialless')),
  );
}
