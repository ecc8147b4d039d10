import pg from 'pg';

/** Whom and what the hottest rows belong to: half of each table is theirs, the other half is spread over everybody. */
export type Hot = { accountId: string; gameId: string; itemId: string; now: Date };

/** Fewer rows are for a first look: small tables are read whole, which then is the fastest. */
export const rowCount = Number(process.env['COINOP_TEST_ROWS'] ?? 1_000_000);

/** The bundled PostgreSQL trusts whoever reaches its socket; the service itself is no superuser. */
export const superuserUrlOf = (databaseUrl: string) => databaseUrl.replace('user=coinop', 'user=postgres');

/**
 * What the rows are made of: `n`, ids of the nth account, game and thing, `owner` and `other_game` that are the hot ones
 * in every second row, and a time `n` seconds ago. Ids begin as random ones would, so that they are sorted as fast.
 */
const numbersTable = (hot: Hot) => `
  create unlogged table filled_numbers as
  select n, id as account_id, overlay(id placing '9' from 20 for 1)::uuid as game_id,
    overlay(id placing 'a' from 20 for 1)::uuid as thing_id, id::uuid as account,
    case when n % 2 = 0 then '${hot.accountId}' else id end::uuid as owner,
    case when n % 2 = 0 then '${hot.gameId}' else overlay(id placing '9' from 20 for 1) end::uuid as other_game,
    '${hot.now.toISOString()}'::timestamptz - n * interval '1 second' as at
  from (
    select n, lpad(to_hex(n * 2654435761 % 4294967296), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as id
    from generate_series(1::bigint, ${rowCount}) as n) as numbers`;

const fills: [table: string, columns: string, values: string][] = [
  ['games', 'id, creator_id, title, tags, created_at, updated_at', `game_id, owner, 'Race ' || n, '{puzzle}', at, at`],
  ['accounts', 'id, kind, handle, name, created_at', `account, 'member', 'player_' || n, 'Player ' || n, at`],
  [
    'clips',
    `id, account_id, title, status, video_name, thumbnail_name, duration_seconds, width, height, created_at, changed_at`,
    `thing_id, owner, 'Clip ' || n, 'ready', 'v', 't', 9, 720, 1280, at, at`,
  ],
  ['follows', 'follower_id, followee_id, created_at', `account, $account, at`],
  [
    'sessions',
    'id, account_id, token_hash, created_at, expires_at',
    `thing_id, account, sha256(n::text::bytea), at, $now + interval '90 days'`,
  ],
  ['notifications', 'id, account_id, kind, actor_id, updated_at', `thing_id, owner, 'follow', account, at`],
  [
    'purchase_intents',
    `id, account_id, game_id, item_id, item_version, price, status, granted_item_id, granted_name, created_at, expires_at,
      settled_at`,
    `thing_id, owner, $game, $item, 1, 10, 'approved', $item, 'Potion', at, at, at`,
  ],
  ['comments', 'id, target, thing_id, author_id, text, created_at', `thing_id, 'game', other_game, account, 'Hi', at`],
  ['board_scores', 'game_id, board, account_id, score, achieved_at', `$game, 'infinity', account, n, at`],
  ['coin_transactions', 'id, kind, cause, memo, created_at', `thing_id, 'grant', 'filled:' || n, 'A gift', at`],
  ['coin_entries', 'transaction_id, coin_account_id, number, amount', `thing_id, owner, n + 10000000, 1`],
  ['saved_states', 'account_id, game_id, state, updated_at', `owner, game_id, '{}', at`],
  ['play_events', 'account_id, id, game_id, type, happened_at', `owner, n + 10000000, $game, 'play_start', at`],
  ['feed_seen', 'account_id, seen_at, keys', `account, at, '\\x0123456789abcdef'`],
  ['limit_windows', 'limit_name, subject, account_id, last_used_at', `'follow', account_id, account, at`],
  ['inventory_items', 'account_id, game_id, item_id, quantity', `account, $game, $item, 1`],
  ['game_documents', 'game_id, html, sha256', `game_id, '', ''`],
  ['account_stats', 'account_id', `account`],
];

/**
 * Fills the tables that grow with a million rows each, past triggers and foreign keys, and builds their indexes
 * afterwards, which is several times as fast. Needs a superuser, and a database that is thrown away.
 */
export async function fillTables(databaseUrl: string, hot: Hot): Promise<void> {
  const left = [...fills];
  const work = async () => {
    const client = await connect(databaseUrl);
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB';
      set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0`);
    for (let fill = left.shift(); fill !== undefined; fill = left.shift()) await fillTable(client, fill, hot);
    await client.end();
  };
  const client = await connect(databaseUrl);
  await client.query(numbersTable(hot));
  const restore = await spellCheaply(client);
  await Promise.all([work(), work()]);
  await restore();
  // One block for the whole board, as if nothing had been compacted yet; compacting splits it.
  await client.query(`
    insert into board_blocks (game_id, board, negative_score, achieved_at, account_id, entries)
    values ('${hot.gameId}', 'infinity', '-infinity', '-infinity', '00000000-0000-0000-0000-000000000000', ${rowCount});
    select play_split_blocks(1000); analyze board_blocks, board_changes; drop table filled_numbers; checkpoint`);
  await client.end();
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: superuserUrlOf(databaseUrl) });
  await client.connect();
  await client.query('set statement_timeout = 0; set synchronous_commit = off');
  return client;
}

async function fillTable(client: pg.Client, [table, columns, values]: (typeof fills)[number], hot: Hot): Promise<void> {
  const literals: Record<string, string> = {
    $account: `'${hot.accountId}'::uuid`,
    $game: `'${hot.gameId}'::uuid`,
    $item: `'${hot.itemId}'::uuid`,
    $now: `'${hot.now.toISOString()}'::timestamptz`,
  };
  const select = values.replace(/\$[a-z]+/g, (name) => literals[name] ?? name);
  // Rows do not go into these indexes; rebuilding makes them valid.
  await client.query(`update pg_index set indisready = false, indisvalid = false where indrelid in (
    select relid from pg_partition_tree('${table}') union select '${table}'::regclass)`);
  await client.query(`insert into ${table} (${columns}) overriding system value select ${select} from filled_numbers`);
  await client.query(`reindex table ${table}`);
  // As it would be after a while: whoever reads rows first would otherwise mark each of them as committed.
  await client.query(`vacuum (analyze) ${table}`);
}

/**
 * What is searched is spelled by functions that take most of the time of an insert, and do nothing but make letters small
 * in the names that are filled in.
 */
async function spellCheaply(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ definition: string }>(`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in ('accounts_normalize', 'accounts_spell', 'games_spell')`);
  const cheap = (name: string, result: string) =>
    `create or replace function ${name}(p_text text) returns text language sql immutable parallel safe return ${result};`;
  const small = 'lower(p_text)';
  await client.query(
    cheap('accounts_normalize', small) +
      cheap('accounts_spell', small) +
      cheap('games_spell', `' ' || ${small} || ' '`),
  );
  return async () => void (await client.query(rows.map(({ definition }) => definition).join(';')));
}
