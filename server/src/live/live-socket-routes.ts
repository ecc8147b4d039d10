import websocket from '@fastify/websocket';
import type { Callers } from '../access/known-callers.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { chatSocketRoutes } from './chat/chat-socket-routes.ts';
import { publishSocketRoutes } from './publish-socket-routes.ts';

/** For pieces of a recording; chat frames have a lower limit. */
const frameBytesMax = 64 * 1024;

/** All sockets in one place, because the plugin handles each upgrade once. */
export async function liveSocketRoutes(app: App, ctx: Context, callers: Callers): Promise<void> {
  await app.register(async (sockets) => {
    await sockets.register(websocket, { options: { maxPayload: frameBytesMax } });
    chatSocketRoutes(sockets as App, ctx, callers);
    publishSocketRoutes(sockets as App, ctx, callers);
  });
}
