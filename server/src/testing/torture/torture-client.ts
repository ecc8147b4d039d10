import http from 'node:http';

export type Ask = {
  url: string;
  method: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** After so long the client hangs up. */
  patienceMs?: number;
};

/** Undefined when no answer came, whether it was cut, came too late, or the service said that it cannot tell. */
export type Came = { status: number; code: string | undefined; body: ReturnType<typeof JSON.parse>; text: string };

export type Client = {
  ask(request: Ask): Promise<Came | undefined>;
  /** What a client must never get. */
  problems: string[];
  counts: { answered: number; refused503: number; cut: number };
  close(): void;
};

const patienceMsDefault = 20_000;

/** Sends every request exactly once, which fetch does not promise, and keeps connections open as an app does. */
export function openClient(): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const problems: string[] = [];
  const counts = { answered: 0, refused503: 0, cut: 0 };
  return {
    problems,
    counts,
    async ask(request) {
      const name = `${request.method} ${request.path}`;
      const came = await send(agent, request).catch(() => undefined);
      if (came === undefined) {
        counts.cut += 1;
        return undefined;
      }
      const { status, headers, text } = came;
      counts.answered += 1;
      if (status === 503) {
        counts.refused503 += 1;
        if (headers['retry-after'] === undefined) problems.push(`${name} answered 503 without Retry-After: ${text}`);
        return undefined;
      }
      const body = text === '' ? undefined : parse(text);
      if (status >= 500) problems.push(`${name} answered ${status}: ${text}`);
      if (status >= 400 && typeof body?.error !== 'string')
        problems.push(`${name} answered ${status} without an error: ${text}`);
      return { status, code: headers['error-code']?.toString(), body, text };
    },
    close: () => agent.destroy(),
  };
}

function parse(text: string): Came['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Response = { status: number; headers: http.IncomingHttpHeaders; text: string };

function send(agent: http.Agent, { url, method, path, token, body, headers, patienceMs }: Ask): Promise<Response> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(url + path, {
      agent,
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
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
        const { statusCode = 0, headers: sent } = response;
        resolve({ status: statusCode, headers: sent, text: Buffer.concat(parts).toString() });
      });
    });
    request.end(text);
  });
}
