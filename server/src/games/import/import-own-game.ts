import { sql } from 'kysely';
import { requireOpen } from '../../accounts/account-queries.ts';
import { earnAchievements } from '../../achievements/earn-achievements.ts';
import type { Db, Tx } from '../../database/db.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import { addVersion } from '../builds/add-version.ts';
import { digestOf, type Manifest } from '../builds/manifest.ts';
import type { Game } from '../catalogue/game.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { type PutGame, putGame } from './import-games.ts';
import type { OwnGame } from './own-game-folder.ts';

export type Owner = { id: string; handle: string };

/** The member who will own the game. */
export async function getOwner(db: Db, handle: string): Promise<Owner> {
  const { rows } = await sql<Owner & { isBanned: boolean; kind: string; isPlatform: boolean }>`
    select id, handle, kind, banned_at is not null as "isBanned", handle = 'coinop' as "isPlatform" from accounts
    where handle = ${handle.toLowerCase()} and closed_at is null`.execute(db);
  const [owner] = rows;
  if (owner === undefined) throw notFound(`account as ${handle}`);
  if (owner.kind !== 'member') throw conflict(`${handle} is a guest; games belong to members.`);
  if (owner.isBanned) throw conflict(`${handle} is banned.`);
  if (owner.isPlatform) throw conflict('The games of this account come with the service; choose another member.');
  return { id: owner.id, handle: owner.handle };
}

export type ActiveGame = { sha256: Buffer | null; hasThumbnail: boolean; orientation: Game['orientation'] };

/** The active version of the member's game with this slug. */
export async function findActive(db: Db, owner: Owner, game: OwnGame): Promise<ActiveGame | undefined> {
  const { rows } = await sql<ActiveGame>`
    select v.sha256, d.thumbnail is not null as "hasThumbnail", g.orientation
    from games g join game_documents d on d.game_id = g.id
    left join game_versions v on v.game_id = g.id and v.number = g.active_version
    where g.slug = ${slugIn(owner, game)}`.execute(db);
  return rows[0];
}

export function isSameBuild(active: ActiveGame | undefined, game: OwnGame, manifest: Manifest): boolean {
  return active?.sha256?.equals(digestOf(manifest, game.build.settings)) === true;
}

/** The result of reading, storing and playing a folder. */
export type TriedGame = {
  orientation: Game['orientation'];
  manifest: Manifest;
  notes: string[];
  thumbnail: Picture | null | 'keep';
};

/**
 * Creates or updates the member's game with this slug. Decisions of operators or its creator (hidden, unlisted) stay.
 */
export async function importOwnGame(
  tx: Tx,
  ctx: Context,
  owner: Owner,
  game: OwnGame,
  { orientation, manifest, notes, thumbnail }: TriedGame,
): Promise<PutGame & { isShown: boolean }> {
  const { title, description, tags, score, build } = game;
  await requireFitText(ctx, title, description, ...tags);
  await requireOpen(tx, owner.id);
  const before = await findActive(tx, owner, game);
  const slug = slugIn(owner, game);
  const put = await putGame(
    tx,
    {
      ...{ title, description, tags, orientation, score, slug, thumbnail },
      ...{ html: build.html, creatorId: owner.id, isStarter: false },
    },
    ctx.clock.now(),
  );
  await addVersion(tx, put.id, build, { manifest, notes, picture: null }, ctx.clock.now());
  await earnAchievements(tx, ctx, owner.id);
  const { rows } = await sql<{ isShown: boolean }>`
    select listed and hidden_at is null as "isShown" from games where id = ${put.id}`.execute(tx);
  const outcome = put.outcome === 'same' && !isSameBuild(before, game, manifest) ? 'changed' : put.outcome;
  return { id: put.id, outcome, isShown: rows[0]?.isShown === true };
}

/** Starter games use the plain slug; all others are prefixed with their owner. */
function slugIn(owner: Owner, game: OwnGame): string {
  return `${owner.id}/${game.slug}`;
}
