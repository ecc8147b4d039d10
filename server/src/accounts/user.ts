import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';

/** The public counters. */
export const Stats = Type.Object(
  {
    plays: Type.Integer(),
    playSeconds: Type.Integer(),
    gamesPlayed: Type.Integer(),
    scores: Type.Integer(),
    bestScore: Type.Number(),
    currentStreakDays: Type.Integer(),
    longestStreakDays: Type.Integer(),
    gamesCreated: Type.Integer(),
    clips: Type.Integer(),
    followers: Type.Integer(),
    following: Type.Integer(),
    friends: Type.Integer(),
  },
  { title: 'Stats' },
);
export type Stats = Static<typeof Stats>;

/** The counters of a new account. */
export const noStats: Stats = {
  plays: 0,
  playSeconds: 0,
  gamesPlayed: 0,
  scores: 0,
  bestScore: 0,
  currentStreakDays: 0,
  longestStreakDays: 0,
  gamesCreated: 0,
  clips: 0,
  followers: 0,
  following: 0,
  friends: 0,
};

export const EarnedAchievement = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    coins: Type.Integer(),
    earnedAt: Time,
  },
  { title: 'EarnedAchievement' },
);
export type EarnedAchievement = Static<typeof EarnedAchievement>;

export const User = Type.Object(
  {
    id: Id,
    handle: Type.String(),
    name: Nullable(Type.String()),
    kind: OneOf('guest', 'member'),
    avatarUrl: Type.String(),
    createdAt: Time,
    stats: Stats,
    achievements: Type.Array(EarnedAchievement),
  },
  { title: 'User' },
);
export type User = Static<typeof User>;

/** A member's own settings, beside the public user. */
export const AccountSettings = Type.Object(
  {
    bio: Nullable(Type.String()),
    showsPresence: Type.Boolean({ description: 'Whether friends see which game is being played' }),
    ageBand: Nullable(OneOf('under_13', '13_to_17', 'adult')),
  },
  { title: 'AccountSettings' },
);
export type AccountSettings = Static<typeof AccountSettings>;

/** How an account appears as the creator of games, clips and streams. */
export const Creator = Type.Object({ handle: Type.String(), name: Nullable(Type.String()) }, { title: 'Creator' });

export type AvatarOwner = { id: string; avatarVersion: number };

/** The version changes the address with every choice, so that each picture can be cached permanently. */
export function avatarUrlOf(baseUrl: string, { id, avatarVersion }: AvatarOwner): string {
  return `${baseUrl}/avatars/${id}.svg?v=${avatarVersion}`;
}

/** The same picture for sites that do not show SVG. */
export function avatarPngUrlOf(baseUrl: string, { id, avatarVersion }: AvatarOwner): string {
  return `${baseUrl}/avatars/${id}.png?v=${avatarVersion}`;
}
