import { connect, type Socket } from 'node:net';

export type Answer = { status: number; head: string; body: string };

/**
 * A keep-alive connection with one request at a time; unlike `load` it reads the responses, for requests that need
 * them.
 */
export type Connection = { send(request: string): Promise<Answer>; close(): void };

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
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
    send: (request) =>
      new Promise((resolve, reject) => {
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
