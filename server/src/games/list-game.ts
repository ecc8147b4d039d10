import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { signal } from '../platform/signals.ts';

export type NewGame = {
  id: string;
  creatorId: string;
  title: string;
  description: string;
  tags: string[];
  orientation: 'portrait' | 'landscape' | 'any';
  remixOf: string | null;
  html: string;
  thumbnail: { bytes: Buffer; type: 'image/jpeg' | 'image/png' | 'image/webp' };
  createdAt: Date;
};

/** Puts a finished game on the list, with its document and picture, and tells every node. */
export async function listGame(db: Db, game: NewGame): Promise<void> {
  await sql`
    with made as (
      insert into games (id, creator_id, title, description, tags, orientation, remix_of, created_at, updated_at)
      values (${game.id}, ${game.creatorId}, ${game.title}, ${game.description}, ${game.tags}, ${game.orientation},
        ${game.remixOf}, ${game.createdAt}, ${game.createdAt}) returning id)
    insert into game_documents (game_id, html, sha256, thumbnail, thumbnail_type)
    select id, ${game.html}, ${createHash('sha256').update(game.html).digest()}, ${game.thumbnail.bytes},
      ${game.thumbnail.type} from made`.execute(db);
  await signal(db, 'games', game.id);
}
