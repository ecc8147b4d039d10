import type { Context } from '../platform/context.ts';
import { findKeyState } from './live-queries.ts';
import { hashOfKey } from './manage-stream.ts';
import { revokeDeadLease } from './revoke-dead-lease.ts';

/** Whether a publisher could use this key now, without taking the lease. */
export async function checkStreamKey(ctx: Context, key: string): Promise<'free' | 'in_use' | 'wrong_key'> {
  const keyHash = hashOfKey(key);
  const state = await findKeyState(ctx.db, keyHash, ctx.clock.now());
  if (state !== 'in_use') return state;
  return (await revokeDeadLease(ctx, keyHash)) ? 'free' : 'in_use';
}
