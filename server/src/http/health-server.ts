import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findDatabaseProblem } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes } from '../platform/keys.ts';
import { metrics } from '../platform/metrics.ts';
import { noteAsker, type Readiness } from './readiness.ts';

export type HealthServer = { port: number; close(): Promise<void> };

/** /healthz, /readyz and /metrics on a separate port, for every role and only for operators. */
export async function startHealthServer(ctx: Context, readiness: Readiness, port: number): Promise<HealthServer> {
  const server = createServer((request, response) => {
    answer(ctx, readiness, request, response).catch((error: Error) => {
      ctx.log.error({ err: error }, 'health request failed');
      send(response, 500, { error: 'internal' });
    });
  });
  server.listen(port, ctx.config.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(ctx: Context, readiness: Readiness, request: IncomingMessage, response: ServerResponse) {
  switch (request.url) {
    case '/healthz':
      return send(response, 200, { ok: true });
    case '/readyz': {
      noteAsker(readiness, `health ${request.socket.remoteAddress}`);
      const [known] = readiness.problems.values();
      const problem = known ?? (await findDatabaseProblem(ctx.db));
      if (problem === undefined) return send(response, 200, { ok: true, ...readiness.notes });
      response.setHeader('retry-after', '2');
      return send(response, 503, { error: problem });
    }
    case '/metrics': {
      if (!mayRead(ctx, request)) return send(response, 401, { error: 'Send METRICS_TOKEN as a bearer token.' });
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics());
      return;
    }
    default:
      return send(response, 404, { error: 'There is nothing at this address.' });
  }
}

/** A configured token is required here too. */
function mayRead({ config }: Context, { headers }: IncomingMessage): boolean {
  const { metricsToken } = config.secrets;
  const sent = Buffer.from(headers.authorization ?? '');
  return metricsToken === undefined || sameBytes(sent, Buffer.from(`Bearer ${metricsToken}`));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
