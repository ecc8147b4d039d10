import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { isBot, viewerOf } from '../access/viewer.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { getStream } from './live-queries.ts';
import { liveLimits, viewOfLive } from './live-stream.ts';
import { collectViewers } from './viewers.ts';

export function liveViewRoutes(app: App, ctx: Context): void {
  const viewers = collectViewers(app, ctx);

  app.post(
    '/api/live/:id/view',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'viewStream',
        tags: ['live'],
        summary: `Report that a stream is being watched, every ${liveLimits.viewEverySeconds} seconds`,
        params: Type.Object({ id: Id }),
        response: { 200: Type.Object({ viewers: Type.Integer() }) },
      },
    },
    async (request) => {
      const caller = sessionOf(request);
      const { id } = request.params;
      const live = viewOfLive(await getStream(ctx.db, caller.accountId, id, ctx.clock.now()), ctx.config);
      if (live.status !== 'offline' && !isBot(request.headers['user-agent']))
        viewers.saw(id, viewerOf(ctx.keys.viewer, caller, request.ip, id));
      return { viewers: live.viewers };
    },
  );
}
