import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient, type GameToken, type Input, type SessionToken, sessionToken } from './client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let close = () => undefined as unknown;
afterEach(() => close());

/** A server with one prepared response per request. */
async function serving(...handlers: Handler[]): Promise<{ baseUrl: string; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    handlers[seen.length - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const token = sessionToken('a-session');
const json =
  (status: number, body: object, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const lost: Handler = (request) => request.socket.destroy();
const busy = json(503, { error: 'Busy.' }, { 'retry-after': '0', 'error-code': 'overloaded' });

it('retries a busy service after its Retry-After', async () => {
  const { baseUrl, seen } = await serving(busy, busy, json(200, { user: { handle: 'ada' } }));
  const { user } = await createClient({ baseUrl }).call('getMe', { token });
  expect([user.handle, seen.length]).toEqual(['ada', 3]);
  expect(seen[0]?.headers.authorization).toBe('Bearer a-session');
});

it('throws the error of the service when the wait would be long, or a retry is useless', async () => {
  const limited = json(429, { error: 'Later.' }, { 'retry-after': '3600', 'error-code': 'rate_limited' });
  const { baseUrl, seen } = await serving(limited);
  const refused = createClient({ baseUrl }).call('getMe', { token });
  await expect(refused).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    retryAfterSeconds: 3600,
    message: 'Later.',
  });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect(seen).toHaveLength(1);
});

it('repeats a creating POST with the same idempotency key after a lost response', async () => {
  const { baseUrl, seen } = await serving(lost, json(201, { clip: { id: 'x' }, uploadUrl: 'y' }));
  await createClient({ baseUrl }).call('createClip', { token, body: { title: 'One' } });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

it('does not repeat a POST without a key', async () => {
  const { baseUrl, seen } = await serving(lost, json(200, {}));
  const sent = createClient({ baseUrl }).call('sendEvent', { token, body: { type: 'play_start', gameId: 'x' } });
  await expect(sent).rejects.toThrow();
  expect(seen).toHaveLength(1);
});

it('reads events split into chunks, and skips comments', async () => {
  const { baseUrl } = await serving((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\nevent: job\nda');
    response.write('ta: {"job":{"status":"queued"}}\n\n');
    response.end('event: job\ndata: {"job":{"status":"succeeded"}}\n\n');
  });
  const seen: string[] = [];
  for await (const { status } of createClient({ baseUrl }).watchJob(token, 'x')) seen.push(status);
  expect(seen).toEqual(['queued', 'succeeded']);
});

it('keeps the kinds of tokens apart', () => {
  expectTypeOf<Input<'getMe'>['token']>().toEqualTypeOf<SessionToken>();
  expectTypeOf<Input<'getState'>['token']>().toEqualTypeOf<GameToken>();
  expectTypeOf<GameToken>().not.toExtend<SessionToken>();
  expectTypeOf<SessionToken>().not.toExtend<GameToken>();
  expectTypeOf<string>().not.toExtend<SessionToken>();
});
