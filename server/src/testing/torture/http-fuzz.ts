import { connect } from 'node:net';
import { mutateBytes, seededRandom, splitAtRandom } from './byte-mutator.ts';
import { mutateHead } from './head-mutator.ts';
import { mutateJson } from './json-mutator.ts';

export type FuzzedRoute = { method: string; path: string; token?: string; body?: unknown };

export type HttpFuzzOptions = {
  port: number;
  routes: readonly FuzzedRoute[];
  rounds: number;
  seed: number;
  /** Mutates the bytes of the whole request, or the values and text of its JSON. */
  what: 'head' | 'json';
};

export type HttpFuzzReport = {
  rounds: number;
  seconds: number;
  slowestRoundMs: number;
  statuses: Record<string, number>;
};

const roundMsMax = 20_000;
/** The waiting time without a response, and with one. */
const silenceMs = 1000;
const afterAnswerMs = 20;
/** Most of them wait: a head without its end has no response. */
const concurrentSockets = 64;

/**
 * Throws for the first round that hangs, gets a 500, or an error in another shape than all errors have. The same seed
 * gives the same rounds.
 */
export async function fuzzHttp({ port, routes, rounds, seed, what }: HttpFuzzOptions): Promise<HttpFuzzReport> {
  const random = seededRandom(seed);
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  let slowestRoundMs = 0;
  let begun = 0;
  const sendRounds = async () => {
    while (begun < rounds) {
      const round = begun++;
      const route = routes[round % routes.length];
      if (route === undefined) throw new Error('There is no route to fuzz');
      const pieces = piecesOf(route, what, random);
      const roundStartedAt = performance.now();
      const answer = await exchange(port, pieces, `round ${round} of seed ${seed}`);
      slowestRoundMs = Math.max(slowestRoundMs, performance.now() - roundStartedAt);
      const status = statusOf(answer);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const fault = faultOf(answer, status);
      if (fault === undefined) continue;
      const request = Buffer.concat(pieces).toString('latin1');
      throw new Error(`round ${round} of seed ${seed}: ${fault}\n${JSON.stringify(request).slice(0, 3000)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrentSockets }, sendRounds));
  return { rounds, seconds: (performance.now() - startedAt) / 1000, slowestRoundMs, statuses };
}

/** Mutates headers by lines and by bytes, in turn. */
function piecesOf(route: FuzzedRoute, what: HttpFuzzOptions['what'], random: () => number): Buffer[] {
  if (what === 'json') return [Buffer.from(requestOf(route, mutateJson(route.body ?? {}, random)))];
  const request = requestOf(route, JSON.stringify(route.body ?? {}));
  const isByLine = random() < 0.5;
  const bytes = isByLine
    ? Buffer.from(mutateHead(request, random), 'latin1')
    : mutateBytes(Buffer.from(request), 0, random);
  return bytes.length === 0 ? [] : splitAtRandom(bytes, random);
}

function requestOf({ method, path, token }: FuzzedRoute, body: string): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: coinop.test',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(method === 'GET' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body}`;
}

/**
 * Sends a request and reads to the end. A client that closes its side too early gets no response, so it is closed only
 * after the response, or when none comes: the server then waits for the rest of a request.
 */
async function exchange(port: number, pieces: Buffer[], name: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  const parts: Buffer[] = [];
  let ending = setTimeout(() => socket.end(), silenceMs);
  const late = setTimeout(() => socket.destroy(new Error(`${name} hangs`)), roundMsMax);
  let hangs: Error | undefined;
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    clearTimeout(ending);
    ending = setTimeout(() => socket.end(), afterAnswerMs);
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    // A reset by a server that has answered and does not read the rest is a normal end.
    if (error.code === undefined) hangs = error;
    socket.destroy();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const piece of pieces) socket.write(piece);
  await closed;
  clearTimeout(ending);
  clearTimeout(late);
  if (hangs !== undefined) {
    throw new Error(
      `${hangs.message} after ${JSON.stringify(Buffer.concat(pieces).toString('latin1')).slice(0, 2000)}`,
    );
  }
  return Buffer.concat(parts).toString('latin1');
}

function statusOf(answer: string): string {
  return /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? (answer === '' ? 'closed' : 'garbage');
}

function faultOf(answer: string, status: string): string | undefined {
  if (status === 'closed') return undefined;
  if (status === 'garbage') return `this is no answer: ${answer.slice(0, 200)}`;
  // Has Retry-After, or says that it is not configured: neither is a failure.
  if (status === '503' && /^(retry-after: \d+|error-code: not_configured)/im.test(answer)) return undefined;
  if (Number(status) >= 500) return `answered ${answer.slice(0, 1000)}`;
  if (Number(status) < 400) return undefined;
  const at = answer.indexOf('\r\n\r\n');
  const length = Number(/^content-length: (\d+)/im.exec(answer.slice(0, at))?.[1] ?? 0);
  const body = Buffer.from(answer.slice(at + 4, at + 4 + length), 'latin1').toString();
  // A HEAD has no body, and a second response may follow directly.
  if (body === '' || body.startsWith('HTTP/1.1')) return undefined;
  return isErrorBody(body) ? undefined : `answered ${status} with ${body.slice(0, 300)}`;
}

function isErrorBody(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && Object.keys(body).join() === 'error';
  } catch {
    return false;
  }
}
