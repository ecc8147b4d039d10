import type { Context } from '../platform/context.ts';
import { findKeyState } from './live-queries.ts';
import { hashOfKey } from './manage-stream.ts';
import { revokeDeadLease } from './revoke-dead-lease.ts';

/** Whether somebody could publish with this key now; nothing is taken. */
export async function checkStreamKey(ctx: Context, key: string): Promise<'free' | 'in_use' | 'wrong_key'> {
  const keyHash = hashOfKey(key);
  const state = await findKeyState(ctx.db, keyHash, ctx.clock.now());
  if (state !== 'in_use') return state;
  return (await revokeDeadLease(ctx, keyHash)) ? 'free' : 'in_use';
}
