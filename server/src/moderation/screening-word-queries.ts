import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { publish } from '../platform/pubsub.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    screening_words: 'words';
  }
}

export type ScreeningWord = { word: string; isRefused: boolean; changedAt: Date };

/** The operators' changes to the built-in list. */
export async function listScreeningWords(db: Db): Promise<ScreeningWord[]> {
  const { rows } = await sql<ScreeningWord>`
    select word, is_refused as "isRefused", changed_at as "changedAt" from screening_words order by word`.execute(db);
  return rows;
}

/** Refuses a word, allows it, or resets it to the built-in list. */
export async function setScreeningWord(tx: Tx, word: string, isRefused: boolean | null, now: Date): Promise<void> {
  if (isRefused === null) await sql`delete from screening_words where word = ${word}`.execute(tx);
  else {
    await sql`
      insert into screening_words (word, is_refused, changed_at) values (${word}, ${isRefused}, ${now})
      on conflict (word) do update set is_refused = excluded.is_refused, changed_at = excluded.changed_at`.execute(tx);
  }
  await publish(tx, 'screening_words', 'words');
}
