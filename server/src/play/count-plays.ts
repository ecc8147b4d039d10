import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const batchMax = 20_000;

/** Adds uncounted plays to the counts of their games. */
export async function countPlays(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from uncounted_plays where ctid = any (array(select ctid from uncounted_plays limit ${batchMax}))
      returning game_id)
    select games_add_plays(game_id, count(*)) from gone group by game_id order by game_id`.execute(db);
}
