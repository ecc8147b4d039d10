import { type Static, Type } from 'typebox';
import type { Stats } from '../accounts/user.ts';
import { Nullable, Time } from '../http/schemas.ts';

/** What rules look at: what of the public counters earns, and purchases other than loot boxes and loot-box finds, which nobody else sees. */
export type Counters = Stats & { purchases: number; finds: number };

/** The counters as they are stored, with what of them earns nothing, or is all that earns. */
export type StoredCounters = Counters & {
  ownPlays: number;
  ownPlaySeconds: number;
  ownGamesPlayed: number;
  rankedScores: number;
  rankedBestScore: number;
};

/** Playing one's own game earns nothing, and neither does a score that is not ranked, or a loot box that was bought. */
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

/** How an achievement stands in the public catalogue. */
export const Achievement = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    coins: Type.Integer({ description: 'Paid once an identity, ever, to members; a guest is paid at sign-in' }),
    imageUrl: Type.String({ description: 'Its picture, an SVG' }),
  },
  { title: 'Achievement' },
);
export type Achievement = Static<typeof Achievement>;

/** Earned when a counter gets to a number. */
export type AchievementRule = Omit<Achievement, 'imageUrl'> & { counter: keyof Counters; atLeast: number };

export function viewOfAchievement(rule: AchievementRule, baseUrl: string): Achievement {
  const { id, title, description, coins } = rule;
  return { id, title, description, coins, imageUrl: `${baseUrl}/achievements/${id}.svg` };
}

/** An achievement as it stands with somebody. */
export const AchievementProgress = Type.Object(
  {
    ...Achievement.properties,
    counter: Type.String({ description: 'What is counted; a client may draw a picture for each' }),
    goal: Type.Integer(),
    progress: Type.Number({ description: 'How far the caller is, at most the goal' }),
    earnedAt: Nullable(Time),
  },
  { title: 'AchievementProgress' },
);
export type AchievementProgress = Static<typeof AchievementProgress>;
