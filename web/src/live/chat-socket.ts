import type { AnswerOf } from '../api/request.ts';
import { currentToken } from '../state/session.ts';

export type ChatMessage = AnswerOf<'GET /api/live/{id}/chat'>['messages'][number];

export const reactions = ['heart', 'laugh', 'wow', 'clap', 'fire'] as const;
export type Reaction = (typeof reactions)[number];

export type ChatFrame =
  | { type: 'joined'; messages: ChatMessage[]; slowModeSeconds: number }
  | { type: 'message'; message: ChatMessage }
  | { type: 'removed'; id: string }
  | { type: 'settings'; slowModeSeconds: number }
  | { type: 'reactions'; counts: Partial<Record<Reaction, number>> }
  | { type: 'reload' }
  | { type: 'refused'; code: string; error: string };

export type ChatSocket = {
  /** Returns whether it was sent: false without a connection. */
  say(text: string): boolean;
  react(reaction: Reaction): void;
  close(): void;
};

const againMs = [500, 1000, 2000, 4000, 8000];
const noSuchStream = 4404;

/** Joins the chat of a stream, and again after every lost connection until it is closed. */
export function openChat(
  liveId: string,
  show: { frame(frame: ChatFrame): void; connected(isConnected: boolean): void },
): ChatSocket {
  let socket: WebSocket | undefined;
  let isJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;

  const again = () => {
    if (isOver) return;
    isJoined = false;
    show.connected(false);
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), againMs[Math.min(tries++, againMs.length - 1)]);
  };
  const connect = async () => {
    const token = await currentToken().catch(() => undefined);
    if (isOver) return;
    if (token === undefined) return again();
    const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live/${liveId}/chat/socket`);
    socket = next;
    next.onopen = () => next.send(JSON.stringify({ type: 'join', token }));
    next.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as ChatFrame;
      if (frame.type === 'joined') {
        tries = 0;
        isJoined = true;
        show.connected(true);
      }
      // Missed messages come with the history of a new connection.
      if (frame.type === 'reload') next.close();
      else show.frame(frame);
    };
    next.onclose = ({ code }) => {
      isJoined = false;
      if (code !== noSuchStream) again();
    };
  };
  void connect();
  const send = (frame: object) => {
    if (!isJoined || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  };
  return {
    say: (text) => send({ type: 'say', text }),
    react: (reaction) => void send({ type: 'react', reaction }),
    close() {
      isOver = true;
      show.connected(false);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
