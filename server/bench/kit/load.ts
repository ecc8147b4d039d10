import { connect } from 'node:net';

export type LoadOptions = {
  port: number;
  connections: number;
  /** For this long, or this many. */
  seconds?: number;
  requests?: number;
  /** The next request to send, with head and body. */
  next(): string;
};

export type Load = {
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  statuses: Record<string, number>;
};

/** Sends requests over keep-alive connections, one after the other on each, and counts the responses. */
export async function load({
  port,
  connections,
  seconds = Infinity,
  requests = Infinity,
  next,
}: LoadOptions): Promise<Load> {
  const tookMs: number[] = [];
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let sent = 0;
  const nextUnlessOver = () => (performance.now() < until && sent++ < requests ? next() : undefined);
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(port, nextUnlessOver, (status, ms) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        tookMs.push(ms);
      }),
    ),
  );
  const took = (performance.now() - startedAt) / 1000;
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
  return { answers: tookMs.length, perSecond: tookMs.length / took, p50Ms: at(0.5), p99Ms: at(0.99), statuses };
}

/** Only the head of a response is parsed and the rest counted, to leave the CPU to the servers. */
function converse(
  port: number,
  next: () => string | undefined,
  answered: (status: string, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Reads into the same buffer every time: bodies are not used, and new buffers would cost more than everything else.
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback: take };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    let head = '';
    let missingBytes = 0;
    let sentAt = 0;
    const send = () => {
      const request = next();
      sentAt = performance.now();
      if (request === undefined) socket.end();
      else socket.write(request);
    };
    socket.on('connect', send);
    function take(bytes: number, chunk: Uint8Array): boolean {
      if (missingBytes === 0) {
        const read = Buffer.from(chunk.buffer, chunk.byteOffset, bytes);
        const end = read.indexOf('\r\n\r\n');
        head += read.toString('latin1', 0, end < 0 ? bytes : end);
        if (end < 0) return true;
        const bodyBytes = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        missingBytes = end + 4 + bodyBytes;
      }
      missingBytes -= bytes;
      if (missingBytes > 0) return true;
      answered(head.slice(9, 12), performance.now() - sentAt);
      head = '';
      send();
      return true;
    }
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

export function postRequest(path: string, body: unknown, token?: string): string {
  const text = JSON.stringify(body);
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

export function getRequest(path: string, token?: string, headers: Record<string, string> = {}): string {
  const all = { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
