import { connect } from 'node:net';

export type LoadOptions = {
  port: number;
  connections: number;
  /** For how long, or how many. */
  seconds?: number;
  requests?: number;
  /** The next request to send, whole: head and body. */
  next(): string;
};

export type Load = {
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  statuses: Record<string, number>;
};

/** Sends requests over keep-alive connections, one after the other on each, and counts the answers. */
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

/** Of an answer only its head is read, and the rest counted: the machine's time belongs to the servers. */
function converse(
  port: number,
  next: () => string | undefined,
  answered: (status: string, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
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
    socket.on('data', (chunk: Buffer) => {
      if (missingBytes === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
        if (end < 0) return;
        const bodyBytes = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        missingBytes = end + 4 + bodyBytes;
      }
      missingBytes -= chunk.length;
      if (missingBytes > 0) return;
      answered(head.slice(9, 12), performance.now() - sentAt);
      head = '';
      send();
    });
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
