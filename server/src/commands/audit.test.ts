import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenClips } from '../clips/audit-clips.ts';
import { runChecksIn } from '../database/audit.ts';
import { inTransaction } from '../database/db.ts';
import { limitStatements } from '../database/statement-limit.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { refundIntent } from '../shop/refund-intent.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { openShop } from '../testing/people/shop-fixtures.ts';
import { sampleVideos } from '../testing/sample-videos.ts';
import { startService } from '../testing/service.ts';
import { checks } from './audit.ts';

const { people, ctx } = await startService();

beforeAll(async () => {
  const shop = await openShop(ctx, people, 'ada');
  const bob = await shop.visitor('bob', 100);
  const potion = await shop.add({ price: 10 });
  await bob.approve(await bob.wants(potion));
  await bob.approve(await bob.wants(await shop.addBox([1, 1], { price: 7 })));
  await bob.decline(await bob.wants(potion));
  const returned = await bob.wants(potion);
  await bob.approve(returned);
  await inTransaction(ctx.db, (tx) => refundIntent(tx, returned, false, ctx.clock.now()));
  const cleo = await people.guest();
  await giveCoins(ctx, cleo, 5);
  await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: cleo.id, memberId: bob.id }));
});

it('a shop that was used as it should finds all in order', () => allChecksHold(ctx));

const theGuest = '(select id from accounts where merged_into is not null)';
const ofPurchase = `transaction_id in (select id from coin_transactions where kind = 'purchase')`;
const aGame = '(select id from games limit 1)';
const idOf = (handle: string) => `(select id from accounts where handle = '${handle}')`;
const clips = (count: number, columns: string, values: string) =>
  `insert into clips (id, account_id, created_at, ${columns})
    select gen_random_uuid(), ${idOf('bob')}, now(), ${values} from generate_series(1, ${count})`;
const jobs = (count: number, columns: string, values: string) =>
  `insert into generation_jobs (id, account_id, prompt, created_at, changed_at, ${columns})
    select gen_random_uuid(), ${idOf('bob')}, 'a game', now(), now(), ${values} from generate_series(1, ${count})`;
const events = (count: number, every: string) =>
  `insert into play_events (account_id, game_id, type, happened_at)
    select ${idOf('bob')}, ${aGame}, 'play_start', now() - n * interval '${every}' from generate_series(1, ${count}) as n`;
const stream = (handle: string, key: string) =>
  `insert into live_streams (id, account_id, key_hash, sealed_key, created_at)
    values (gen_random_uuid(), ${idOf(handle)}, '${key}', 'x', now())`;

