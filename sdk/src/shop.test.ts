import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../test/fake-page.ts';
import { type Answer, type Call, createFakeServer, refuse } from '../test/fake-server.ts';
import { startParts } from '../test/start-parts.ts';
import { createShop } from './shop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hat = '0190b0a0-0000-7000-8000-0000000000aa';
const granted = [{ itemId: hat, name: 'Hat', quantity: 1 }];

function start(answer: (call: Call) => Answer, kind: 'framed' | 'alone' = 'framed') {
  const intent = { id: 'i1', status: 'pending', granted: [] as typeof granted };
  const server = createFakeServer((call) => {
    const special = answer(call);
    if (special) return special;
    if (call.path === 'shop/intents') return Response.json({ intent }, { status: 201 });
    if (call.path === 'shop/intents/i1') return Response.json({ intent });
    return undefined;
  });
  const parts = startParts(server, undefined, kind);
  return {
    ...parts,
    server,
    settle: (status: string) => Object.assign(intent, { status, granted: status === 'approved' ? granted : [] }),
    polls: () => server.calls.filter(({ path }) => path === 'shop/intents/i1').length,
    shop: createShop(parts.boot, parts.http, parts.bridge),
  };
}

const asUsual = () => undefined;

it('creates an intent, lets the host show its sheet, and resolves with the decision', async () => {
  const { shop, page, server, settle, polls } = start(asUsual);
  const purchase = shop.buy(hat);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: 'shop/intents', body: { gameId, itemId: hat } });
  expect(page.sent.at(-1)).toEqual({ coinop: 1, type: 'purchase', intentId: 'i1' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls()).toBeGreaterThan(10);
  expect(polls()).toBeLessThan(16);
  settle('approved');
  page.say({ type: 'purchaseResult', intentId: 'i1', status: 'approved' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await purchase).toEqual({ intentId: 'i1', status: 'approved', granted });
});

it.each(['declined', 'expired'])('finds out by itself that the purchase was %s', async (status) => {
  const { shop, settle } = start(asUsual);
  const purchase = shop.buy(hat);
  await vi.advanceTimersByTimeAsync(100);
  settle(status);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await purchase).toEqual({ intentId: 'i1', status, granted: [] });
});

it("believes the server, not the host's word", async () => {
  const { shop, page, settle } = start(asUsual);
  const purchase = shop.buy(hat);
  const done = vi.fn();
  void purchase.then(done);
  await vi.advanceTimersByTimeAsync(100);
  page.say({ type: 'purchaseResult', intentId: 'i1', status: 'approved' });
  await vi.advanceTimersByTimeAsync(100);
  expect(done).not.toHaveBeenCalled();
  settle('declined');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await purchase).toMatchObject({ status: 'declined' });
});

it('continues while a guest signs in and the new token takes long', async () => {
  let accepted = 'old';
  const { shop, page, settle } = start((call) => (call.token === accepted ? undefined : refuse(401)));
  const purchase = shop.buy(hat);
  await vi.advanceTimersByTimeAsync(100);
  accepted = 'new';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sentTypes()).toContain('needToken');
  settle('approved');
  page.say({ type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await purchase).toMatchObject({ status: 'approved', granted });
});

it('continues after a lost connection', async () => {
  let lost = true;
  const { shop, settle } = start((call) =>
    lost && call.method === 'GET' ? new TypeError('Failed to fetch') : undefined,
  );
  const purchase = shop.buy(hat);
  await vi.advanceTimersByTimeAsync(120_000);
  lost = false;
  settle('approved');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await purchase).toMatchObject({ status: 'approved' });
});

it('ends when the purchase is never decided', async () => {
  const { shop } = start(asUsual);
  const purchase = expect(shop.buy(hat)).rejects.toMatchObject({ status: 0, code: 'timeout' });
  await vi.advanceTimersByTimeAsync(17 * 60_000);
  await purchase;
});

