import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const batchMax = 20_000;
const blockSize = 1000;

/** Adds the pending changes of leaderboards to their blocks, and splits blocks that have grown too large to count through. */
export async function compactBoards(db: Db, size = blockSize): Promise<void> {
  let isGrown = false;
  for (let folded = batchMax; folded === batchMax; ) {
    const { rows } = await sql<{ folded: number; isGrown: boolean }>`
      select folded, is_grown as "isGrown" from play_fold_boards(${batchMax}, ${size})`.execute(db);
    folded = rows[0]?.folded ?? 0;
    isGrown ||= rows[0]?.isGrown ?? false;
  }
  if (isGrown) await sql`select play_cut_boards(${size})`.execute(db);
}
