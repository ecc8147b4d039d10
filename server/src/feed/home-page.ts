import type { Static } from 'typebox';
import type { Game } from '../games/catalogue/game.ts';
import { findPreview } from '../games/catalogue/preview-queries.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import type { FirstLook } from '../web-pages/share-card.ts';
import type { WebApp } from '../web-pages/web-app.ts';
import type { Feed } from './read-feed.ts';

const keptMs = 10_000;

/** The home page. It contains the game that a new visitor is shown first, so that it is visible before the app loads. */
export function homePage(app: App, ctx: Context, web: WebApp, feed: Feed): void {
  const readLook = keepFirstLook(ctx, feed);
  app.get('/', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
    web.sendPage(request, reply, undefined, await readLook()),
  );
}

/** Cached for ten seconds; only the first request waits for it. Without a database the page is sent without a game. */
function keepFirstLook(ctx: Context, feed: Feed): () => Promise<FirstLook | undefined> {
  const { clock, log } = ctx;
  let look: FirstLook | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      const item = await feed.first();
      look = item?.type === 'game' ? await lookOf(ctx, item.json) : undefined;
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the first game of the feed could not be read for the home page');
    } finally {
      readAt = clock.now().getTime();
      reading = undefined;
    }
  };
  return async () => {
    if (clock.now().getTime() - readAt >= keptMs) reading ??= read();
    if (readAt === Number.NEGATIVE_INFINITY) await reading;
    return look;
  };
}

async function lookOf(ctx: Context, json: string): Promise<FirstLook> {
  const { title, description, ...game } = JSON.parse(json) as Static<typeof Game>;
  return { title, description, game, preview: await findPreview(ctx.db, game.id) };
}
