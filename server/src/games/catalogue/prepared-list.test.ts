import { beforeEach, expect, it } from 'vitest';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';

const appOrigin = 'https://app.example';
const { people, ctx, app, logLines } = await startService({ config: { appOrigins: [appOrigin] } });
const ada = await people.member('ada');
const bob = await people.guest('bob');
await makeGame(ctx, ada, { title: 'First' });

const list = '/api/games';
/** A condition is the framework's business, so this response is the route's own. */
const byTheRoute = { 'if-none-match': '"another"' };
const find = app.preparedResponses.get(list);
let prepared = 0;
app.preparedResponses.set(list, (request) => {
  const found = find?.(request);
  if (found !== undefined) prepared += 1;
  return found;
});

/** What ada made may still be on its way to the list of this node. */
beforeEach(async () => {
  const isPrepared = async () => {
    prepared = 0;
    await bob.get(list);
    return prepared;
  };
  await expect.poll(isPrepared).toBe(1);
  prepared = 0;
});

async function seenBy(person: Person, headers: Record<string, string> = {}) {
  const { status, headers: received, text } = await person.get(list, headers);
  const { 'request-id': requestId, date: _date, ...others } = Object.fromEntries(received);
  return { requestId, seen: { status, headers: others, text } };
}

it.each([
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['plain', { 'accept-encoding': 'identity' }],
  ['for an app', { origin: appOrigin }],
  ['for a page that may not', { origin: 'https://elsewhere.example' }],
] as Array<[string, Record<string, string>]>)('is the response of the route: %s', async (_name, headers) => {
  const { seen } = await seenBy(bob, headers);
  expect(prepared).toBe(1);
  expect(seen.status).toBe(200);
  expect(seen).toEqual((await seenBy(bob, { ...headers, ...byTheRoute })).seen);
  expect(prepared).toBe(1);
});

it('is logged and measured as any other', async () => {
  const count = async () =>
    /coinop_http_request_seconds_count\{method="GET",route="\/api\/games",status="200"\} (\d+)/.exec(
      (await app.inject('/metrics')).body,
    )?.[1];
  const before = Number(await count());
  const { requestId } = await seenBy(bob);
  await expect.poll(async () => Number(await count())).toBe(before + 1);
  const line = logLines.map((text) => JSON.parse(text)).find((said) => said.requestId === requestId);
  expect(line).toMatchObject({ msg: 'request', method: 'GET', path: list, status: 200, ms: expect.any(Number) });
});

it('shows a change at once where it was made', async () => {
  const { text } = (await seenBy(bob)).seen;
  expect(prepared).toBe(1);
  const id = JSON.parse(text).games[0].id;
  expect((await ada.patch(`/api/games/${id}`, { title: 'Second' })).status).toBe(200);
  expect((await bob.get(list)).body.games[0].title).toBe('Second');
});

it('is for known sessions alone', async () => {
  const { nobody } = people;
  expect((await nobody.get(list)).status).toBe(401);
  expect((await people.with('cos_unknown').get(list)).status).toBe(401);
  const game = await people.playing(bob, (await bob.get(list)).body.games[0].id);
  expect((await game.get(list)).status).toBe(403);
  const cyd = await people.member('cyd');
  await cyd.get(list);
  expect((await cyd.get(list)).status).toBe(200);
  expect((await cyd.post('/api/auth/logout')).status).toBe(204);
  expect((await cyd.get(list)).status).toBe(401);
});

it('is nothing but the plain list', async () => {
  expect((await bob.get(`${list}?limit=x`)).status).toBe(400);
  expect((await bob.get(`${list}/`)).status).toBe(404);
  expect((await bob.get(list, { 'content-encoding': 'gzip' })).status).toBe(415);
  expect((await bob.get(list, { 'if-none-match': '*' })).status).toBe(304);
  expect(prepared).toBe(0);
});
