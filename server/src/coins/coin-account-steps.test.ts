import { expect, it } from 'vitest';
import { runChecks } from '../database/audit.ts';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { startService } from '../testing/service.ts';
import { coinChecks } from './audit-coins.ts';
import { closeCoins, exportCoins, mergeCoins } from './coin-account-steps.ts';
import { settleBalances } from './settle-balances.ts';
import { balanceOf } from './wallet-queries.ts';

const { people, ctx } = await startService();

async function nothingIsBroken(): Promise<void> {
  const broken = (await runChecks(ctx.db, coinChecks, ctx.clock.now())).filter(({ found }) => found > 0);
  expect(broken).toEqual([]);
}

it('a merge moves the guest’s coins through the ledger, once', async () => {
  const [guest, ada] = [await people.guest(), await people.member('ada')];
  await giveCoins(ctx, guest, 30);
  await giveCoins(ctx, ada, 12);
  const merge = { guestId: guest.id, memberId: ada.id };
  await inTransaction(ctx.db, (tx) => mergeCoins(tx, ctx, merge));
  await inTransaction(ctx.db, (tx) => mergeCoins(tx, ctx, merge));
  expect([await balanceOf(ctx.db, guest.id), await balanceOf(ctx.db, ada.id)]).toEqual([0, 42]);
  const { ledger } = (await ada.get('/api/wallet')).body;
  expect(ledger[0]).toMatchObject({ amount: 30, kind: 'merge', memo: 'Coins of your guest account', balanceAfter: 42 });
  await nothingIsBroken();
});

it('a guest without coins leaves no line', async () => {
  const [guest, bob] = [await people.guest(), await people.member('bob')];
  await inTransaction(ctx.db, (tx) => mergeCoins(tx, ctx, { guestId: guest.id, memberId: bob.id }));
  expect((await bob.get('/api/wallet')).body).toEqual({ balance: 0, ledger: [], nextCursor: null });
});

it('a closed account’s coins go back to where coins come from', async () => {
  const cid = await people.member('cid');
  await giveCoins(ctx, cid, 40);
  await settleBalances(ctx.db);
  await giveCoins(ctx, cid, 2);
  await inTransaction(ctx.db, (tx) => closeCoins(tx, ctx, cid.id));
  expect(await balanceOf(ctx.db, cid.id)).toBe(0);
  expect(await exportedData(exportCoins(ctx.db, cid.id))).toMatchObject({
    coinLedger: [{ amount: -42, kind: 'closing', balanceAfter: 0 }, { amount: 2 }, { amount: 40, balanceAfter: 40 }],
  });
  await nothingIsBroken();
});

it('the export has every line as the wallet shows it', async () => {
  const dot = await people.member('dot');
  await giveCoins(ctx, dot, 5);
  await giveCoins(ctx, dot, 6);
  expect((await exportedData(exportCoins(ctx.db, dot.id)))['coinLedger']).toEqual(
    (await dot.get('/api/wallet')).body.ledger,
  );
});
