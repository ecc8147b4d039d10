import { connect, type Socket } from 'node:net';

export type Answer = { status: number; head: string; body: string };

/**
 * A keep-alive connection with one request at a time; unlike `load` it reads the responses, for requests that need
 * them.
 */
export type Connection = { isOpen(): boolean; send(request: string): Promise<Answer>; close(): void };

/** Less than the 65 seconds after which the service closes an idle connection, so that no request meets its end. */
const silenceMaxMs = 60_000;

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setTimeout(silenceMaxMs, () => socket.destroy());
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let chunks: Buffer[] = [];
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    chunks = [all];
    const answer = readAnswer(all);
    if (answer === undefined) return;
    chunks = [];
    waiting?.resolve(answer);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The service closed the connection')));
  return {
    isOpen: () => !socket.destroyed,
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection was closed while it was idle'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), head, body: bytes.toString('utf8', end + 4, end + 4 + length) };
}