/** Changes that only somebody could make who gets round the service: its triggers are off. */
const damages: [id: string, what: string, statement: string][] = [
  ['I1', 'a balance that was written', `update coin_accounts set balance = balance + 1 where kind = 'wallet'`],
  ['I1', 'an unsettled entry that got lost', `delete from coin_unsettled where coin_account_id = coins_revenue()`],
  ['I1', 'an unsettled amount that was changed', `update coin_unsettled set amount = amount + 1`],
  ['I2', 'half an entry', `update coin_entries set amount = amount + 1 where amount > 0`],
  ['I2', 'a transaction without entries', `delete from coin_entries`],
  [
    'I2',
    'an entry that belongs to nobody',
    `update coin_entries set coin_account_id = gen_random_uuid() where amount > 0`,
  ],
  [
    'I3',
    'a wallet in debt',
    `insert into coin_unsettled select id, -1, -1000 from coin_accounts where kind = 'wallet'`,
  ],
  [
    'I4',
    'a creator who got too much',
    `update coin_entries set amount = amount + (case when coin_account_id = coins_revenue() then -1 else 1 end)
      where amount > 0 and ${ofPurchase}`,
  ],
  [
    'I4',
    'a purchase that somebody else paid',
    `update coin_entries set coin_account_id = coins_issuance() where amount < 0 and ${ofPurchase}`,
  ],
  [
    'I4',
    'a share that went to somebody else',
    `update coin_entries set coin_account_id = coins_issuance()
      where amount > 0 and coin_account_id <> coins_revenue() and ${ofPurchase}`,
  ],
  ['I4', 'a purchase that was never paid', `update coin_transactions set cause = 'x' || cause where kind = 'purchase'`],
  ['I4', 'a purchase that was granted twice', `update inventory_moves set quantity = 2`],
  ['I4', 'a purchase of a version that never was', `update purchase_intents set item_version = item_version + 100`],
  [
    'I5',
    'a declined purchase with its coins gone',
    `update purchase_intents set status = 'declined', granted_item_id = null, granted_name = null, client_seed = null
      where status = 'approved' and refunded_at is null`,
  ],
  ['I6', 'a guard that is off', `alter table purchase_intents disable trigger purchase_intents_settled_stay`],
  [
    'I6',
    'a purchase settled too late',
    `update purchase_intents set settled_at = expires_at where status = 'approved'`,
  ],
  [
    'I7',
    'another prize than the one drawn',
    `with other as (
      update purchase_intents i set granted_item_id = o.prize_id from item_odds o
      where i.client_seed is not null and o.item_id = i.item_id and o.prize_id <> i.granted_item_id
      returning i.id, i.granted_item_id)
    update inventory_moves m set item_id = other.granted_item_id from other where m.intent_id = other.id`,
  ],
  [
    'I7',
    'a prize that stood in no odds',
    `delete from item_odds o using purchase_intents i where o.prize_id = i.granted_item_id`,
  ],
  ['I8', 'an item out of nowhere', `update inventory_items set quantity = quantity + 1`],
  ['I8', 'an item that vanished', `delete from inventory_items`],
  [
    'I8',
    'an item of another game',
    `with moved as (update inventory_items set game_id = gen_random_uuid())
      update inventory_moves m set game_id = o.game_id from inventory_items o where o.item_id = m.item_id`,
  ],
  ['I8', 'a move of no purchase', `update inventory_moves set intent_id = gen_random_uuid() where reason = 'purchase'`],
  [
    'I9',
    'a merged guest with coins',
    `update accounts set kind = 'guest', closed_at = now(), merged_into = (select id from accounts where handle = 'ada') where handle = 'bob'`,
  ],
  ['I9', 'a merged guest that is open', `update account_stats set is_open = true where account_id = ${theGuest}`],
  ...(
    [
      ['saved_states (account_id, game_id, state, updated_at)', `${aGame}, '1', now()`],
      ['clips (account_id, id, created_at, changed_at)', `gen_random_uuid(), now(), now()`],
      ['generation_jobs (account_id, id, prompt, created_at, changed_at)', `gen_random_uuid(), 'a game', now(), now()`],
      ['earned_achievements (account_id, achievement_id, earned_at)', `'first-play', now()`],
      ['sessions (account_id, id, token_hash, created_at, expires_at)', `gen_random_uuid(), 'x', now(), now()`],
      ['devices (account_id, device_hash, created_at)', `'x', now()`],
      ['limit_windows (account_id, limit_name, subject)', `'event', 'x'`],
    ] as const
  ).map(([columns, values]): [string, string, string] => [
    'I9',
    `a merged guest that has ${columns.split(' ')[0]}`,
    `insert into ${columns} values (${theGuest}, ${values})`,
  ]),
  [
    'I9',
    'a merge that paid somebody else',
    `update coin_entries set coin_account_id = (select id from coin_accounts where kind = 'wallet' and id <> ${theGuest}
        and id <> (select merged_into from accounts where id = ${theGuest}) limit 1)
      where amount > 0 and transaction_id in (select id from coin_transactions where kind = 'merge')`,
  ],
  ['I10', 'a follower too many', `update account_stats set followers = 1`],
  ['I11', 'achievements that a profile lists wrongly', `update account_stats set earned = 'first-play 1'`],
  [
    'I11',
    'an achievement paid but not earned',
    `update coin_transactions set kind = 'achievement', cause = 'achievement:' || (select id from accounts where handle = 'bob') || ':x'
      where id = (select id from coin_transactions where kind = 'grant' limit 1)`,
  ],
  [
    'I13',
    'a clip that lies untouched',
    clips(1, `status, tries, source_name, changed_at`, `'processing', 1, 'x', now() - interval '1 hour'`),
  ],
  [
    'I13',
    'a clip that was tried too often',
    `alter table clips drop constraint clips_tries_check; ${clips(1, 'tries, changed_at', '4, now()')}`,
  ],
  ['I13', 'a job that was tried too often', jobs(1, 'tries', '4')],
  [
    'I13',
    'a job that lies untouched',
    `${jobs(1, 'tries', '1')}; update generation_jobs set status = 'running', changed_at = now() - interval '1 hour'`,
  ],
  ['I14', 'too many clips in a day', clips(25, 'changed_at', 'now()')],
  ['I14', 'too many jobs in an hour', jobs(17, 'tries', '0')],
  ['I14', 'too many events in an hour', events(2001, '1 second')],
  ['I14', 'a window that is overfull', `insert into limit_windows values ('follow', 'x', null, 300, 0, now())`],
  ['I14', 'a window without its times', `insert into limit_windows values ('follow', 'x', null, 3, 0, now())`],
  ['I14', 'a window of no limit', `insert into limit_windows values ('nothing', 'x', null, 1, 0, now())`],
  ['I15', 'a game without a document', `delete from game_documents`],
  [
    'I15',
    'a job that succeeded without a game',
    `alter table generation_jobs drop constraint generation_jobs_check; ${jobs(1, 'status, finished_at', `'succeeded', now()`)}`,
  ],
  [
    'I16',
    'a member with two streams',
    `alter table live_streams drop constraint live_streams_account_id_key; ${stream('bob', 'a')}; ${stream('bob', 'b')}`,
  ],
  [
    'I16',
    'a stream of somebody who was banned',
    `${stream('bob', 'a')}; update live_streams set status = 'live', lease = id, started_at = now(), heartbeat_at = now();
      update accounts set banned_at = now() - interval '1 hour' where handle = 'bob'`,
  ],
  ['I22', 'a refund that was never paid', `update coin_transactions set cause = 'x' || cause where kind = 'refund'`],
  [
    'I22',
    'an item that went back without a refund',
    `update coin_transactions set cause = 'x' || cause where kind = 'refund';
      update purchase_intents set refunded_at = null`,
  ],
  ['I22', 'a refund nobody knows of', `update purchase_intents set refunded_at = null`],
  [
    'I22',
    'a creator who gave up more than the share',
    `update coin_entries set amount = amount + (case when coin_account_id = coins_revenue() then 1 else -1 end)
      where amount < 0 and transaction_id in (select id from coin_transactions where kind = 'refund')`,
  ],
  [
    'I24',
    'views that no day has',
    `${clips(1, 'changed_at', 'now()')}; insert into clip_view_counts (clip_id, views) select id, 3 from clips limit 1`,
  ],
  [
    'I25',
    'a log of operators that can be changed',
    'alter table operator_actions disable trigger operator_actions_append_only',
  ],
  [
    'I25',
    'an approved request that the log does not have',
    `insert into operators (id, email, role, created_at)
        select gen_random_uuid(), name || '@example.com', 'owner', now() from unnest(array['olga', 'oscar']) as name;
      insert into operator_requests (id, operator_id, action, target_id, input, reason, status, decided_by, decided_at,
        decision_reason, created_at, expires_at)
      select gen_random_uuid(), a.id, 'ban', 'x', '{}', 'Spam', 'approved', b.id, now(), 'Yes', now(), now()
        from operators a, operators b where a.email = 'olga@example.com' and b.email = 'oscar@example.com'`,
  ],
  ['I17', 'coins that nobody issued', `update coin_accounts set balance = balance + 1 where kind = 'revenue'`],
  ['I17', 'a ledger that can be changed', `alter table coin_entries disable trigger coin_entries_append_only`],
];

