import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

export type GameFixture = {
  title?: string;
  description?: string;
  tags?: string[];
  html?: string;
  listed?: boolean;
  isStarter?: boolean;
};

/** Inserts a listed game of this person directly into the tables. */
export async function makeGame(ctx: Context, creator: { id: string }, game: GameFixture = {}): Promise<string> {
  const now = ctx.clock.now();
  const id = newId(now);
  const html = game.html ?? '<!doctype html><title>A game</title><canvas></canvas>';
  await sql`
    with made as (
      insert into games (id, creator_id, title, description, tags, listed, is_starter, created_at, updated_at)
      values (${id}, ${creator.id}, ${game.title ?? 'A game'}, ${game.description ?? ''}, ${game.tags ?? []}, ${game.listed ?? true},
        ${game.isStarter ?? false}, ${now}, ${now}) returning id)
    insert into game_documents (game_id, html, sha256)
    select id, ${html}, ${createHash('sha256').update(html).digest()} from made`.execute(ctx.db);
  return id;
}
