import { type Static, Type } from 'typebox';
import type { Stats } from '../accounts/user.ts';
import { Nullable, Time } from '../http/schemas.ts';

/**
 * The counters that achievements look at: the public ones as far as they earn, and the private counts of purchases
 * without loot boxes and of loot-box finds.
 */
export type Counters = Stats & { purchases: number; finds: number };

/** The counters as they are stored, including those that do not earn. */
export type StoredCounters = Counters & {
  ownPlays: number;
  ownPlaySeconds: number;
  ownGamesPlayed: number;
  rankedScores: number;
  rankedBestScore: number;
};

/** Playing one's own game, an unranked score or buying a loot box earns nothing. */
export function countersThatEarn(stored: StoredCounters): Counters {
  return {
    ...stored,
    plays: stored.plays - stored.ownPlays,
    playSeconds: stored.playSeconds - stored.ownPlaySeconds,
    gamesPlayed: stored.gamesPlayed - stored.ownGamesPlayed,
    scores: stored.rankedScores,
    bestScore: stored.rankedBestScore,
    purchases: stored.purchases - stored.finds,
  };
}

/** An achievement in the public catalogue. */
export const Achievement = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    coins: Type.Integer({ description: 'Paid to members, once per identity; a guest is paid at sign-in' }),
    imageUrl: Type.String({ description: 'Its picture, an SVG' }),
  },
  { title: 'Achievement' },
);
export type Achievement = Static<typeof Achievement>;

/** Earned when a counter reaches a number. */
export type AchievementRule = Omit<Achievement, 'imageUrl'> & { counter: keyof Counters; atLeast: number };

export function viewOfAchievement(rule: AchievementRule, baseUrl: string): Achievement {
  const { id, title, description, coins } = rule;
  return { id, title, description, coins, imageUrl: `${baseUrl}/achievements/${id}.svg` };
}

/** An achievement with an account's progress. */
export const AchievementProgress = Type.Object(
  {
    ...Achievement.properties,
    counter: Type.String({ description: 'What is counted; a client may draw a picture for each' }),
    goal: Type.Integer(),
    progress: Type.Number({ description: "The caller's progress, at most the goal" }),
    earnedAt: Nullable(Time),
  },
  { title: 'AchievementProgress' },
);
export type AchievementProgress = Static<typeof AchievementProgress>;
