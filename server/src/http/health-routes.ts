import type { FastifyRequest } from 'fastify';
import { findDatabaseProblem } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes } from '../platform/keys.ts';
import { metrics } from '../platform/metrics.ts';
import { Refusal } from './errors.ts';
import type { App } from './http.ts';
import { noteAsker, type Readiness } from './readiness.ts';

export function healthRoutes(app: App, ctx: Context, readiness: Readiness): void {
  const { metricsToken } = ctx.config.secrets;
  const isOperator = ({ headers }: FastifyRequest) =>
    metricsToken !== undefined &&
    sameBytes(Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${metricsToken}`));

  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({ ok: true }));

  // Versions and sandbox layers help an attacker, so only operators see them.
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    noteAsker(readiness, request.ip);
    const mayKnow = isOperator(request);
    const [known] = readiness.problems.values();
    const problem = known ?? (await findDatabaseProblem(ctx.db));
    if (problem !== undefined) {
      throw new Refusal('unavailable', mayKnow ? problem : undefined, { 'retry-after': '2' });
    }
    return reply.send({ ok: true, ...(mayKnow && { database: 'ready', ...readiness.notes }) });
  });

  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (metricsToken === undefined) throw new Refusal('not_found');
    if (!isOperator(request)) throw new Refusal('token_invalid');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });

  // The client then sends its next request on a new connection, which the balancer routes to another node.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.problems.has('drain')) reply.header('connection', 'close');
    done();
  });
}
