import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import { earnAchievements } from '../achievements/earn-achievements.ts';
import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { type Social, viewOfSocial } from './profile.ts';
import { getProfile } from './profile-queries.ts';

type Followed = { followee: string; changed: boolean; remaining: number; resetSeconds: number };

/** Follows a member, and gives both what their new counts have earned. Following again changes nothing but counts. */
export async function followMember(
  ctx: Context,
  caller: Caller,
  handle: string,
): Promise<{ social: Social; spent: Spent }> {
  const { max, windowSeconds } = limits.follow;
  const spent = await inTransaction(ctx.db, async (tx): Promise<Spent> => {
    const { rows } = await sql<Followed>`
      select followee, changed, remaining, reset_seconds as "resetSeconds" from social_follow(
        ${caller.accountId}, ${handle.toLowerCase()}, ${max}, ${windowSeconds}, ${ctx.clock.now()})`.execute(tx);
    const [followed] = rows;
    if (followed === undefined) throw new Error('social_follow answers one row');
    const { followee, changed, remaining, resetSeconds } = followed;
    if (changed) for (const accountId of [caller.accountId, followee]) await earnAchievements(tx, ctx, accountId);
    return { limit: 'follow', remaining, resetSeconds };
  });
  return { social: await getSocial(ctx, caller, handle), spent };
}

/** Ends following; a caller who follows nobody, such as a guest, gets the same answer. */
export async function unfollowMember(ctx: Context, caller: Caller, handle: string): Promise<Social> {
  await sql`select social_unfollow(${caller.accountId}, ${handle.toLowerCase()})`.execute(ctx.db);
  return getSocial(ctx, caller, handle);
}

async function getSocial(ctx: Context, caller: Caller, handle: string): Promise<Social> {
  const profile = await getProfile(ctx.db, caller.accountId, handle);
  return viewOfSocial(profile.stats, profile);
}
