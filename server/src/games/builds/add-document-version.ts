import { sql } from 'kysely';
import type { Tx } from '../../database/db.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { buildLimits } from './manifest.ts';
import { activateVersion, deleteOldVersions } from './version-queries.ts';

export type NewDocument = { html: string; thumbnail: Picture; note: string };

/**
 * Adds a new version to a single-document game and activates it. The first time, the existing document becomes version
 * 1, with `firstNote`. Returns undefined for a game that was deleted in the meantime.
 */
export async function addDocumentVersion(
  tx: Tx,
  gameId: string,
  made: NewDocument,
  firstNote: string,
  now: Date,
): Promise<number | undefined> {
  await sql`select 1 from games where id = ${gameId} for no key update`.execute(tx);
  await sql`
    insert into game_versions (game_id, number, sha256, files, stored, file_count, size_bytes, html, report, thumbnail,
      thumbnail_type, created_at)
    select g.id, 1, d.sha256, '{}', '{}', 0, octet_length(d.html), d.html, ${reportOf(firstNote)}::jsonb
        || jsonb_build_object('sizeBytes', octet_length(d.html)), d.thumbnail, d.thumbnail_type, g.created_at
    from games g join game_documents d on d.game_id = g.id
    where g.id = ${gameId} and g.deleted_at is null
      and not exists (select from game_versions v where v.game_id = g.id)`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    insert into game_versions (game_id, number, sha256, files, stored, file_count, size_bytes, html, report, thumbnail,
      thumbnail_type, created_at)
    select id, (select max(number) + 1 from game_versions where game_id = ${gameId}),
      sha256(convert_to(${made.html}::text, 'UTF8')), '{}', '{}', 0, ${Buffer.byteLength(made.html)}, ${made.html},
      ${reportOf(made.note, Buffer.byteLength(made.html))}::jsonb, ${made.thumbnail.bytes}, ${made.thumbnail.type}, ${now}
    from games where id = ${gameId} and deleted_at is null
    on conflict (game_id, sha256) do update set report = excluded.report
    returning number`.execute(tx);
  const number = rows[0]?.number;
  if (number === undefined || !(await activateVersion(tx, gameId, number, now))) return undefined;
  await deleteOldVersions(tx, gameId, buildLimits.versionsMax);
  return number;
}

function reportOf(note: string, sizeBytes = 0): string {
  return JSON.stringify({ notes: [note], fileCount: 0, sizeBytes });
}
