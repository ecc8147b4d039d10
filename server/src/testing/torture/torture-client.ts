import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Ask = {
  url: string;
  method: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
  /** Sent instead of a JSON body. */
  bytes?: Buffer;
  headers?: Record<string, string>;
  /** After this the client disconnects. */
  patienceMs?: number;
};

export type Came = { status: number; code: string | undefined; body: ReturnType<typeof JSON.parse>; text: string };

export type Client = {
  /** Undefined without a response: the connection was lost, or the client disconnected. */
  send(request: Ask): Promise<Came | undefined>;
  /** Undefined also for 503, where the outcome is unknown, and 408: the request did not arrive completely. */
  ask(request: Ask): Promise<Came | undefined>;
  /** Responses that must never occur. */
  problems: string[];
  counts: { answered: number; refused503: number; cut: number };
  close(): void;
};

const patienceMsDefault = 20_000;

/**
 * Sends every request exactly once, which fetch does not guarantee, and keeps connections open like an app. Requests
 * that were not accepted at all, because nothing listened or the node was overloaded, are sent again.
 */
export function openClient({ socketsMax = 64, retriesOverload = true } = {}): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: socketsMax });
  const problems: string[] = [];
  const counts = { answered: 0, refused503: 0, cut: 0 };
  const sendOne = async (request: Ask): Promise<Came | undefined> => {
    const name = `${request.method} ${request.path}`;
    const came = await sendUntilTaken(agent, request, retriesOverload ? untakenTriesMax : 0);
    if (came === undefined) {
      counts.cut += 1;
      return undefined;
    }
    const { status, headers, text } = came;
    const body = text === '' ? undefined : parse(text);
    counts.answered += 1;
    if (status === 503) counts.refused503 += 1;
    if (status === 503 && headers['retry-after'] === undefined)
      problems.push(`${name}: 503 without Retry-After: ${text}`);
    if (status >= 500 && status !== 503) problems.push(`${name} answered ${status}: ${text}`);
    if (status >= 400 && typeof body?.error !== 'string') problems.push(`${name}: ${status} without an error: ${text}`);
    return { status, code: headers['error-code']?.toString(), body, text };
  };
  return {
    problems,
    counts,
    send: sendOne,
    async ask(request) {
      const came = await sendOne(request);
      return came?.status === 503 || came?.status === 408 ? undefined : came;
    },
    close: () => agent.destroy(),
  };
}

const untakenTriesMax = 40;

async function sendUntilTaken(agent: http.Agent, request: Ask, triesLeft: number): Promise<Response | undefined> {
  const came = await send(agent, request).catch((error: NodeJS.ErrnoException) => error);
  const isUntaken =
    came instanceof Error
      ? came.code === 'ECONNREFUSED'
      : came.status === 503 && came.headers['error-code'] === 'overloaded';
  if (isUntaken && triesLeft > 0) {
    await sleep(250);
    return sendUntilTaken(agent, request, triesLeft - 1);
  }
  return came instanceof Error ? undefined : came;
}

function parse(text: string): Came['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Response = { status: number; headers: http.IncomingHttpHeaders; text: string };

function send(
  agent: http.Agent,
  { url, method, path, token, body, bytes, headers, patienceMs }: Ask,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const request = http.request(url + path, {
      agent,
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': sent.length }),
        ...headers,
      },
      signal: AbortSignal.timeout(patienceMs ?? patienceMsDefault),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject).on('aborted', () => reject(new Error('The answer was cut')));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text: Buffer.concat(parts).toString() });
      });
    });
    request.end(sent);
  });
}
