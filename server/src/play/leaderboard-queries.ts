import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';

/**
 * A board belongs to a game and is for a UTC day (`2026-11-15`) or for all time (`infinity`). A named board has an id
 * of its own in place of the game's.
 */
export type Board = { gameId: string; board: string };

/** A position in a board's order, with its rank. */
export type Place = [negativeScore: number, achievedAt: string, accountId: string, rank: number];

export type BoardEntry = {
  accountId: string;
  rank: number;
  handle: string;
  name: string | null;
  score: number;
  /** The sort key, with the sign inverted where the lowest score wins. */
  negativeScore: number;
  achievedAt: Date;
};

type BoardRow = Omit<BoardEntry, 'rank'> & {
  isShown: boolean;
  /** Set only for the caller's own entry; the ranks of a page are counted from its first. */
  rank: number | null;
};

const beforeFirst = ['-infinity', '-infinity', '00000000-0000-0000-0000-000000000000', 0] as const;

/** Where the lowest score wins, a board stores scores with the sign inverted. */
const shownScore = (row: RawBuilder<unknown>, gameId: string) => sql`
  case when coalesce((select lowest_wins from games where id = ${gameId}),
    (select lowest_wins from game_boards where id = ${gameId})) then -${row}.score else ${row}.score end as score,
  ${row}.negative_score as "negativeScore"`;

/**
 * More than a page. A generic plan takes a limit that is a parameter for a tenth of the rows, and would read and sort a
 * whole board; a number in the text makes it walk the index, which stops at the page's own limit.
 */
const rowsMax = 200;

/** The next `limit` entries after a position, including those hidden from the viewer. */
export function rowsAfter(
  { gameId, board }: Board,
  viewerId: string,
  after: Place | undefined,
  limit: number,
): RawBuilder<BoardRow> {
  const [negativeScore, achievedAt, accountId] = after ?? beforeFirst;
  return sql<BoardRow>`
    select b.account_id as "accountId", a.handle, case when a.hidden_at is null then a.name end as name, ${shownScore(sql`b`, gameId)}, b.achieved_at as "achievedAt",
      a.closed_at is null and a.banned_at is null and a.id <> all (array(
        select blocked_id from blocks where blocker_id = ${viewerId}
        union all select blocker_id from blocks where blocked_id = ${viewerId})) as "isShown", null::bigint as rank
    from (
      select * from (
        select * from board_scores
        where game_id = ${gameId} and board = ${board}::date and (negative_score, achieved_at, account_id)
          > (${negativeScore}::double precision, ${achievedAt}::timestamptz, ${accountId}::uuid)
        order by negative_score, achieved_at, account_id limit ${sql.lit(Math.max(limit, rowsMax))}) as few
      order by negative_score, achieved_at, account_id limit ${limit}) b
    join accounts a on a.id = b.account_id
    order by b.negative_score, b.achieved_at, b.account_id`;
}

/** The entry of one account with its exact rank. */
export function rowOf({ gameId, board }: Board, accountId: string): RawBuilder<BoardRow> {
  return sql<BoardRow>`
    select m.account_id as "accountId", a.handle, a.name, ${shownScore(sql`m`, gameId)}, m.achieved_at as "achievedAt", true as "isShown",
      play_rank(m.game_id, m.board, m.negative_score, m.achieved_at, m.account_id) as rank
    from board_scores m join accounts a on a.id = m.account_id
    where m.game_id = ${gameId} and m.board = ${board}::date and m.account_id = ${accountId}`;
}

/**
 * Up to `limit` entries after a position, and the viewer's own. Hidden entries keep their rank, so that ranks do not
 * depend on the viewer.
 */
export async function readBoard(
  db: Db,
  board: Board,
  viewerId: string,
  after: Place | undefined,
  limit: number,
): Promise<{ entries: BoardEntry[]; me: BoardEntry | undefined }> {
  const { rows } = await sql<BoardRow>`
    (${rowsAfter(board, viewerId, after, limit)}) union all (${rowOf(board, viewerId)})`.execute(db);
  const mine = rows.at(-1)?.rank ? rows.pop() : undefined;
  const me = mine?.rank ? { ...mine, rank: mine.rank } : undefined;

  const entries: BoardEntry[] = [];
  let rank = after?.[3] ?? 0;
  for (let batch = rows; ; ) {
    for (const row of batch) {
      rank++;
      if (row.isShown) entries.push({ ...row, rank });
    }
    const last = batch.at(-1);
    if (entries.length >= limit || last === undefined || batch.length < limit) break;
    batch = (await rowsAfter(board, viewerId, placeOf({ ...last, rank }), limit).execute(db)).rows;
  }
  return { entries: entries.slice(0, limit), me };
}

