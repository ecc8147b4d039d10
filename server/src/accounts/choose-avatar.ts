import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { type Db, inTransaction } from '../database/db.ts';
import { invalid, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { readPictureAddress } from '../sandbox/reencode-picture.ts';
import { remakePicture } from '../sandbox/remake-picture.ts';
import { accountErrors } from './account-errors.ts';
import { requireOpen } from './account-queries.ts';

export const avatarLimits = { drawnMax: 23, uploadBytesMax: 700_000, sidePx: 256, storedBytesMax: 200_000 } as const;

export type AvatarChoice = { drawn: number } | { image: string };
export type ChosenAvatar = { drawn: number | null; image: Buffer | null };
export type ShownAvatar = ChosenAvatar & { version: number };

/** Chooses a drawn picture, or stores an uploaded one, re-encoded. */
export async function chooseAvatar(ctx: Context, caller: Caller, choice: AvatarChoice): Promise<Spent> {
  // Spent before the work, because an invalid picture costs as much.
  const spent = await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    return spend(tx, ctx.clock, 'avatar', caller.accountId, caller.accountId);
  });
  const chosen: ChosenAvatar =
    'drawn' in choice
      ? { drawn: choice.drawn, image: null }
      : { drawn: null, image: await makePicture(ctx, choice.image) };
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await sql`
      insert into avatars as a (account_id, drawn, image, updated_at)
      values (${caller.accountId}, ${chosen.drawn}, ${chosen.image}, ${ctx.clock.now()})
      on conflict (account_id) do update set drawn = excluded.drawn, image = excluded.image,
        updated_at = excluded.updated_at`.execute(tx);
    await sql`update accounts set avatar_version = avatar_version + 1 where id = ${caller.accountId}`.execute(tx);
    return spent;
  });
}

async function makePicture(ctx: Context, address: string): Promise<Buffer> {
  const picture = readPictureAddress(address, avatarLimits.uploadBytesMax);
  if (picture === undefined)
    throw invalid(
      `"image" must be a data: address of a PNG, JPEG or WebP of at most ${avatarLimits.uploadBytesMax} bytes.`,
    );
  const { sidePx, storedBytesMax: bytesMax } = avatarLimits;
  const remade = await remakePicture(ctx.config, picture, { sidePx, bytesMax });
  if ('picture' in remade) return remade.picture;
  if (remade.problem === 'unreadable') throw new Refusal(accountErrors.picture_unreadable);
  throw new Refusal('not_configured', 'This server cannot take pictures; choose a drawn one.');
}

/** A member's avatar; undefined for hidden, banned and closed accounts. */
export async function findShownAvatar(db: Db, accountId: string): Promise<ShownAvatar | undefined> {
  const { rows } = await sql<ShownAvatar>`
    select a.avatar_version as version, v.drawn, v.image from accounts a left join avatars v on v.account_id = a.id
    where a.id = ${accountId} and a.closed_at is null and a.banned_at is null and a.hidden_at is null`.execute(db);
  return rows[0];
}
