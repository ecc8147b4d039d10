import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inLanes } from '../testing/in-parallel.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { issueCoins } from './issue-coins.ts';

const { people, ctx, clock } = await startService();

it('an empty wallet', async () => {
  const guest = await people.guest();
  const { status, body } = await guest.get('/api/wallet');
  expect([status, body]).toEqual([200, { balance: 0, ledger: [], nextCursor: null }]);
});

it('reads like a bank statement, newest first, the balance after each line', async () => {
  const ada = await people.member('ada');
  const welcome = { accountId: ada.id, coins: 500, kind: 'welcome', memo: 'Welcome to Coinop', refId: null } as const;
  await issueCoins(ctx.db, { ...welcome, cause: 'welcome:ada' }, clock.now());
  clock.forward(60);
  const award = { accountId: ada.id, coins: 25, kind: 'achievement', memo: 'First play', refId: 'first_play' } as const;
  await issueCoins(ctx.db, { ...award, cause: 'achievement:ada' }, clock.now());
  const { body } = await ada.get('/api/wallet');
  expect(body).toEqual({
    balance: 525,
    ledger: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: 25,
        balanceAfter: 525,
        kind: 'achievement',
        memo: 'First play',
        refId: 'first_play',
        createdAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ amount: 500, balanceAfter: 500, kind: 'welcome', refId: null }),
    ],
    nextCursor: null,
  });
  const [newer, older] = body.ledger;
  expect(Date.parse(newer.createdAt) - Date.parse(older.createdAt)).toBeGreaterThanOrEqual(60_000);
});

it('pages that fit together, also when coins come in between', async () => {
  const bob = await people.member('bob');
  for (let i = 1; i <= 7; i++) await giveCoins(ctx, bob, i);
  const first = (await bob.get('/api/wallet?limit=3')).body;
  expect(first.ledger.map(({ amount }: { amount: number }) => amount)).toEqual([7, 6, 5]);
  await giveCoins(ctx, bob, 100);
  const second = (await bob.get(`/api/wallet?limit=3&cursor=${first.nextCursor}`)).body;
  const last = (await bob.get(`/api/wallet?limit=3&cursor=${second.nextCursor}`)).body;
  const lines = [...first.ledger, ...second.ledger, ...last.ledger];
  expect(lines.map(({ amount }) => amount)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([28, 21, 15, 10, 6, 3, 1]);
  expect(last.nextCursor).toBeNull();
  expect(last.balance).toBe(128);
});

it('a cursor works only for the wallet it came from', async () => {
  const [cid, dot] = [await people.member('cid'), await people.member('dot')];
  await giveCoins(ctx, cid, 1);
  await giveCoins(ctx, cid, 1);
  const { nextCursor } = (await cid.get('/api/wallet?limit=1')).body;
  expect((await dot.get(`/api/wallet?cursor=${nextCursor}`)).status).toBe(400);
  expect((await cid.get(`/api/wallet?cursor=${nextCursor}x`)).status).toBe(400);
  expect((await cid.get('/api/wallet?limit=none')).status).toBe(400);
});

it('no line of a statement ever shows less than nothing, while many pay in and the owner spends', async () => {
  const [eve, fay] = [await people.member('eve'), await people.member('fay')];
  const spend = () =>
    sql`select coins_post('purchase', ${crypto.randomUUID()}, 'A thing', null, ${[eve.id, fay.id]}::uuid[],
      ${[-4, 4]}::bigint[], ${clock.now()})`.execute(ctx.db);
  await inLanes<unknown>(Array.from({ length: 40 }, (_, i) => () => (i % 2 === 0 ? giveCoins(ctx, eve, 3) : spend())));
  const { balance, ledger } = (await eve.get('/api/wallet?limit=100')).body;
  expect(ledger[0].balanceAfter).toBe(balance);
  for (const { balanceAfter } of ledger) expect(balanceAfter).toBeGreaterThanOrEqual(0);
  expect(ledger.at(-1).balanceAfter).toBe(ledger.at(-1).amount);
});

it('W17 a game sees the balance and nothing else; W1 not the wallet', async () => {
  const gus = await people.member('gus');
  await giveCoins(ctx, gus, 5);
  const playing = await people.playing(gus, await makeGame(ctx, gus));
  const { status, body } = await playing.get('/api/sdk/wallet');
  expect([status, body]).toEqual([200, { balance: 5 }]);
  expect((await playing.get('/api/wallet')).status).toBe(403);
  expect((await gus.get('/api/sdk/wallet')).status).toBe(403);
  expect((await people.nobody.get('/api/wallet')).status).toBe(401);
  expect((await people.nobody.get('/api/sdk/wallet')).status).toBe(401);
});
