import type { Caller } from '../access/caller.ts';
import { makeCursor, readCursor } from '../http/cursor.ts';
import type { Context } from '../platform/context.ts';
import type { ProfileRow } from './profile.ts';
import { byHandle, byLikeness, byName, type SearchPlace } from './search-queries.ts';

/** Best first: handles that start with the query, then names that do, then similar ones. No member is in two tiers. */
const tiers = [byHandle, byName, byLikeness] as const;

type Place = { tier: number; after: SearchPlace };

export async function searchProfiles(
  ctx: Context,
  caller: Caller,
  q: string,
  cursor: string | undefined,
  limit: number,
): Promise<{ profiles: ProfileRow[]; nextCursor: string | null }> {
  const list = `search ${q.trim()}`;
  const from = readCursor<Place>(ctx.keys.cursor, list, cursor);
  const db = ctx.reads.of(caller.accountId);
  const profiles: ProfileRow[] = [];
  let last: Place | undefined;
  for (const [tier, find] of tiers.entries()) {
    if (from !== undefined && tier < from.tier) continue;
    const after = tier === from?.tier ? from.after : undefined;
    const { rows } = await find(caller.accountId, q.trim(), after, limit + 1 - profiles.length).execute(db);
    for (const { place, ...profile } of rows) {
      if (profiles.length === limit) return { profiles, nextCursor: makeCursor(ctx.keys.cursor, list, last) };
      profiles.push(profile);
      last = { tier, after: place };
    }
  }
  return { profiles, nextCursor: null };
}
