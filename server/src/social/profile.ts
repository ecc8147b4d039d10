import { type Static, Type } from 'typebox';
import { statsOf } from '../accounts/account-queries.ts';
import { avatarUrlOf, EarnedAchievement, Stats } from '../accounts/user.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { Nullable, Time } from '../http/schemas.ts';
import { memoize } from '../platform/memoize.ts';

/** The public part of a member. */
export const Profile = Type.Object(
  {
    handle: Type.String(),
    name: Nullable(Type.String()),
    avatarUrl: Type.String(),
    bio: Nullable(Type.String()),
    stats: Stats,
    achievements: Type.Array(EarnedAchievement),
    createdAt: Time,
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** A member's follower counts, and the caller's relation to them. */
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

/** A profile as it is read: the counters as `statsText`, and achievements as `id milliseconds,id milliseconds,…`. */
export type ProfileRow = {
  id: string;
  handle: string;
  name: string | null;
  bio: string | null;
  avatarVersion: number;
  createdAt: Date;
  stats: string;
  earned: string | null;
};

export function viewOfProfile(row: ProfileRow, baseUrl: string): Profile {
  return {
    handle: row.handle,
    name: row.name,
    avatarUrl: avatarUrlOf(baseUrl, row),
    bio: row.bio,
    stats: statsOf(row.stats),
    achievements: achievementsOf(row.earned),
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * A list of profiles as JSON. Lists show the same members again and again, and a member's row seldom changes between two
 * readings, so the text of the last rows is kept; and rows that several lists of one reading share are not compared again.
 */
export function createProfileSerializer(baseUrl: string): (rows: readonly ProfileRow[]) => string {
  const cached = memoize<string>(profilesCachedMax);
  const texts = new WeakMap<ProfileRow, string>();
  const serializeRow = (row: ProfileRow) => {
    const { id, handle, name, bio, avatarVersion, stats, earned } = row;
    const key = JSON.stringify([id, handle, name, bio, avatarVersion, stats, earned]);
    return cached(key, () => JSON.stringify(viewOfProfile(row, baseUrl)));
  };
  const serialize = (row: ProfileRow) => {
    const known = texts.get(row) ?? serializeRow(row);
    texts.set(row, known);
    return known;
  };
  return (rows) => `[${rows.map(serialize).join()}]`;
}

/** About 2 KB each. */
const profilesCachedMax = 2000;

const shown = new Map(
  achievementTable.map(({ id, title, description, coins }, place) => [id, { place, id, title, description, coins }]),
);

/**
 * Oldest first, at the same time in the order of the table. Achievements that only a newer version knows are left out.
 */
function achievementsOf(earned: string | null): EarnedAchievement[] {
  if (earned === null) return [];
  return earned
    .split(',')
    .flatMap((one) => {
      const [id = '', ms] = one.split(' ');
      const known = shown.get(id);
      return known === undefined ? [] : [{ ...known, ms: Number(ms) }];
    })
    .sort((a, b) => a.ms - b.ms || a.place - b.place)
    .map(({ id, title, description, coins, ms }) => ({
      id,
      title,
      description,
      coins,
      earnedAt: new Date(ms).toISOString(),
    }));
}

export function viewOfSocial(
  counts: Pick<Stats, 'followers' | 'following' | 'friends'>,
  relation: { isFollowing: boolean; isFollowedBy: boolean },
): Social {
  const { followers, following, friends } = counts;
  const { isFollowing, isFollowedBy } = relation;
  return { followers, following, friends, isFollowing, isFollowedBy, isFriend: isFollowing && isFollowedBy };
}
