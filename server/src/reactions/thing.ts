import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { clipSource, isPublicClip } from '../clips/clip-queries.ts';
import type { Parameter } from '../database/prepared-statement.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { Id } from '../http/schemas.ts';
import { isShownStream, liveSource } from '../live/live-queries.ts';

/** The path of each kind of target, and its noun in error messages. */
export const targets = {
  game: { path: 'games', noun: 'game' },
  clip: { path: 'clips', noun: 'clip' },
  live: { path: 'live', noun: 'stream' },
} as const;

export type TargetName = keyof typeof targets;

export const ThingPath = Type.Object({ id: Id });

/** Every target of a kind that an account may see: its id and its owner's. */
const seen: Record<TargetName, (accountId: string | Parameter) => RawBuilder<unknown>> = {
  game: (accountId) => sql`
    select g.id, g.creator_id as owner_id from games g join accounts a on a.id = g.creator_id
    where g.deleted_at is null and (${isOpenToAll} or g.creator_id = ${accountId})`,
  clip: (accountId) => sql`
    select c.id, c.account_id as owner_id from ${clipSource}
    where ${isPublicClip} or (c.account_id = ${accountId} and c.status = 'ready')`,
  live: (accountId) => sql`
    select l.id, l.account_id as owner_id from ${liveSource} where ${isShownStream} or l.account_id = ${accountId}`,
};

/** Targets that an account may see, without those of blocked owners, as a source aliased `t`. */
export function thingsFor(accountId: string | Parameter, target: TargetName): RawBuilder<unknown> {
  return sql`(select * from (${seen[target](accountId)}) as any_owner
    where not social_are_blocked(any_owner.owner_id, ${accountId})) as t`;
}