it('ends when the intent no longer exists', async () => {
  const { shop } = start((call) => (call.method === 'GET' ? refuse(404) : undefined));
  const purchase = expect(shop.buy(hat)).rejects.toMatchObject({ status: 404 });
  await vi.advanceTimersByTimeAsync(2000);
  await purchase;
});

it('has the host explain why a minor is offered nothing', async () => {
  const { shop, page } = start(() => refuse(403, { 'Error-Code': 'age_not_allowed' }));
  await expect(shop.buy(hat)).rejects.toMatchObject({ status: 403, code: 'age_not_allowed' });
  expect(page.sent.at(-1)).toEqual({ coinop: 1, type: 'purchaseRefused', code: 'age_not_allowed' });
});

it('a refused intent shows no sheet', async () => {
  const { shop, page } = start(() => refuse(409, { 'Error-Code': 'already_owned' }));
  await expect(shop.buy(hat)).rejects.toMatchObject({ status: 409, code: 'already_owned' });
  expect(page.sentTypes()).not.toContain('purchase');
});

it('without a host the intent waits for the app, and only its end is an error', async () => {
  const { shop, server, settle } = start(asUsual, 'alone');
  const purchase = shop.buy(hat);
  const done = vi.fn();
  purchase.catch(done);
  const refused = expect(purchase).rejects.toMatchObject({ status: 0, code: 'no_host' });
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(done).not.toHaveBeenCalled();
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: 'shop/intents' });
  settle('expired');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

it('without a host a purchase can still be approved', async () => {
  const { shop, settle } = start(asUsual, 'alone');
  const purchase = shop.buy(hat);
  await vi.advanceTimersByTimeAsync(60_000);
  settle('approved');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await purchase).toMatchObject({ status: 'approved', granted });
});

it('an item is bought and used up by the key that game.json gives it', async () => {
  const { shop, server, settle } = start((call) => {
    if (call.path === `shop/items/${gameId}`) return Response.json({ items: [{ id: hat, key: 'hat' }] });
    if (call.path === `shop/inventory/${gameId}`) return Response.json({ items: [{ itemId: hat, key: 'hat' }] });
    if (call.path.endsWith('/consume')) return Response.json({ item: { itemId: hat, key: 'hat', quantity: 0 } });
    return undefined;
  });
  settle('approved');
  for (const purchase of [shop.buy('hat'), shop.buy('hat')]) {
    await vi.advanceTimersByTimeAsync(2000);
    expect(await purchase).toMatchObject({ status: 'approved' });
  }
  expect(await shop.consume('hat')).toMatchObject({ quantity: 0 });
  const made = server.calls.filter(({ path }) => path === 'shop/intents');
  expect(made.map(({ body }) => body)).toEqual([
    { gameId, itemId: hat },
    { gameId, itemId: hat },
  ]);
  expect(server.calls.filter(({ path }) => path === `shop/items/${gameId}`)).toHaveLength(1);
  expect(server.calls.at(-1)?.path).toBe(`shop/inventory/${gameId}/${hat}/consume`);
});

it('lists items and inventory of its own game', async () => {
  const { shop, server } = start((call) => Response.json({ items: [{ path: call.path }] }));
  expect(await shop.items()).toEqual([{ path: `shop/items/${gameId}` }]);
  expect(await shop.inventory()).toEqual([{ path: `shop/inventory/${gameId}` }]);
  expect(server.calls).toHaveLength(2);
});

it('using up an item is one use, however often the request is repeated', async () => {
  let lost = true;
  const { shop, server } = start(() => {
    if (!lost) return Response.json({ item: { itemId: hat, name: 'Potion', kind: 'consumable', quantity: 2 } });
    lost = false;
    return new TypeError('Failed to fetch');
  });
  const use = shop.consume(hat, 3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await use).toMatchObject({ quantity: 2 });
  expect(server.calls).toMatchObject([
    { method: 'POST', path: `shop/inventory/${gameId}/${hat}/consume`, body: { quantity: 3 } },
    { body: { quantity: 3 } },
  ]);
  const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});
