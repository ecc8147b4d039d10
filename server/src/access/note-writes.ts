import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';

/** Before a change is answered: what its caller reads next is read where the change can be seen. */
export function noteWrites(app: App, ctx: Context): void {
  if (ctx.config.databaseReadUrl === undefined) return;
  app.addHook('onSend', async ({ method, caller, player }) => {
    const accountId = caller?.accountId ?? player?.accountId;
    if (accountId !== undefined && method !== 'GET' && method !== 'HEAD') ctx.reads.wrote(accountId);
  });
}
