import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { DeclaredEvents } from '../games/import/author-declarations.ts';
import type { Figure } from './author-figures.ts';

const shards = 8;

export async function findDeclaredEvents(db: Db, gameId: string): Promise<DeclaredEvents> {
  const { rows } = await sql<{ events: DeclaredEvents | null }>`
    select v.settings -> 'events' as events
    from games g join game_versions v on v.game_id = g.id and v.number = g.active_version
    where g.id = ${gameId}`.execute(db);
  return rows[0]?.events ?? {};
}

export async function addFigures(tx: Tx, gameId: string, figures: readonly Figure[]): Promise<void> {
  const shard = Math.floor(Math.random() * shards);
  await sql`
    insert into author_figures as f (game_id, day, name, field, word, shard, count, total, lowest, highest)
    select ${gameId}, n.day, n.name, n.field, n.word, ${shard}, n.count, n.total, n.lowest, n.highest
    from unnest(${figures.map(({ day }) => day)}::date[], ${figures.map(({ name }) => name)}::text[],
      ${figures.map(({ field }) => field)}::text[], ${figures.map(({ word }) => word)}::text[],
      ${figures.map(({ count }) => count)}::bigint[], ${figures.map(({ total }) => total)}::double precision[],
      ${figures.map(({ lowest }) => lowest)}::double precision[], ${figures.map(({ highest }) => highest)}::double precision[])
      as n (day, name, field, word, count, total, lowest, highest)
    on conflict (game_id, day, name, field, word, shard) do update set count = f.count + excluded.count,
      total = f.total + excluded.total, lowest = least(f.lowest, excluded.lowest),
      highest = greatest(f.highest, excluded.highest)`.execute(tx);
}

/** The sums of a game by day, starting with a UTC day. */
export async function listFigures(db: Db, gameId: string, from: string): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select day, name, field, word, sum(count)::bigint as count, sum(total) as total, min(lowest) as lowest,
      max(highest) as highest
    from author_figures where game_id = ${gameId} and day >= ${from}
    group by day, name, field, word order by name, field, word, day`.execute(db);
  return rows;
}
