import { notFound } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import type { WebApp } from '../../web-pages/web-app.ts';
import { findShownRecording } from './recording-queries.ts';

/** A recording's page; for a private one the app shows its owner more than this page does. */
export function recordingPageRoutes(app: App, ctx: Context, web: WebApp): void {
  app.get('/r/:recordingId', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { recordingId } = request.params as { recordingId: string };
    const recording = isId(recordingId) ? await findShownRecording(ctx.db, recordingId) : undefined;
    if (recording === undefined) return web.sendLostPage(request, reply, notFound('recording'));
    const maker = recording.creator.name ?? `@${recording.creator.handle}`;
    return web.sendPage(request, reply, {
      path: `/r/${recording.id}`,
      title: `${recording.title ?? `A stream of ${maker}`} · Coinop`,
      description: `A recorded stream of ${maker} on Coinop.`,
      kind: 'video.other',
      ...(recording.gameId !== null && { imageUrl: `${ctx.config.baseUrl}/games/${recording.gameId}/thumbnail` }),
    });
  });
}
