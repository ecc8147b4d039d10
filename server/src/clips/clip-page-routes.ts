import { notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import type { WebApp } from '../web-pages/web-app.ts';
import { viewOfClip } from './clip.ts';
import { findPublicClip } from './clip-queries.ts';

/** A clip's public web page. */
export function clipPageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/c/:clipId', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { clipId } = request.params as { clipId: string };
    const row = isId(clipId) ? await findPublicClip(ctx.db, clipId) : undefined;
    if (row === undefined) return web.sendLostPage(request, reply, notFound('clip'));
    const { id, title, creator, thumbnailUrl, videoUrl } = viewOfClip(row, ctx.config);
    const maker = creator.name ?? `@${creator.handle}`;
    return web.sendPage(request, reply, {
      path: `/c/${id}`,
      title: `${title ?? `A clip by ${maker}`} · Coinop`,
      description: `Recorded by ${maker} while playing on Coinop.`,
      kind: 'video.other',
      ...(thumbnailUrl !== null && { imageUrl: thumbnailUrl }),
      ...(videoUrl !== null && { videoUrl }),
    });
  });
}
