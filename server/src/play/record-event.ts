import type { Caller } from '../access/caller.ts';
import type { Spent } from '../access/limits.ts';
import { getUser } from '../accounts/account-queries.ts';
import { avatarUrlOf, type EarnedAchievement, type User } from '../accounts/user.ts';
import { countersThatEarn } from '../achievements/achievement.ts';
import { insertEarned } from '../achievements/achievement-queries.ts';
import { achievementTable, earnedBy } from '../achievements/achievement-table.ts';
import { retried } from '../database/db.ts';
import { invalid } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { claimedSecondsMax, type PlayEvent, timeClaimed } from './event.ts';
import type { EventQueue, Recorded } from './event-queue.ts';

export type EventAnswer = { user: User; newAchievements: EarnedAchievement[] };

const places = new Map(achievementTable.map((achievement, place) => [achievement.id, { achievement, place }]));

/**
 * Records an event and returns the updated user. The event is one statement; only one that earns an achievement needs a
 * second. If the node dies between the two nothing is lost: the next event checks all counters again.
 */
export async function recordEvent(
  ctx: Context,
  queue: EventQueue,
  caller: Caller,
  event: PlayEvent,
): Promise<{ answer: EventAnswer; spent: Spent }> {
  requireRecent(event, ctx.clock.now());
  const recorded = await queue.record({ accountId: caller.accountId, event });
  const earned = new Map(recorded.earned);
  const announced = new Set(recorded.announced);
  const missing = earnedBy(countersThatEarn(recorded), earned);
  if (missing.length > 0) {
    const ids = missing.map(({ id }) => id);
    const now = ctx.clock.now();
    for (const id of await retried(() => insertEarned(ctx.db, caller.accountId, ids, true, now))) {
      earned.set(id, now.getTime());
      announced.add(id);
    }
  }
  const user = await userAfter(ctx, caller.accountId, recorded, earned);
  const newAchievements = user.achievements.filter(({ id }) => announced.has(id));
  const { remaining, resetSeconds } = recorded;
  return { answer: { user, newAchievements }, spent: { limit: 'event', remaining, resetSeconds } };
}

/** A time in the future counts as now: clocks of devices run a little fast. */
function requireRecent(event: PlayEvent, now: Date): void {
  const claimed = timeClaimed(event);
  if (claimed === null || claimed.getTime() >= now.getTime() - claimedSecondsMax * 1000) return;
  throw invalid('"at" must be a time within the last 24 hours.');
}

async function userAfter(
  ctx: Context,
  accountId: string,
  recorded: Recorded,
  earned: ReadonlyMap<string, number>,
): Promise<User> {
  const achievements: (EarnedAchievement & { place: number })[] = [];
  for (const [id, earnedAt] of earned) {
    const known = places.get(id);
    // Earned on a node of a newer version, or removed from the table: only the database knows its title.
    if (known === undefined) return getUser(ctx.db, ctx.config.baseUrl, accountId);
    const { title, description, coins } = known.achievement;
    achievements.push({
      id,
      title,
      description,
      coins,
      earnedAt: new Date(earnedAt).toISOString(),
      place: known.place,
    });
  }
  achievements.sort((a, b) => compare(a.earnedAt, b.earnedAt) || a.place - b.place);
  const { kind, handle, name, avatarVersion, createdAt } = recorded;
  return {
    id: accountId,
    handle,
    name,
    kind,
    avatarUrl: avatarUrlOf(ctx.config.baseUrl, { id: accountId, avatarVersion }),
    createdAt: createdAt.toISOString(),
    stats: recorded,
    achievements,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
