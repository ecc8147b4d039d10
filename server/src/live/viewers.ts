import { createHash, randomUUID } from 'node:crypto';
import { asRefusal } from '../http/as-refusal.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { writeViewers } from './live-queries.ts';

const watchingMs = 12_000;
const writeMs = 4000;
const devicesMax = 32;

/** Viewers of one address are distinguished by their user agent, up to `devicesMax`: changing it cannot make a crowd. */
export function viewerOf(address: string, userAgent = ''): string {
  const [device = 0] = createHash('sha256').update(userAgent).digest();
  return `${address} ${device % devicesMax}`;
}

/** Counts as viewers those who requested a playlist in the last seconds; every node stores its own count. */
export function countViewers(app: App, ctx: Context): { saw(streamId: string, who: string): void } {
  const nodeId = randomUUID();
  const seen = new Map<string, Map<string, number>>();

  const write = async () => {
    const now = ctx.clock.now().getTime();
    const counts = new Map<string, number>();
    for (const [streamId, people] of seen) {
      for (const [who, at] of people) if (now - at > watchingMs) people.delete(who);
      counts.set(streamId, people.size);
      if (people.size === 0) seen.delete(streamId);
    }
    if (counts.size > 0) await writeViewers(ctx.db, nodeId, counts, ctx.clock.now());
  };
  const timer = setInterval(() => {
    write().catch((error: Error) => {
      // The next count follows in seconds; an unavailable database is logged elsewhere.
      if (!asRefusal(error)) ctx.log.error({ err: error }, 'viewer counts could not be stored');
    });
  }, writeMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return {
    saw: (streamId, who) => {
      const people = seen.get(streamId) ?? new Map<string, number>();
      seen.set(streamId, people.set(who, ctx.clock.now().getTime()));
    },
  };
}
