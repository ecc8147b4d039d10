import { isDatabaseReady } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes } from '../platform/keys.ts';
import { metrics } from '../platform/metrics.ts';
import { Refusal } from './errors.ts';
import type { App } from './http.ts';

/** Which optional programs this node has, for /readyz; filled after the start. */
export type Readiness = { notes: Record<string, string> };

export function healthRoutes(app: App, ctx: Context, readiness: Readiness): void {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({ ok: true }));

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const database = await isDatabaseReady(ctx.db);
    if (!database) throw new Refusal('unavailable', 'The database does not answer.', { 'retry-after': '2' });
    return reply.send({ ok: true, database: 'ready', ...readiness.notes });
  });

  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = ctx.config.secrets;
    if (metricsToken === undefined) throw new Refusal('not_found');
    const sent = request.headers.authorization ?? '';
    if (!sameBytes(Buffer.from(sent), Buffer.from(`Bearer ${metricsToken}`))) throw new Refusal('token_invalid');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
