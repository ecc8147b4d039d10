import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inLanes } from '../testing/in-parallel.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { startService } from '../testing/service.ts';
import { issueCoins } from './issue-coins.ts';
import { settleBalances } from './settle-balances.ts';
import { balanceOf } from './wallet-queries.ts';

const { people, ctx, clock } = await startService();

async function post(from: { id: string }, to: { id: string }, coins: number, cause: string = crypto.randomUUID()) {
  const { rows } = await sql<{ posted: boolean }>`select coins_post('purchase', ${cause}, 'A test', null,
    ${[from.id, to.id]}::uuid[], ${[-coins, coins]}::bigint[], ${clock.now()}) as posted`.execute(ctx.db);
  return rows[0]?.posted;
}

async function storedBalance(id: string): Promise<number | undefined> {
  const { rows } = await sql<{ balance: number }>`select balance from coin_accounts where id = ${id}`.execute(ctx.db);
  return rows[0]?.balance;
}

it('issues coins once a cause, and says whether it did', async () => {
  const ada = await people.member('ada');
  const issue = {
    accountId: ada.id,
    coins: 500,
    kind: 'welcome',
    cause: 'welcome:1',
    memo: 'Hello',
    refId: null,
  } as const;
  expect(await issueCoins(ctx.db, issue, clock.now())).toBe(true);
  expect(await issueCoins(ctx.db, issue, clock.now())).toBe(false);
  expect(await balanceOf(ctx.db, ada.id)).toBe(500);
});

it('pays a cause once when it is asked for many times at once', async () => {
  const bob = await people.member('bob');
  const issue = { accountId: bob.id, coins: 5, kind: 'grant', cause: 'grant:race', memo: 'Race', refId: null } as const;
  const paid = await inLanes(Array.from({ length: 20 }, () => () => issueCoins(ctx.db, issue, clock.now())));
  expect(paid.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(1);
  expect(paid.filter((result) => result.status === 'fulfilled' && !result.value)).toHaveLength(19);
  expect(await balanceOf(ctx.db, bob.id)).toBe(5);
});

it('a credit counts at once and is folded into the stored balance by the spender or the job', async () => {
  const [cid, dot] = [await people.member('cid'), await people.member('dot')];
  await giveCoins(ctx, cid, 30);
  expect([await balanceOf(ctx.db, cid.id), await storedBalance(cid.id)]).toEqual([30, 0]);
  await post(cid, dot, 10);
  expect([await balanceOf(ctx.db, cid.id), await storedBalance(cid.id)]).toEqual([20, 20]);
  expect([await balanceOf(ctx.db, dot.id), await storedBalance(dot.id)]).toEqual([10, 0]);
  await settleBalances(ctx.db);
  expect([await balanceOf(ctx.db, dot.id), await storedBalance(dot.id)]).toEqual([10, 10]);
  const { rows } = await sql`select from coin_unsettled`.execute(ctx.db);
  expect(rows).toEqual([]);
});

it('refuses to spend more than there is, and leaves nothing behind', async () => {
  const [eve, fay] = [await people.member('eve'), await people.member('fay')];
  await giveCoins(ctx, eve, 9);
  await expect(post(eve, fay, 10, 'overspend')).rejects.toMatchObject({ code: 'insufficient_coins' });
  expect([await balanceOf(ctx.db, eve.id), await balanceOf(ctx.db, fay.id)]).toEqual([9, 0]);
  expect(await post(eve, fay, 9, 'overspend')).toBe(true);
});

it('parallel spenders of one wallet never overdraw it', async () => {
  const [gus, hal] = [await people.member('gus'), await people.member('hal')];
  await giveCoins(ctx, gus, 10);
  const tries = await inLanes(Array.from({ length: 20 }, () => () => post(gus, hal, 3)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect([await balanceOf(ctx.db, gus.id), await balanceOf(ctx.db, hal.id)]).toEqual([1, 9]);
});

it('coins that come while others are spent are neither lost nor doubled', async () => {
  const [ida, jon] = [await people.member('ida'), await people.member('jon')];
  await giveCoins(ctx, ida, 100);
  await giveCoins(ctx, jon, 100);
  const both = Array.from({ length: 30 }, (_, i) => () => (i % 2 === 0 ? post(ida, jon, 3) : post(jon, ida, 2)));
  const fold = async () => {
    await settleBalances(ctx.db);
    return true;
  };
  const results = await inLanes([fold, ...both, fold]);
  expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(32);
  expect([await balanceOf(ctx.db, ida.id), await balanceOf(ctx.db, jon.id)]).toEqual([85, 115]);
});

it.each(['coin_entries', 'coin_transactions'])('W19 %s can be added to and nothing else', async (table) => {
  await giveCoins(ctx, await people.member(`w19_${table.slice(5, 12)}`), 1);
  const name = sql.table(table);
  const column = sql.ref(table === 'coin_entries' ? 'amount' : 'memo');
  await expect(sql`update ${name} set ${column} = ${column}`.execute(ctx.db)).rejects.toThrow('append-only');
  await expect(sql`delete from ${name}`.execute(ctx.db)).rejects.toThrow('append-only');
  await expect(sql`truncate ${name} cascade`.execute(ctx.db)).rejects.toThrow('append-only');
});

it('the tables themselves refuse entries that do not sum to zero and a wallet below zero', async () => {
  const kim = await people.member('kim');
  await giveCoins(ctx, kim, 1);
  await expect(
    sql`insert into coin_entries (transaction_id, coin_account_id, amount)
      select t.id, coins_revenue(), 5 from coin_transactions t limit 1`.execute(ctx.db),
  ).rejects.toThrow('sum to zero');
  await expect(sql`update coin_accounts set balance = -1 where id = ${kim.id}`.execute(ctx.db)).rejects.toThrow(
    'check',
  );
});

it('W18 no more coins can be made than a number holds exactly', async () => {
  const { ctx: own, people: others } = await startService();
  const lea = await others.member('lea');
  await giveCoins(own, lea, 9_000_000_000_000_000 - 1);
  await giveCoins(own, lea, 1);
  await settleBalances(own.db);
  await expect(giveCoins(own, lea, 1)).rejects.toMatchObject({ code: 'coins_used_up' });
  await expect(giveCoins(own, lea, 2_000_000)).rejects.toMatchObject({ code: 'coins_used_up' });
  expect((await lea.get('/api/wallet')).body.balance).toBe(9_000_000_000_000_000);
});

it.each([0, -5])('issues no %i coins', async (coins) => {
  const mia = await people.member(`mia_${Math.abs(coins)}`);
  await expect(giveCoins(ctx, mia, coins)).rejects.toThrow('above zero');
});

it("reads a balance without the unsettled entries of others, even when they are nearly all of one creator's", async () => {
  const creator = await people.member('busy');
  await sql`insert into coin_unsettled (coin_account_id, number, amount)
    select ${creator.id}, 1_000_000 + n, 0 from generate_series(1, 5000) as n`.execute(ctx.db);
  await sql`analyze coin_unsettled`.execute(ctx.db);
  const buyers = sql`array(select id from accounts)`;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select held.balance
    from unnest(${buyers}) as asked (id), coins_held(asked.id) as held`.execute(ctx.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using coin_unsettled_pkey');
  expect(plan).not.toContain('Seq Scan on coin_unsettled');
  await sql`delete from coin_unsettled where coin_account_id = ${creator.id} and number > 1_000_000`.execute(ctx.db);
});
