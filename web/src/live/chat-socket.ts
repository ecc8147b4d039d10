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
  say(text: string): void;
  react(reaction: Reaction): void;
  close(): void;
};

const againMs = [500, 1000, 2000, 4000, 8000];
const noSuchStream = 4404;

/** Joins the chat of a stream, and again after every loss of the connection until it is closed. */
export function openChat(
  liveId: string,
  show: { frame(frame: ChatFrame): void; connected(isConnected: boolean): void },
): ChatSocket {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;

  const again = () => {
    if (isOver) return;
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
        show.connected(true);
      }
      // What was missed comes with the history of a new connection.
      if (frame.type === 'reload') next.close();
      else show.frame(frame);
    };
    next.onclose = ({ code }) => {
      if (code !== noSuchStream) again();
    };
  };
  void connect();
  const send = (frame: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  return {
    say: (text) => send({ type: 'say', text }),
    react: (reaction) => send({ type: 'react', reaction }),
    close() {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
