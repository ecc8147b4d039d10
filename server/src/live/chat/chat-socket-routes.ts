import type { WebSocket } from '@fastify/websocket';
import { Type } from 'typebox';
import { accessErrors } from '../../access/access-errors.ts';
import type { Callers } from '../../access/known-callers.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import { invalid, Refusal } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { validatorOf } from '../../http/schema-compilers.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { liveErrors } from '../live-errors.ts';
import { ClientFrame, chatLimits, viewOfChatMessage } from './chat-message.ts';
import { getReadableChat, listChatMessages } from './chat-queries.ts';
import { type ChatRooms, openChatRooms, sendFrame, sendHistory, type Watcher } from './chat-rooms.ts';
import { sayInChat } from './manage-chat.ts';

/** The live chat. A browser cannot put a token into a socket's headers, so it is in the first frame. */
export function chatSocketRoutes(app: App, ctx: Context, callers: Callers): void {
  const rooms = openChatRooms(app, ctx, callers);
  app.route({
    method: 'GET',
    url: '/api/live/:id/chat/socket',
    config: { access: 'public' },
    // OpenAPI cannot describe sockets; docs/api.md does.
    schema: { hide: true, params: Type.Object({ id: Id }) },
    handler: () => {
      throw new Refusal(liveErrors.upgrade_required);
    },
    wsHandler: (socket, request) => talk(ctx, callers, rooms, socket, (request.params as { id: string }).id),
  });
}

/** Handles the frames of one socket in order. */
function talk(ctx: Context, callers: Callers, rooms: ChatRooms, socket: WebSocket, streamId: string): void {
  let watcher: Watcher | undefined;
  let handling = Promise.resolve();
  let waiting = 0;
  const mayReact = atMost(chatLimits.reactionsPerSecond, ctx);
  const tooLate = setTimeout(() => socket.close(4408, 'join first'), chatLimits.joinMs).unref();

  const join = async (token: string) => {
    const caller = await callers.findBySessionToken(token);
    if (caller === undefined) throw new Refusal('token_invalid');
    const { slowModeSeconds } = await getReadableChat(ctx.db, caller.accountId, streamId, ctx.clock.now());
    const entering: Watcher = { socket, caller, token, held: [], known: undefined };
    if (!rooms.enter(streamId, entering))
      throw new Refusal('rate_limited', 'You watch too many chats already.', { 'retry-after': '30' });
    watcher = entering;
    clearTimeout(tooLate);
    // After subscribing, so that nothing is missed.
    const rows = await listChatMessages(ctx.db, caller.accountId, streamId);
    const messages = rows.map((row) => viewOfChatMessage(row, ctx.config.baseUrl));
    sendHistory(entering, { type: 'joined', messages, slowModeSeconds });
  };
  const handle = async (frame: ClientFrame) => {
    if (frame.type === 'join') {
      if (watcher !== undefined) throw invalid('This socket has joined already.');
      return join(frame.token);
    }
    if (watcher === undefined) throw new Refusal('token_missing', 'Join first.');
    if (frame.type === 'react') return mayReact() ? rooms.react(streamId, frame.reaction) : undefined;
    const caller = await callers.findBySessionToken(watcher.token);
    if (caller === undefined) throw new Refusal('token_invalid');
    if (caller.kind !== 'member') throw new Refusal(accessErrors.guest_not_allowed);
    await sayInChat(ctx, caller, streamId, frame.text);
  };
  const refuse = (error: unknown) => {
    const refusal = asRefusal(error);
    if (refusal === undefined) ctx.log.error({ err: error }, 'a chat message could not be handled');
    const { code, message, headers } = refusal ?? new Refusal('internal');
    const wait = headers['retry-after'];
    const retryAfter = wait === undefined ? {} : { retryAfterSeconds: Number(wait) };
    sendFrame(socket, { type: 'refused', code, error: message, ...retryAfter });
    if (watcher === undefined || code === 'token_invalid') socket.close(closeCodes[code] ?? 4400, code);
  };

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // Frames queue in memory for earlier ones, so their number is limited.
    if (++waiting > chatLimits.waitingFramesMax) return socket.terminate();
    if (data.length > chatLimits.frameBytesMax) return socket.close(1009);
    handling = handling
      .then(() => handle(readFrame(data, isBinary)))
      .catch(refuse)
      .finally(() => waiting--);
  });
  // A broken socket closes as well.
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearTimeout(tooLate);
    void handling.then(() => watcher && rooms.leave(streamId, watcher));
  });
}

const closeCodes: Record<string, number> = {
  token_missing: 4401,
  token_invalid: 4401,
  not_found: 4404,
  rate_limited: 4429,
};
const isClientFrame = validatorOf(ClientFrame, 'body');

function readFrame(data: Buffer, isBinary: boolean): ClientFrame {
  const frame = isBinary ? undefined : parse(data.toString('utf8'));
  if (!isClientFrame(frame)) throw invalid('This is no frame that the chat knows.');
  return frame as ClientFrame;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Refused like any other invalid frame.
    return undefined;
  }
}

function atMost(perSecond: number, { clock }: Pick<Context, 'clock'>): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}
