import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { isBot, viewerOf } from '../access/viewer.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { countClipView, dayOf } from './clip-view-queries.ts';

export function clipViewRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/clips/:id/view',
    {
      config: { access: 'session', limit: 'clip_view' },
      schema: {
        operationId: 'viewClip',
        tags: ['clips'],
        summary: 'Report that half a second of a clip was watched; a viewer counts once a day',
        params: Type.Object({ id: Id }),
        response: { 200: Type.Object({ views: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const [caller, now] = [sessionOf(request), ctx.clock.now()];
      const { id } = request.params;
      const viewer = viewerOf(ctx.keys.viewer, caller, request.ip, id, dayOf(now));
      const bot = isBot(request.headers['user-agent']);
      const { views, spent } = await countClipView(ctx.db, caller, id, { ...viewer, isBot: bot }, now);
      return reply.headers(rateLimitHeaders(spent)).send({ views });
    },
  );
}
