import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const batchMax = 20_000;
const blockSize = 1000;

/**
 * Applies the pending changes of leaderboards to their blocks, and splits blocks that are too large to count through.
 */
export async function compactBoards(db: Db, size = blockSize): Promise<void> {
  let isGrown = false;
  for (let compacted = batchMax; compacted === batchMax; ) {
    const { rows } = await sql<{ compacted: number; isGrown: boolean }>`
      select compacted, is_grown as "isGrown" from play_compact_boards(${batchMax}, ${size})`.execute(db);
    compacted = rows[0]?.compacted ?? 0;
    isGrown ||= rows[0]?.isGrown ?? false;
  }
  if (isGrown) await sql`select play_split_blocks(${size})`.execute(db);
}
