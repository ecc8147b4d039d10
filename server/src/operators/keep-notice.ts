import { listSwitches } from '../access/feature-switches.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { subscribeCache } from '../platform/subscribed-cache.ts';
import { findAnnouncement } from './service-queries.ts';

/** Every open app polls this, so it is cached until something in it changes. */
export function keepNotice(app: App, ctx: Context) {
  const read = async () => ({
    announcement: await findAnnouncement(ctx.db, ctx.clock.now()),
    switches: await readSwitches(ctx),
  });
  let notice: Awaited<ReturnType<typeof read>> | undefined;
  const load = async () => {
    notice = await read();
  };
  const cache = subscribeCache(ctx, {
    name: 'notice to players',
    topic: 'switches',
    loadAll: load,
    loadThese: load,
    reloadEveryMs: 60_000,
  });
  app.addHook('onClose', async () => cache.close());
  return {
    async read() {
      await cache.upToDate();
      if (notice === undefined) throw new Error('A cache that is up to date was loaded');
      return notice;
    },
    /** For a change made on this node, which need not wait for its own notification. */
    invalidate: () => cache.invalidate('announcement'),
  };
}

export async function readSwitches(ctx: Context) {
  return (await listSwitches(ctx.db)).map(({ name, isOff, message }) => ({ name, off: isOff, message }));
}
