import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import { statsOf } from '../accounts/account-queries.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { retried } from '../database/db.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Context } from '../platform/context.ts';
import { type Social, viewOfSocial } from './profile.ts';
import { getProfile } from './profile-queries.ts';

type Followed = Pick<Social, 'followers' | 'following' | 'friends' | 'isFollowedBy'> & {
  remaining: number;
  resetSeconds: number;
};

/** The achievements a follow can earn. */
const rules = achievementTable.filter(({ counter }) => ['following', 'followers', 'friends'].includes(counter));

const callFollow = preparedStatement<[accountId: string, handle: string, now: Date], Followed>(
  (accountId, handle, now) => sql`
    select followers, following, friends, is_followed_by as "isFollowedBy", remaining, reset_seconds as "resetSeconds"
    from social_follow_member(${accountId}, ${handle}, ${limits.follow.max}, ${limits.follow.windowSeconds},
      ${rules.map(({ counter }) => counter)}::text[], ${rules.map(({ atLeast }) => atLeast)}::bigint[],
      ${rules.map(({ id }) => id)}::text[], ${now})`,
);

/**
 * Follows a member, and gives both the achievements their new counts have earned. Following again only spends the
 * limit.
 */
export async function followMember(
  ctx: Context,
  caller: Caller,
  handle: string,
): Promise<{ social: Social; spent: Spent }> {
  const now = ctx.clock.now();
  const [followed] = await retried(() => callFollow(ctx.db, caller.accountId, handle.toLowerCase(), now));
  if (followed === undefined) throw new Error('social_follow_member answers one row');
  const { remaining, resetSeconds } = followed;
  const social = viewOfSocial(followed, { isFollowing: true, isFollowedBy: followed.isFollowedBy });
  return { social, spent: { limit: 'follow', remaining, resetSeconds } };
}

/** Ends following; a caller who does not follow the member gets the same answer. */
export async function unfollowMember(ctx: Context, caller: Caller, handle: string): Promise<Social> {
  await sql`select social_unfollow(${caller.accountId}, ${handle.toLowerCase()})`.execute(ctx.db);
  return getSocial(ctx, caller, handle);
}

async function getSocial(ctx: Context, caller: Caller, handle: string): Promise<Social> {
  const profile = await getProfile(ctx.db, caller.accountId, handle, ctx.clock.now());
  return viewOfSocial(statsOf(profile.stats), profile);
}
