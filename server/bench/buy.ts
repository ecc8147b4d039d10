import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { checks, tableOf } from '../src/commands/audit.ts';
import { runChecks } from '../src/database/audit.ts';
import { type Db, openDatabase } from '../src/database/db.ts';
import { migrate } from '../src/database/migrate.ts';
import { limitStatements } from '../src/database/statement-limit.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createIntent } from '../src/shop/create-intent.ts';
import { settleIntent } from '../src/shop/settle-intent.ts';

/**
 * Measures settled purchases per second, with one creator per buyer and with one item of one creator for all, in
 * alternating rounds, because the load of the machine varies. Then measures the audit on a large ledger.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '20' },
      entries: { type: 'string', default: '1000000' },
    },
  });
  const [rounds, seconds, connections, entries] = [
    Number(values.rounds),
    Number(values.seconds),
    Number(values.connections),
    Number(values.entries),
  ];
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(server.connectionString);
    const { db, close } = openDatabase(server.connectionString, { poolMax: connections });
    await compare(db, { rounds, seconds, connections });
    await auditBigLedger(db, entries);
    await close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Stall = { gameId: string; itemId: string };
type Effort = { rounds: number; seconds: number; connections: number };

async function compare(db: Db, effort: Effort): Promise<void> {
  const buyers = await makeBuyers(db, effort.connections);
  const stalls = await makeStalls(db, effort.connections);
  const [hot] = stalls;
  if (hot === undefined) throw new Error('There is a stall for every connection');
  const everybody = buyers.map(() => hot);
  console.log(`${effort.connections} connections, purchases a second (asked for and approved)\n`);
  await measure(db, buyers, stalls, 1);
  await measure(db, buyers, everybody, 1);
  const rates: { own: number; hot: number }[] = [];
  for (let round = 1; round <= effort.rounds; round++) {
    const own = await measure(db, buyers, stalls, effort.seconds);
    const one = await measure(db, buyers, everybody, effort.seconds);
    rates.push({ own, hot: one });
    console.log(`round ${round}: own creators ${own.toFixed(0)}, one creator ${one.toFixed(0)}`);
  }
  const own = medianOf(rates.map((rate) => rate.own));
  const one = medianOf(rates.map((rate) => rate.hot));
  const share = ((100 * one) / own).toFixed(0);
  console.log(`\nmedian:  own creators ${own.toFixed(0)}, one creator ${one.toFixed(0)}, which is ${share}%\n`);
}

/** Purchases per second when each buyer repeatedly buys from the creator with the same index. */
async function measure(db: Db, buyers: string[], stalls: Stall[], seconds: number): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let bought = 0;
  const ctx = { db, clock: systemClock, config: { baseUrl: 'http://localhost' } };
  await Promise.all(
    buyers.map(async (accountId, i) => {
      const stall = stalls[i];
      if (stall === undefined) throw new Error('There is a stall for every buyer');
      const player = { accountId, kind: 'member', sessionId: '', gameId: stall.gameId } as const;
      while (performance.now() < until) {
        const { id } = await createIntent(ctx, player, stall.itemId);
        await settleIntent(ctx, player, { intentId: id, decision: 'approved', clientSeed: '' });
        bought++;
      }
    }),
  );
  return (1000 * bought) / (performance.now() - startedAt);
}

async function makeAccounts(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into accounts (id, kind, handle, created_at)
      select id, 'member', 'b_' || right(replace(id::text, '-', ''), 18), now()
      from (select platform_uuid7(now()) as id from generate_series(1, ${count})) as ids returning id)
    insert into account_stats (account_id) select id from made returning account_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

async function makeBuyers(db: Db, count: number): Promise<string[]> {
  const ids = await makeAccounts(db, count);
  await sql`select coins_issue(id, 1000000000, 'grant', 'grant:' || id, 'Coins to spend', null, now())
    from unnest(${ids}::uuid[]) as id`.execute(db);
  return ids;
}

async function makeStalls(db: Db, count: number): Promise<Stall[]> {
  const creators = await makeAccounts(db, count);
  const { rows } = await sql<Stall>`
    with opened as (
      insert into games (id, creator_id, title, created_at, updated_at)
      select platform_uuid7(now()), id, 'Stall', now(), now() from unnest(${creators}::uuid[]) as id returning id),
    written as (
      insert into game_documents (game_id, html, sha256) select id, '<!doctype html>', sha256('<!doctype html>') from opened),
    stocked as (
      insert into items (id, game_id, kind, created_at)
      select platform_uuid7(now()), id, 'consumable', now() from opened returning id, game_id),
    priced as (
      insert into item_versions (item_id, version, name, description, price, active, created_at)
      select id, 1, 'Potion', '', 10, true, now() from stocked)
    select id as "itemId", game_id as "gameId" from stocked`.execute(db);
  return rows;
}

async function auditBigLedger(db: Db, entries: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) from coin_entries`.execute(db);
  await fillLedger(db, Math.max(0, Math.ceil((entries - (rows[0]?.count ?? 0)) / 2)));
  const startedAt = performance.now();
  const results = await runChecks(db, checks, new Date());
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  const total = await sql<{ count: number }>`select count(*) from coin_entries`.execute(db);
  console.log(`the audit of ${total.rows[0]?.count} entries took ${took} s\n\n${tableOf(results)}`);
}

/** Grants of one coin, inserted directly, because one by one they would take minutes. */
async function fillLedger(db: Db, transactions: number): Promise<void> {
  const wallets = await makeAccounts(db, 10_000);
  await db.transaction().execute(async (tx) => {
    await limitStatements(tx, 0);
    await sql`create temp table filling on commit drop as
      select gen_random_uuid() as id, (${wallets}::uuid[])[1 + n % 10000] as wallet
      from generate_series(1, ${transactions}::int) as n`.execute(tx);
    await sql`insert into coin_accounts (id, kind, account_id, balance)
      select wallet, 'wallet', wallet, count(*) from filling group by wallet`.execute(tx);
    await sql`update coin_accounts set balance = balance - ${transactions} where id = coins_issuance()`.execute(tx);
    await sql`insert into coin_transactions (id, kind, cause, memo, created_at)
      select id, 'grant', 'grant:' || id, 'Filling up', now() from filling`.execute(tx);
    await sql`insert into coin_entries (transaction_id, coin_account_id, amount)
      select id, wallet, 1 from filling union all select id, coins_issuance(), -1 from filling`.execute(tx);
    await sql`analyze coin_entries, coin_transactions, coin_accounts`.execute(tx);
  });
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
