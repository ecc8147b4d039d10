import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import type { GameRating } from './game.ts';

/** The fields that operators curate. */
export type Curation = { tags: string[]; rating: GameRating | null; featuredUntil: Date | null };

export async function findCuration(db: Db, id: string): Promise<(Curation & { listed: boolean }) | undefined> {
  const { rows } = await sql<Curation & { listed: boolean }>`
    select tags, rating, featured_until as "featuredUntil", listed from games
    where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Changes some of the fields and returns all previous values; undefined for an unknown game. */
export async function curateGame(
  tx: Tx,
  id: string,
  change: Partial<Curation>,
  now: Date,
): Promise<Curation | undefined> {
  await sql`select from games where id = ${id} for update`.execute(tx);
  const before = await findCuration(tx, id);
  if (before === undefined) return undefined;
  const { tags, rating, featuredUntil } = { ...before, ...change };
  await sql`
    update games set tags = ${tags}::text[], rating = ${rating}, featured_until = ${featuredUntil}, updated_at = ${now}
    where id = ${id}`.execute(tx);
  return before;
}