/** The viewer and their friends on a board, the best first, ranked among themselves; starting after a rank. */
export async function readBoardOfFriends(
  db: Db,
  { gameId, board }: Board,
  viewerId: string,
  afterRank: number,
  limit: number,
): Promise<{ entries: BoardEntry[]; me: BoardEntry | undefined }> {
  const { rows } = await sql<BoardEntry>`
    with ranked as materialized (
      select b.*, row_number() over (order by b.negative_score, b.achieved_at, b.account_id)::int as rank
      from (
        select ${viewerId}::uuid as id
        union all
        select f.followee_id from follows f
          join follows back on back.follower_id = f.followee_id and back.followee_id = f.follower_id
          where f.follower_id = ${viewerId}) as circle
      join board_scores b on b.game_id = ${gameId} and b.board = ${board}::date and b.account_id = circle.id
      join accounts a on a.id = b.account_id and a.closed_at is null and a.banned_at is null)
    select b.account_id as "accountId", b.rank, a.handle, case when a.hidden_at is null then a.name end as name,
      ${shownScore(sql`b`, gameId)}, b.achieved_at as "achievedAt"
    from ranked b join accounts a on a.id = b.account_id
    where (b.rank > ${afterRank} and b.rank <= ${afterRank + limit}) or b.account_id = ${viewerId}
    order by b.rank`.execute(db);
  const isOnPage = ({ rank }: BoardEntry) => rank > afterRank && rank <= afterRank + limit;
  return { entries: rows.filter(isOnPage), me: rows.find(({ accountId }) => accountId === viewerId) };
}

/** The all-time best of a member whom the viewer may see, with its rank. */
export async function findEntryOf(
  db: Db,
  gameId: string,
  viewerId: string,
  handle: string,
): Promise<BoardEntry | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where handle = ${handle.toLowerCase()} and closed_at is null and banned_at is null
      and hidden_at is null and not social_are_blocked(id, ${viewerId})`.execute(db);
  if (rows[0] === undefined) return undefined;
  const found = await rowOf({ gameId, board: 'infinity' }, rows[0].id).execute(db);
  const entry = found.rows[0];
  return entry?.rank ? { ...entry, rank: entry.rank } : undefined;
}

/** Up to `limit` entries around the viewer's own, with it as close to the middle as the board allows. */
export async function readBoardAround(
  db: Db,
  board: Board,
  viewerId: string,
  me: BoardEntry,
  limit: number,
): Promise<BoardEntry[]> {
  const [negativeScore, achievedAt, accountId] = placeOf(me);
  const { rows } = await sql<Omit<BoardEntry, 'rank'>>`
    select b.account_id as "accountId", a.handle, case when a.hidden_at is null then a.name end as name, ${shownScore(sql`b`, board.gameId)}, b.achieved_at as "achievedAt"
    from board_scores b join accounts a on a.id = b.account_id
    where b.game_id = ${board.gameId} and b.board = ${board.board}::date and (b.negative_score, b.achieved_at, b.account_id)
      < (${negativeScore}::double precision, ${achievedAt}::timestamptz, ${accountId}::uuid)
    order by b.negative_score desc, b.achieved_at desc, b.account_id desc limit ${Math.floor((limit - 1) / 2)}`.execute(
    db,
  );
  const first = rows.at(-1);
  const after = first && placeOf({ ...first, rank: me.rank - rows.length });
  // Starts just before the first of them, so that the same filter for blocked and closed accounts applies.
  const start = after && ([after[0], after[1], previousId(after[2]), after[3] - 1] satisfies Place);
  const from = start ?? ([negativeScore, achievedAt, previousId(accountId), me.rank - 1] satisfies Place);
  return (await readBoard(db, board, viewerId, from, limit)).entries;
}

/** The greatest id below this one. */
function previousId(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function placeOf({ negativeScore, achievedAt, accountId, rank }: BoardEntry): Place {
  return [negativeScore, achievedAt.toISOString(), accountId, rank];
}
