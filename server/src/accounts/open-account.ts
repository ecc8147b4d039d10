import type { Db } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { insertAccount } from './account-queries.ts';
import { newGuestHandle, newMemberHandle } from './handle.ts';

/** Creates an account with a new handle; returns its id. */
export async function openAccount(
  db: Db,
  ctx: Context,
  kind: 'guest' | 'member',
  name: string | null = null,
): Promise<string> {
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  for (let attempt = 0; attempt < 20; attempt++) {
    const handle = kind === 'guest' ? newGuestHandle() : newMemberHandle();
    if (await insertAccount(db, { id, kind, handle, name, createdAt })) return id;
  }
  throw new Error('No free handle was found in twenty tries');
}
