import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakePage, openFakeBridge } from '../test/fake-page.ts';
import { createHttp } from './http.ts';
import { createSession } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = Response | Error | 'never';

function start(answers: (request: Request) => Answer, kind: 'framed' | 'alone' = 'framed') {
  const fake = createFakePage(kind);
  const bridge = openFakeBridge(fake);
  fake.welcome();
  const requests: Request[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    requests.push(request);
    const answer = answers(request);
    if (answer instanceof Error) throw answer;
    if (answer !== 'never') return answer;
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  const session = createSession('old', bridge);
  return { fake, session, requests, http: createHttp('https://api.example', session, fetch) };
}

const ok = (body: unknown = {}): Response => Response.json(body);
const refuse = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: 'Refused.' }, { status, headers });
const lost = (): Error => new TypeError('Failed to fetch');
const bearer = (request: Request): string | null => request.headers.get('Authorization');

it('sends the token and reads the answer', async () => {
  const { http, requests } = start(() => ok({ balance: 7 }));
  expect(await http.request('GET', 'wallet')).toEqual({ balance: 7 });
  expect(requests.map((request) => [request.url, bearer(request)])).toEqual([
    ['https://api.example/api/sdk/wallet', 'Bearer old'],
  ]);
});

it("an error carries the server's status, code and sentence", async () => {
  const { http } = start(() => refuse(409, { 'Error-Code': 'already_owned' }));
  await expect(http.request('GET', 'wallet')).rejects.toMatchObject({
    name: 'CoinopError',
    status: 409,
    code: 'already_owned',
    message: 'Refused.',
  });
});

it('an error page of a proxy still carries its status', async () => {
  const { http } = start(() => new Response('<h1>no</h1>', { status: 404 }));
  await expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 404, code: 'unknown' });
});

it('on 401 all pending calls share one request to the host and continue with the new token', async () => {
  const { http, fake, requests } = start((request) =>
    bearer(request) === 'Bearer new' ? ok({ balance: 1 }) : refuse(401),
  );
  const calls = Promise.all([http.request('GET', 'wallet'), http.request('GET', 'wallet')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(fake.sentTypes()).toEqual(['hello', 'needToken']);
  fake.say({ type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' });
  expect(await calls).toEqual([{ balance: 1 }, { balance: 1 }]);
  expect(requests).toHaveLength(4);
});

it.each([
  ['refuses', (fake: ReturnType<typeof createFakePage>) => fake.say({ type: 'noToken', message: 'Signed out.' })],
  ['is silent', () => {}],
])('a 401 is the answer when the host %s', async (_, answer) => {
  const { http, fake, requests } = start(() => refuse(401, { 'Error-Code': 'token_expired' }));
  const call = expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 401, code: 'token_expired' });
  await vi.advanceTimersByTimeAsync(10);
  answer(fake);
  await vi.advanceTimersByTimeAsync(20_000);
  await call;
  expect(requests).toHaveLength(1);
});

it('a 401 is the answer without a host', async () => {
  const { http } = start(() => refuse(401), 'alone');
  await expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 401 });
});

it('a token that is refused again is not asked for forever', async () => {
  const { http, fake, requests } = start(() => refuse(401));
  const call = expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 401 });
  await vi.advanceTimersByTimeAsync(10);
  fake.say({ type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' });
  await call;
  expect(requests).toHaveLength(2);
});

it('retries with growing delays when the connection is lost or the server fails', async () => {
  const answers: Answer[] = [lost(), refuse(500), refuse(503), ok({ balance: 2 })];
  const { http, requests } = start(() => answers.shift() ?? 'never');
  const call = http.request('GET', 'wallet');
  await vi.advanceTimersByTimeAsync(499);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await call).toEqual({ balance: 2 });
});

it('honours Retry-After, and fails at once if the delay would be too long', async () => {
  const answers: Answer[] = [refuse(429, { 'Retry-After': '7' }), ok(), refuse(429, { 'Retry-After': '3000' })];
  const { http, requests } = start(() => answers.shift() ?? 'never');
  const call = http.request('GET', 'wallet');
  await vi.advanceTimersByTimeAsync(6999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({});
  await expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 429 });
});

it('a request that may have been applied is not repeated', async () => {
  const answers: Answer[] = [refuse(503), lost()];
  const { http, requests } = start(() => answers.shift() ?? 'never');
  const call = expect(http.request('POST', 'shop/intents', { body: '{}', retry: 'refused' })).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await call;
  expect(requests).toHaveLength(2);
});

it('an aborted call is not sent', async () => {
  const { http } = start((request) => (request.signal.aborted ? lost() : ok()));
  const signal = AbortSignal.abort();
  await expect(http.request('PUT', 'state/1', { signal, retry: 'never' })).rejects.toMatchObject({ status: 0 });
});

it('a server that never answers ends in a time-out', async () => {
  const { http } = start(() => 'never');
  const call = expect(http.request('GET', 'wallet')).rejects.toMatchObject({ status: 0, code: 'timeout' });
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
});
