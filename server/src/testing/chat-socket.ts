import { once } from 'node:events';

type Frame = { type: string; [field: string]: unknown };

export type ChatSocket = {
  frames: Frame[];
  /** The texts of the received messages, in their original form. */
  texts(): string[];
  send(frame: unknown): void;
  /** The code with which it was closed. */
  closed: Promise<number>;
  close(): void;
};

/** A client of a stream's chat; with a token it joins at once. */
export async function openChatSocket(serviceUrl: string, streamId: string, token?: string): Promise<ChatSocket> {
  const socket = new WebSocket(`${serviceUrl.replace(/^http/, 'ws')}/api/live/${streamId}/chat/socket`);
  const frames: Frame[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await once(socket, 'open');
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  if (token !== undefined) send({ type: 'join', token });
  return {
    frames,
    texts: () => frames.flatMap(({ type, message }) => (type === 'message' ? (message as { text: string }).text : [])),
    send,
    closed,
    close: () => socket.close(),
  };
}
