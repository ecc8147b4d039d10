import type { WebSocket } from '@fastify/websocket';
import type { Caller } from '../../access/caller.ts';
import type { Callers } from '../../access/known-callers.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import type { App } from '../../http/http.ts';
import type { Context } from '../../platform/context.ts';
import { chatLimits, type Reaction, type ReactionCounts, type ServerFrame, viewOfChatMessage } from './chat-message.ts';
import { type ChatEvent, findDelivery, getChat, publishChatEvent, readChatEvent } from './chat-queries.ts';

/** A reader of one stream's chat over a socket of this node. */
export type Watcher = {
  socket: WebSocket;
  caller: Caller;
  token: string;
  /** Frames that arrive before the history is sent. */
  held: ServerFrame[] | undefined;
  /** Ids of the messages in the history, until the first newer one arrives: events come in the order of commits. */
  known: Set<string> | undefined;
};

type Room = { watchers: Set<Watcher>; delivering: Promise<void>; reactions: ReactionCounts };

export type ChatRooms = {
  /** False when the account has too many sockets on this node already. */
  enter(streamId: string, watcher: Watcher): boolean;
  leave(streamId: string, watcher: Watcher): void;
  react(streamId: string, reaction: Reaction): void;
};

export function sendFrame(socket: WebSocket, frame: ServerFrame): void {
  sendText(socket, JSON.stringify(frame));
}

function sendText(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > chatLimits.unsentBytesMax) socket.terminate();
  else if (socket.readyState === socket.OPEN) socket.send(text);
}

type Joined = Extract<ServerFrame, { type: 'joined' }>;

/** The history comes first, then the buffered frames, without messages that are already in the history. */
export function sendHistory(watcher: Watcher, joined: Joined): void {
  sendFrame(watcher.socket, joined);
  watcher.known = new Set(joined.messages.map(({ id }) => id));
  const held = watcher.held ?? [];
  watcher.held = undefined;
  for (const frame of held) sendTo(watcher, frame);
}

export function sendTo(watcher: Watcher, frame: ServerFrame, text = JSON.stringify(frame)): void {
  if (watcher.held !== undefined) {
    watcher.held.push(frame);
    return;
  }
  if (frame.type === 'message') {
    if (watcher.known?.has(frame.message.id)) return;
    watcher.known = undefined;
  }
  sendText(watcher.socket, text);
}

/** The watchers of this node by stream; they are sent all events of their chat, from any node. */
export function openChatRooms(app: App, ctx: Context, callers: Callers): ChatRooms {
  const rooms = new Map<string, Room>();
  const socketsOf = new Map<string, number>();
  const watchers = () => [...rooms.values()].flatMap((room) => [...room.watchers]);

  const deliver = async (streamId: string, room: Room, event: ChatEvent) => {
    const frame = await frameOf(ctx, streamId, event);
    if (frame === undefined) return;
    const text = JSON.stringify(frame.content);
    for (const watcher of room.watchers) {
      if (!frame.hiddenFrom.has(watcher.caller.accountId)) sendTo(watcher, frame.content, text);
    }
  };
  ctx.pubsub.subscribe('chat', (subject) => {
    if (subject === undefined) {
      for (const watcher of watchers()) sendTo(watcher, { type: 'reload' });
      return;
    }
    const { streamId, event } = readChatEvent(subject);
    const room = rooms.get(streamId);
    if (room === undefined) return;
    // Serialized, so that messages keep their order.
    room.delivering = room.delivering.then(() => deliver(streamId, room, event)).catch(logFailure(ctx));
  });

  ctx.pubsub.subscribe('access', (accountId) => {
    for (const watcher of watchers()) {
      if (accountId !== undefined && watcher.caller.accountId !== accountId) continue;
      callers
        .findBySessionToken(watcher.token)
        .then((caller) => caller ?? watcher.socket.close(4401, 'token_invalid'))
        .catch(logFailure(ctx));
    }
  });
  ctx.pubsub.subscribe('live', (streamId) => {
    const room = streamId === undefined ? undefined : rooms.get(streamId);
    const [someone] = room?.watchers ?? [];
    if (streamId === undefined || room === undefined || someone === undefined) return;
    getChat(ctx.db, someone.caller.accountId, streamId, ctx.clock.now()).catch((error: Error) => {
      if (asRefusal(error)?.code !== 'not_found') return logFailure(ctx)(error);
      for (const { socket } of room.watchers) socket.close(4404, 'not_found');
    });
  });

  const flushReactions = setInterval(() => {
    for (const [streamId, room] of rooms) {
      if (Object.keys(room.reactions).length === 0) continue;
      publishChatEvent(ctx.db, streamId, { kind: 'reactions', counts: room.reactions }).catch(logFailure(ctx));
      room.reactions = {};
    }
  }, chatLimits.reactionsMs).unref();
  const ping = setInterval(() => {
    for (const { socket } of watchers()) socket.ping();
  }, chatLimits.pingMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(flushReactions);
    clearInterval(ping);
  });

  const countSocket = (accountId: string, by: number) => {
    const count = (socketsOf.get(accountId) ?? 0) + by;
    if (count === 0) socketsOf.delete(accountId);
    else socketsOf.set(accountId, count);
  };
  return {
    enter(streamId, watcher) {
      if ((socketsOf.get(watcher.caller.accountId) ?? 0) >= chatLimits.socketsMax) return false;
      const room = rooms.get(streamId) ?? { watchers: new Set(), delivering: Promise.resolve(), reactions: {} };
      room.watchers.add(watcher);
      rooms.set(streamId, room);
      countSocket(watcher.caller.accountId, 1);
      return true;
    },
    leave(streamId, watcher) {
      const room = rooms.get(streamId);
      if (room?.watchers.delete(watcher)) countSocket(watcher.caller.accountId, -1);
      if (room?.watchers.size === 0) rooms.delete(streamId);
    },
    react(streamId, reaction) {
      const room = rooms.get(streamId);
      if (room) room.reactions[reaction] = (room.reactions[reaction] ?? 0) + 1;
    },
  };
}

type Outgoing = { content: ServerFrame; hiddenFrom: ReadonlySet<string> };

async function frameOf(ctx: Context, streamId: string, event: ChatEvent): Promise<Outgoing | undefined> {
  const toAll = (content: ServerFrame) => ({ content, hiddenFrom: new Set<string>() });
  if (event.kind === 'removed') return toAll({ type: 'removed', id: event.id });
  if (event.kind === 'reactions') return toAll({ type: 'reactions', counts: event.counts });
  if (event.kind === 'settings') {
    const { slowModeSeconds } = await getChat(ctx.db, null, streamId, ctx.clock.now());
    return toAll({ type: 'settings', slowModeSeconds });
  }
  const found = await findDelivery(ctx.db, event.id);
  if (found === undefined) return undefined;
  const message = viewOfChatMessage(found.message, ctx.config.baseUrl);
  return { content: { type: 'message', message }, hiddenFrom: new Set(found.hiddenFrom) };
}

function logFailure(ctx: Context): (error: Error) => void {
  return (error) => ctx.log.warn({ reason: error.message }, 'a chat event could not be delivered');
}