const guarded = ['coin_entries', 'coin_transactions', 'purchase_intents', 'item_odds', 'inventory_moves'];

/** The ids of the checks that do not hold after these statements, which are taken back. */
async function brokenAfter(statement: string): Promise<string[]> {
  let broken: string[] = [];
  const undone = ctx.db.transaction().execute(async (tx) => {
    await limitStatements(tx, 0);
    for (const table of guarded) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    await sql.raw(statement).execute(tx);
    for (const table of guarded) {
      if (!statement.includes(`${table} disable`))
        await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
    }
    broken = (await runChecksIn(tx, checks, ctx.clock.now())).filter(({ found }) => found > 0).map(({ id }) => id);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  return broken;
}

describe('finds', () => {
  it.each(damages)('%s: %s', async (id, _what, statement) => {
    expect(await brokenAfter(statement)).toContain(id);
  });

  it('I12: a ready clip whose files are lost, empty, or no video', async () => {
    const ada = {
      id: (await sql<{ id: string }>`select id from accounts where handle = 'ada'`.execute(ctx.db)).rows[0]?.id ?? '',
    };
    const clip = await makeClip(ctx, ada);
    const broken = (watch = false) => Array.fromAsync(findBrokenClips(ctx, { watch }));
    expect(await broken()).toEqual([`clip ${clip} has lost a file`]);
    await ctx.storage.put(`${clip}.mp4`, Readable.from(['no video']));
    expect(await broken()).toEqual([`clip ${clip} has lost a file`]);
    await ctx.storage.put(`${clip}.jpg`, Readable.from([]));
    expect(await broken()).toEqual([`clip ${clip} has lost a file`]);
    await ctx.storage.put(`${clip}.jpg`, Readable.from(['a picture']));
    expect(await broken()).toEqual([]);
    expect(await broken(true)).toEqual([`clip ${clip} cannot be played`]);
    await ctx.storage.put(`${clip}.mp4`, Readable.from([await sampleVideos().upright('sample.mp4')]));
    expect(await broken(true)).toEqual([]);
  });
});

describe('does not mind', () => {
  it.each([
    ['as many events in an hour as a member and the guest it was may send', events(2000, '1 second')],
    ['many events over days', events(3000, '1 minute')],
    ['jobs that failed', `${jobs(20, 'status, error, finished_at', `'failed', 'x', now()`)}`],
    [
      'a clip that waits for its turn',
      clips(1, `status, source_name, changed_at`, `'processing', 'x', now() - interval '1 day'`),
    ],
  ])('%s', async (_what, statement) => {
    expect(await brokenAfter(statement)).toEqual([]);
  });
});
