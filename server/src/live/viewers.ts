import type { Viewer } from '../access/viewer.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { liveLimits } from './live-stream.ts';
import { writeWatchers } from './viewer-queries.ts';

/** Batches the viewers' reports: one statement every few seconds, however many there are. */
export function collectViewers(app: App, ctx: Context): { saw(streamId: string, viewer: Viewer): void } {
  let seen = new Map<string, Viewer & { streamId: string }>();

  const write = async () => {
    if (seen.size === 0) return;
    const batch = [...seen.values()];
    seen = new Map();
    await writeWatchers(ctx.db, batch, ctx.clock.now());
  };
  const timer = setInterval(() => {
    write().catch((error: Error) => {
      // Viewers report again within seconds; an unavailable database is logged elsewhere.
      if (!asRefusal(error)) ctx.log.error({ err: error }, 'viewers could not be stored');
    });
  }, liveLimits.viewersWriteMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return {
    saw: (streamId, viewer) => {
      seen.set(`${streamId} ${viewer.viewer}`, { streamId, ...viewer });
    },
  };
}
