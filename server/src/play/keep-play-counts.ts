import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { compactBoards } from './compact-boards.ts';
import { countPlays } from './count-plays.ts';

const everyMs = 5000;

/**
 * Counts new plays and compacts leaderboards every few seconds. Lists of games may show counts a minute old, mostly
 * because of their own cache; a rank is read faster the fewer changes are pending.
 */
export function keepPlayCounts(app: App, ctx: Context): void {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= countPlays(ctx.db)
      .then(() => compactBoards(ctx.db))
      .catch((error: Error) => ctx.log.warn({ reason: error.message }, 'plays and ranks could not be counted'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
