import { sql } from 'kysely';
import { systemAccountId } from '../../accounts/system-accounts.ts';
import { inTransaction, type Tx } from '../../database/db.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type Picture, sha256 } from '../catalogue/game-queries.ts';
import type { GameFolder } from './game-folder.ts';

export type ImportedGame = { id: string; slug: string; changed: boolean };

/**
 * Publishes games of folders under the system account, each identified by its folder's name: a new one is inserted, a
 * changed one updated, an equal one skipped. Operators' decisions about it (hidden, unlisted) stay.
 */
export async function importGames(ctx: Context, folders: readonly GameFolder[]): Promise<ImportedGame[]> {
  const creatorId = await systemAccountId(ctx.db, ctx.clock.now());
  const imported: ImportedGame[] = [];
  for (const folder of folders) {
    const { id, outcome } = await inTransaction(ctx.db, (tx) =>
      putGame(tx, { ...folder, creatorId, isStarter: true }, ctx.clock.now()),
    );
    imported.push({ id, slug: folder.slug, changed: outcome !== 'same' });
  }
  return imported;
}

export type GameToPut = Pick<
  GameFolder,
  'slug' | 'title' | 'description' | 'tags' | 'orientation' | 'score' | 'html'
> & {
  creatorId: string;
  isStarter: boolean;
  /** `keep`: the existing one. */
  thumbnail: Picture | null | 'keep';
};

export type PutGame = { id: string; outcome: 'made' | 'changed' | 'same' };

/** Inserts or updates the game of this slug. */
export async function putGame(tx: Tx, game: GameToPut, now: Date): Promise<PutGame> {
  const { slug, title, description, tags, orientation, score, html, creatorId, isStarter } = game;
  const written = await sql<{ id: string; isNew: boolean }>`
    insert into games as g (id, creator_id, title, description, tags, orientation, slug, is_starter, score_max,
      score_per_second_max, lowest_wins, created_at, updated_at)
    values (${newId(now)}, ${creatorId}, ${title}, ${description}, ${tags}, ${orientation}, ${slug}, ${isStarter},
      ${score.max ?? null}, ${score.perSecondMax ?? null}, ${score.lowestWins ?? false}, ${now}, ${now})
    on conflict (slug) do update set title = excluded.title, description = excluded.description, tags = excluded.tags,
      orientation = excluded.orientation, score_max = excluded.score_max,
      score_per_second_max = excluded.score_per_second_max, lowest_wins = excluded.lowest_wins,
      updated_at = excluded.updated_at
    where (g.title, g.description, g.tags, g.orientation, g.score_max, g.score_per_second_max, g.lowest_wins)
      is distinct from (excluded.title, excluded.description, excluded.tags, excluded.orientation, excluded.score_max,
        excluded.score_per_second_max, excluded.lowest_wins)
    returning id, xmax = 0 as "isNew"`.execute(tx);
  const [row] = written.rows;
  const id = row?.id ?? (await idOfSlug(tx, slug));
  const keeps = game.thumbnail === 'keep';
  const thumbnail = game.thumbnail === 'keep' ? null : game.thumbnail;
  const document = await sql`
    insert into game_documents as d (game_id, html, sha256, thumbnail, thumbnail_type)
    values (${id}, ${html}, ${sha256(html)}, ${thumbnail?.bytes ?? null}, ${thumbnail?.type ?? null})
    on conflict (game_id) do update set html = excluded.html, sha256 = excluded.sha256,
      thumbnail = case when ${keeps} then d.thumbnail else excluded.thumbnail end,
      thumbnail_type = case when ${keeps} then d.thumbnail_type else excluded.thumbnail_type end
    where d.sha256 <> excluded.sha256 or (not ${keeps} and d.thumbnail is distinct from excluded.thumbnail)
    returning game_id`.execute(tx);
  if (row?.isNew) await sql`select accounts_add_stat(${creatorId}, 'games_created', 1)`.execute(tx);
  if (row?.isNew) return { id, outcome: 'made' };
  return { id, outcome: row !== undefined || document.rows.length > 0 ? 'changed' : 'same' };
}

async function idOfSlug(tx: Tx, slug: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from games where slug = ${slug}`.execute(tx);
  if (rows[0] === undefined) throw new Error(`The game ${slug} was found a moment ago`);
  return rows[0].id;
}
