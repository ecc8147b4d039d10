import type { AchievementRule, Counters } from './achievement.ts';

/**
 * Every achievement, in the order in which they are shown. An id must never change: rows, the ledger and the identities
 * that were paid refer to it. A new line is also given to accounts that already qualify. Counters that a player can
 * forge (scores) pay no coins; neither does following others, which takes a minute, nor opening loot boxes, which
 * should not be rewarded.
 */
export const achievementTable: readonly AchievementRule[] = [
  reach('plays', 1, 'first-play', 'Insert Coin', 'Play your first game.', 10),
  reach('plays', 10, 'plays-10', 'Warmed Up', 'Play 10 times.', 20),
  reach('plays', 100, 'plays-100', 'Regular', 'Play 100 times.', 60),
  reach('plays', 1000, 'plays-1000', 'Part of the Furniture', 'Play 1,000 times.', 250),

  reach('playSeconds', 3600, 'time-1h', 'Happy Hour', 'Play for an hour in all.', 20),
  reach('playSeconds', 36_000, 'time-10h', 'Night Shift', 'Play for 10 hours in all.', 80),
  reach('playSeconds', 360_000, 'time-100h', 'Keyholder', 'Play for 100 hours in all.', 300),

  reach('gamesPlayed', 5, 'games-5', 'Sampler', 'Play 5 different games.', 20),
  reach('gamesPlayed', 25, 'games-25', 'Explorer', 'Play 25 different games.', 80),
  reach('gamesPlayed', 100, 'games-100', 'Cartographer', 'Play 100 different games.', 250),

  reach('scores', 1, 'first-score', 'On the Board', 'Set your first score.', 0),
  reach('scores', 100, 'scores-100', 'Score Keeper', 'Set 100 scores.', 0),
  reach('bestScore', 10_000, 'score-10k', 'Five Digits', 'Score 10,000 in any game.', 0),
  reach('bestScore', 1_000_000, 'score-1m', 'Millionaire', 'Score 1,000,000 in any game.', 0),

  reach('longestStreakDays', 3, 'streak-3', 'Three in a Row', 'Play on 3 days in a row.', 20),
  reach('longestStreakDays', 7, 'streak-7', 'Full Week', 'Play on 7 days in a row.', 60),
  reach('longestStreakDays', 30, 'streak-30', 'Monthly Pass', 'Play on 30 days in a row.', 300),
  reach('longestStreakDays', 100, 'streak-100', 'Unbroken', 'Play on 100 days in a row.', 1000),

  reach('gamesCreated', 1, 'first-creation', 'Maker', 'Create your first game.', 50),
  reach('gamesCreated', 10, 'creations-10', 'Studio', 'Create 10 games.', 200),

  reach('clips', 1, 'first-clip', 'Rolling', 'Share your first clip.', 20),
  reach('clips', 25, 'clips-25', 'Director', 'Share 25 clips.', 100),

  reach('following', 5, 'following-5', 'Good Company', 'Follow 5 players.', 0),
  reach('followers', 1, 'first-follower', 'Noticed', 'Get your first follower.', 10),
  reach('followers', 100, 'followers-100', 'Crowd Favourite', 'Get 100 followers.', 200),
  reach('friends', 1, 'first-friend', 'Player Two', 'Make your first friend: follow each other.', 20),
  reach('friends', 10, 'friends-10', 'Full Lobby', 'Make 10 friends.', 100),

  reach('purchases', 1, 'first-purchase', 'Patron', 'Buy something in a game other than a loot box.', 10),
  reach('purchases', 25, 'purchases-25', 'Collector', 'Buy 25 things in games, loot boxes not counted.', 50),
  reach('finds', 1, 'first-find', 'Lucky Dip', 'Open your first loot box.', 0),
  reach('finds', 25, 'finds-25', 'Treasure Hunter', 'Open 25 loot boxes.', 0),
];

function reach(
  counter: keyof Counters,
  atLeast: number,
  id: string,
  title: string,
  description: string,
  coins: number,
): AchievementRule {
  return { id, title, description, coins, counter, atLeast };
}

export function isEarned({ counter, atLeast }: AchievementRule, counters: Counters): boolean {
  return counters[counter] >= atLeast;
}

/** The achievements these counters have newly earned. */
export function earnedBy(counters: Counters, known: { has(id: string): boolean }): AchievementRule[] {
  return achievementTable.filter((rule) => !known.has(rule.id) && isEarned(rule, counters));
}
