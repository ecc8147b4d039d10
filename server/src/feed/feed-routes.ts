import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { Clip } from '../clips/clip.ts';
import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { Game } from '../games/catalogue/game.ts';
import type { App } from '../http/http.ts';
import { NextCursor, PageQuery, pageLimit } from '../http/schemas.ts';
import { sendJsonText } from '../http/send-json.ts';
import { Live } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import type { WebApp } from '../web-pages/web-app.ts';
import { homePage } from './home-page.ts';
import { openFeed } from './read-feed.ts';

export const FeedItem = Type.Union([
  Type.Object({ type: Type.Literal('game'), game: Game }, { title: 'GameFeedItem' }),
  Type.Object({ type: Type.Literal('clip'), clip: Clip }, { title: 'ClipFeedItem' }),
  Type.Object({ type: Type.Literal('live'), live: Live }, { title: 'LiveFeedItem' }),
]);

export function feedRoutes(app: App, ctx: Context, web: WebApp, catalogue: Catalogue, heldMax?: number): void {
  const feed = openFeed(ctx, catalogue, heldMax);
  app.addHook('onClose', async () => feed.close());
  homePage(app, ctx, web, feed);

  app.get(
    '/api/feed',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getFeed',
        tags: ['feed'],
        summary: 'Games, clips and live streams, mixed for the caller: new, popular and unseen ones first',
        querystring: PageQuery,
        response: { 200: Type.Object({ items: Type.Array(FeedItem), nextCursor: NextCursor }) },
      },
    },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      const { items, nextCursor } = await feed.read(accountId, request.query.cursor, pageLimit(request.query));
      const json = items.map((item) => `{"type":"${item.type}","${item.type}":${item.json}}`).join(',');
      return sendJsonText(reply, `{"items":[${json}],"nextCursor":${JSON.stringify(nextCursor)}}`);
    },
  );
}
