import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { compactBoards } from './compact-boards.ts';
import { countPlays } from './count-plays.ts';

const everyMs = 5000;
/**
 * Brings counts up to what was added beside them, every few seconds by the wall's clock: a count in a list of games may be a minute old, of which the
 * list itself takes most, and ranks are quicker to read the less there is to add.
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
