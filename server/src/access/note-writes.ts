import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';

/** Notes each write before its response, so that the caller's next read sees it even when replicas lag. */
export function noteWrites(app: App, ctx: Context): void {
  if (ctx.config.databaseReadUrl === undefined) return;
  app.addHook('onSend', async ({ method, caller, player }) => {
    const accountId = caller?.accountId ?? player?.accountId;
    if (accountId !== undefined && method !== 'GET' && method !== 'HEAD') ctx.reads.wrote(accountId);
  });
}
