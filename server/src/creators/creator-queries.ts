import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The games and days to report on. */
export type StatsRange = { creatorId: string; gameId: string | null; from: string; to: string };

export type DayRow = {
  day: string;
  plays: number;
  players: number;
  returningPlayers: number;
  playSeconds: number;
  likes: number;
  sales: number;
  coins: number;
};
export type GameRow = Omit<DayRow, 'day'> & { gameId: string; title: string };
export type GameDayRow = GameRow & { day: string };

/** How many games, items and clips a report lists. */
export const listedMax = 100;

const ownGames = ({ creatorId, gameId }: StatsRange) => sql`
  select g.id, g.title from games g
  where g.creator_id = ${creatorId} and g.deleted_at is null and (${gameId}::uuid is null or g.id = ${gameId})`;

const since = (from: string) => sql`${from}::date::timestamp at time zone 'UTC'`;

/**
 * A creator's shares of sales and what refunds took back, each with its item, from the creator's ledger entries. A
 * refunded sale is not counted.
 */
const salesOf = ({ creatorId, from }: StatsRange) => sql`
  select i.game_id, i.item_id, (t.created_at at time zone 'UTC')::date as day, e.amount,
    (t.kind = 'purchase' and i.refunded_at is null)::int as sold
  from coin_entries e join coin_transactions t on t.id = e.transaction_id and t.kind in ('purchase', 'refund')
    join purchase_intents i on i.id = t.ref_id::uuid
  where e.coin_account_id = ${creatorId} and (e.amount > 0) = (t.kind = 'purchase') and t.created_at >= ${since(from)}`;

/** What happened in a creator's games, as `own` and `parts`. */
const activity = (range: StatsRange) => sql`
  own as materialized (${ownGames(range)}),
  parts as (
    select d.game_id, d.day, d.plays, d.players, d.returning_players, d.play_seconds, 0 as likes, 0 as sales, 0 as coins
      from own join game_days d on d.game_id = own.id where d.day between ${range.from}::date and ${range.to}::date
    union all
    select k.thing_id, (k.created_at at time zone 'UTC')::date, 0, 0, 0, 0, 1, 0, 0
      from own join likes k on k.thing_id = own.id where k.created_at >= ${since(range.from)}
    union all
    select s.game_id, s.day, 0, 0, 0, 0, 0, s.sold, s.amount
      from (${salesOf(range)}) as s join own on own.id = s.game_id)`;

const sums = sql`sum(p.plays)::int as plays, sum(p.players)::int as players,
  sum(p.returning_players)::int as "returningPlayers", sum(p.play_seconds)::int as "playSeconds",
  sum(p.likes)::int as likes, sum(p.sales)::int as sales, sum(p.coins)::int as coins`;

/** One row for each game and day with any activity. */
export async function listGameDays(db: Db, range: StatsRange): Promise<GameDayRow[]> {
  const { rows } = await sql<GameDayRow>`
    with ${activity(range)}
    select own.id as "gameId", own.title, p.day::text as day, ${sums}
    from parts p join own on own.id = p.game_id
    group by own.id, own.title, p.day order by p.day, own.id`.execute(db);
  return rows;
}

export type DaysAndGames = { days: DayRow[]; games: GameRow[] };

/**
 * The sums of each day with any activity, and of the most played games. Summed by the database in one pass: a creator of
 * thousands of games has a million games and days in a month.
 */
export async function sumDaysAndGames(db: Db, range: StatsRange): Promise<DaysAndGames> {
  const { rows } = await sql<(DayRow & { gameId: null; title: null }) | (GameRow & { day: null })>`
    with ${activity(range)},
    summed as materialized (
      select p.game_id, p.day, ${sums} from parts p group by grouping sets ((p.day), (p.game_id)))
    select null as "gameId", null as title, day::text as day, plays, players, "returningPlayers", "playSeconds", likes,
      sales, coins
    from summed where game_id is null
    union all
    (select own.id, own.title, null, plays, players, "returningPlayers", "playSeconds", likes, sales, coins
      from summed join own on own.id = summed.game_id order by plays desc, own.id limit ${listedMax})`.execute(db);
  const days: DayRow[] = [];
  const games: GameRow[] = [];
  for (const row of rows) {
    if (row.gameId === null) {
      const { gameId: _, title: __, ...day } = row;
      days.push(day);
    } else {
      const { day: _, ...game } = row;
      games.push(game);
    }
  }
  return { days, games };
}

export type ItemSalesRow = { itemId: string; gameId: string; name: string; sales: number; coins: number };

export async function listItemSales(db: Db, range: StatsRange): Promise<ItemSalesRow[]> {
  const { rows } = await sql<ItemSalesRow>`
    with own as materialized (${ownGames(range)})
    select s.item_id as "itemId", s.game_id as "gameId", v.name, sum(s.sold)::int as sales, sum(s.amount)::int as coins
    from (${salesOf(range)}) as s join own on own.id = s.game_id
      join items i on i.id = s.item_id join item_versions v on v.item_id = i.id and v.version = i.version
    group by 1, 2, 3 order by coins desc, 1 limit ${listedMax}`.execute(db);
  return rows;
}

export type ClipFiguresRow = { clipId: string; title: string | null; views: number; likes: number };

/** The creator's clips that were watched or liked in the range, the most watched first. */
export async function listClipFigures(db: Db, range: StatsRange): Promise<ClipFiguresRow[]> {
  const { rows } = await sql<ClipFiguresRow>`
    with own as materialized (
      select c.id, c.title from clips c
      where c.account_id = ${range.creatorId} and (${range.gameId}::uuid is null or c.game_id = ${range.gameId})),
    parts as (
      select d.clip_id, d.views, 0 as likes from own join clip_view_days d on d.clip_id = own.id
        where d.day between ${range.from}::date and ${range.to}::date
      union all
      select k.thing_id, 0, 1 from own join likes k on k.thing_id = own.id where k.created_at >= ${since(range.from)})
    select own.id as "clipId", own.title, sum(p.views)::int as views, sum(p.likes)::int as likes
    from parts p join own on own.id = p.clip_id
    group by 1, 2 order by views desc, likes desc, 1 limit ${listedMax}`.execute(db);
  return rows;
}
