import { sql } from 'kysely';
import { statsJson } from '../accounts/account-queries.ts';
import type { Stats } from '../accounts/user.ts';
import type { Db } from '../database/db.ts';
import { type AchievementRule, type Counters, countersThatEarn, type StoredCounters } from './achievement.ts';

/** Copies the table from the code to the database; returns the ids that are new there. */
export async function copyAchievements(db: Db, table: readonly AchievementRule[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into achievements as c (id, title, description, coins, position)
    select * from unnest(${table.map(({ id }) => id)}::text[], ${table.map(({ title }) => title)}::text[],
      ${table.map(({ description }) => description)}::text[], ${table.map(({ coins }) => coins)}::int[],
      ${table.map((_, position) => position)}::int[])
    on conflict (id) do update set title = excluded.title, description = excluded.description, coins = excluded.coins,
      position = excluded.position
      where (c.title, c.description, c.coins, c.position)
        is distinct from (excluded.title, excluded.description, excluded.coins, excluded.position)
    returning id, xmax = 0 as "isNew"`.execute(db);
  return rows.filter(({ isNew }) => isNew).map(({ id }) => id);
}

export type Standing = { accountId: string; counters: Counters; earned: string[] };

type StandingRow = { accountId: string; stats: Stats; earned: string[] } & Omit<StoredCounters, keyof Stats>;

const standingColumns = sql`s.account_id as "accountId", ${statsJson} as stats, s.purchases, s.finds,
  s.own_plays as "ownPlays", s.own_play_seconds as "ownPlaySeconds", s.own_games_played as "ownGamesPlayed",
  s.ranked_scores as "rankedScores", coalesce(s.ranked_best_score, 0) as "rankedBestScore",
  array(select e.achievement_id from earned_achievements e where e.account_id = s.account_id) as earned`;

function standingOf({ accountId, stats, earned, ...others }: StandingRow): Standing {
  return { accountId, counters: countersThatEarn({ ...stats, ...others }), earned };
}

/** The counters and achievements of an open account. */
export async function findStanding(db: Db, accountId: string): Promise<Standing | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${standingColumns} from account_stats s where s.account_id = ${accountId} and s.is_open`.execute(db);
  return rows[0] && standingOf(rows[0]);
}

/** A batch of open accounts in the order of their ids, starting after this one. */
export async function listStandings(db: Db, afterAccountId: string, limit: number): Promise<Standing[]> {
  const { rows } = await sql<StandingRow>`
    select ${standingColumns} from account_stats s where s.account_id > ${afterAccountId} and s.is_open
    order by s.account_id limit ${limit}`.execute(db);
  return rows.map(standingOf);
}

/**
 * Inserts the achievements that the account lacks; returns those inserted. Announced ones are part of the caller's
 * response.
 */
export async function insertEarned(
  db: Db,
  accountId: string,
  ids: readonly string[],
  announce: boolean,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ earned: string[] }>`
    select achievements_earn(${accountId}, ${ids}::text[], ${announce}, ${now}) as earned`.execute(db);
  return rows[0]?.earned ?? [];
}
