import websocket from '@fastify/websocket';
import type { Callers } from '../access/known-callers.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { chatSocketRoutes } from './chat/chat-socket-routes.ts';
import { publishSocketRoutes } from './publish-socket-routes.ts';

/** Pieces of a recording; what is said in a chat has a bound of its own. */
const frameBytesMax = 64 * 1024;

/** Every socket, in one place: the plugin answers each upgrade of a connection once. */
export async function liveSocketRoutes(app: App, ctx: Context, callers: Callers): Promise<void> {
  await app.register(async (sockets) => {
    await sockets.register(websocket, { options: { maxPayload: frameBytesMax } });
    chatSocketRoutes(sockets as App, ctx, callers);
    publishSocketRoutes(sockets as App, ctx, callers);
  });
}
