import { sql } from 'kysely';
import { expect } from 'vitest';
import { collectNotifications } from '../../notifications/collect-notifications.ts';
import type { Context } from '../../platform/context.ts';

/** Resolves when all events are collected: by this call, or by the node's own, which may hold some until it commits. */
export async function notificationsCollected(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await collectNotifications(ctx);
  const isEventLeft = async () => (await sql`select from notification_events limit 1`.execute(ctx.db)).rows.length > 0;
  await expect.poll(isEventLeft).toBe(false);
}
