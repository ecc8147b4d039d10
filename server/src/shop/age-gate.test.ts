import { expect, it } from 'vitest';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { openShop, visiting } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService({ config: { ageGate: true } });
const shop = await openShop(ctx, people, 'maker');
const potion = await shop.add({ price: 10 });

it('asks who pays for their age once, and lets adults pay', async () => {
  const ada = await people.member('ada');
  await giveCoins(ctx, ada, 100);
  const visitor = await visiting(people, ada, shop.gameId);
  const intent = await visitor.wants(potion);
  const asked = await visitor.approve(intent);
  expect([asked.status, asked.headers.get('error-code')]).toEqual([403, 'age_required']);
  expect((await ada.patch('/api/me', { ageBand: 'adult' })).status).toBe(200);
  expect((await visitor.approve(intent)).status).toBe(200);
});

it('offers minors nothing, and takes no payment of theirs', async () => {
  const bob = await people.member('bob');
  await giveCoins(ctx, bob, 100);
  const visitor = await visiting(people, bob, shop.gameId);
  const intent = await visitor.wants(potion);
  await bob.patch('/api/me', { ageBand: 'under_13' });
  const paid = await visitor.approve(intent);
  expect([paid.status, paid.headers.get('error-code')]).toEqual([403, 'age_not_allowed']);
  const offered = await visitor.game.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: potion });
  expect([offered.status, offered.headers.get('error-code')]).toEqual([403, 'age_not_allowed']);
  expect((await bob.post(`/api/shop/intents/${intent}/decline`)).status).toBe(200);
});
