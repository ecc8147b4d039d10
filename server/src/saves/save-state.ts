import type { GamePlayer } from '../access/caller.ts';
import { asRefusal } from '../http/as-refusal.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { saveErrors } from './save-errors.ts';
import { findState, type Written, writeState, writeStateOnVersion } from './state-queries.ts';
import { textOfState } from './state-text.ts';

/** Saves a state; one based on a stale version is refused, with the stored version as ETag. */
export async function saveState(
  ctx: Context,
  player: GamePlayer,
  state: unknown,
  ifVersion: number | null,
): Promise<Written> {
  const text = textOfState(state);
  if (ifVersion === null) return writeState(ctx.db, ctx.clock, player, text);
  try {
    return await writeStateOnVersion(ctx.db, ctx.clock, player, text, ifVersion);
  } catch (error) {
    if (asRefusal(error)?.code !== 'stale_version') throw error;
    const current = await findState(ctx.db, player);
    throw new Refusal(saveErrors.stale_version, undefined, { etag: etagOfVersion(current?.version ?? 0) });
  }
}

export function etagOfVersion(version: number): string {
  return `"${version}"`;
}
