import { type Static, Type } from 'typebox';
import { avatarUrlOf, EarnedAchievement, Stats } from '../accounts/user.ts';
import { Nullable, Time } from '../http/schemas.ts';

/** What anybody may see of a member. */
export const Profile = Type.Object(
  {
    handle: Type.String(),
    name: Nullable(Type.String()),
    avatarUrl: Type.String(),
    stats: Stats,
    achievements: Type.Array(EarnedAchievement),
    createdAt: Time,
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** How many know a member, and how the caller stands to them. */
export const Social = Type.Object(
  {
    followers: Type.Integer(),
    following: Type.Integer(),
    friends: Type.Integer(),
    isFollowing: Type.Boolean({ description: 'The caller follows them' }),
    isFollowedBy: Type.Boolean({ description: 'They follow the caller' }),
    isFriend: Type.Boolean({ description: 'Both' }),
  },
  { title: 'Social' },
);
export type Social = Static<typeof Social>;

export const ProfilePath = Type.Object({
  handle: Type.String({ pattern: '^[A-Za-z0-9_]{1,50}$', description: 'a handle, in any case' }),
});

export type ProfileRow = Omit<Profile, 'avatarUrl' | 'createdAt'> & { id: string; createdAt: Date };

export function viewOfProfile(row: ProfileRow, baseUrl: string): Profile {
  const { id, handle, name, stats, achievements, createdAt } = row;
  return {
    handle,
    name,
    avatarUrl: avatarUrlOf(baseUrl, id),
    stats,
    achievements,
    createdAt: createdAt.toISOString(),
  };
}

export function viewOfSocial(stats: Stats, relation: { isFollowing: boolean; isFollowedBy: boolean }): Social {
  const { followers, following, friends } = stats;
  const { isFollowing, isFollowedBy } = relation;
  return { followers, following, friends, isFollowing, isFollowedBy, isFriend: isFollowing && isFollowedBy };
}
