import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SentPicture } from '../../sandbox/reencode-picture.ts';

export type PictureWithoutPreview = SentPicture & { gameId: string; sha256: Buffer };

export async function listPicturesWithoutPreview(db: Db, limit: number): Promise<PictureWithoutPreview[]> {
  const { rows } = await sql<PictureWithoutPreview>`
    select game_id as "gameId", thumbnail_sha256 as sha256, thumbnail as bytes, thumbnail_type as type
    from game_documents
    where thumbnail is not null and preview_of is distinct from thumbnail_sha256
    limit ${limit}`.execute(db);
  return rows;
}

/** Null for a picture that could not be read, which is not tried again. A picture replaced meanwhile stays due. */
export async function savePreview(
  db: Db,
  { gameId, sha256 }: PictureWithoutPreview,
  preview: Buffer | null,
): Promise<void> {
  await sql`
    update game_documents set preview = ${preview}, preview_of = ${sha256}
    where game_id = ${gameId} and thumbnail_sha256 = ${sha256}`.execute(db);
}

/** The preview of the game's current picture, a JPEG. */
export async function findPreview(db: Db, gameId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ preview: Buffer | null }>`
    select preview from game_documents where game_id = ${gameId} and preview_of = thumbnail_sha256`.execute(db);
  return rows[0]?.preview ?? undefined;
}
