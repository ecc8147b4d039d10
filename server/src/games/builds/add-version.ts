import { sql } from 'kysely';
import type { Tx } from '../../database/db.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { buildLimits, type Manifest, sizeOf } from './manifest.ts';
import type { ReadBuild } from './read-build.ts';
import { activateVersion, deleteOldVersions, insertVersion, type Report } from './version-queries.ts';

/** Adds a version to a game and activates it. Locks the game's row, which must exist. */
export async function addVersion(
  tx: Tx,
  gameId: string,
  build: Pick<ReadBuild, 'settings' | 'html'>,
  made: { manifest: Manifest; notes: string[]; picture: Picture | null },
  now: Date,
): Promise<{ number: number; report: Report }> {
  await sql`select 1 from games where id = ${gameId} for no key update`.execute(tx);
  const report = { notes: made.notes, fileCount: made.manifest.size, sizeBytes: sizeOf(made.manifest) };
  const { settings, html } = build;
  const number = await insertVersion(tx, { gameId, manifest: made.manifest, settings, html, report }, now);
  await activateVersion(tx, gameId, number, now);
  await deleteOldVersions(tx, gameId, buildLimits.versionsMax);
  if (made.picture !== null) {
    await sql`
      update game_documents set thumbnail = ${made.picture.bytes}, thumbnail_type = ${made.picture.type}
      where game_id = ${gameId} and not is_picture_chosen`.execute(tx);
  }
  return { number, report };
}
