import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import type { WebApp } from '../web-pages/web-app.ts';
import { findShownStream } from './live-queries.ts';

/** A stream's public page. */
export function livePageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/l/:liveId', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { liveId } = request.params as { liveId: string };
    const stream = isId(liveId) ? await findShownStream(ctx.db, liveId, ctx.clock.now()) : undefined;
    if (stream === undefined) return web.sendLostPage(request, reply, notFound('stream'));
    const maker = stream.creator.name ?? `@${stream.creator.handle}`;
    const onAir = stream.status === 'live';
    return web.sendPage(request, reply, {
      path: `/l/${stream.id}`,
      title: `${stream.title ?? (onAir ? `${maker} is live` : `${maker} on Coinop`)} · Coinop`,
      description: onAir ? `${maker} is playing live on Coinop right now.` : `${maker} streams here now and then.`,
      kind: 'video.other',
      ...(stream.gameId !== null && { imageUrl: `${ctx.config.baseUrl}/games/${stream.gameId}/thumbnail` }),
    });
  });
}
