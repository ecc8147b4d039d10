import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { gamePlayerOf } from '../../access/guards.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import { notFound } from '../../http/errors.ts';
import { gzipOf, storedPart } from '../../http/gzip-parts.ts';
import type { App } from '../../http/http.ts';
import { sendError } from '../../http/http-errors.ts';
import { Id } from '../../http/schemas.ts';
import { sendParts } from '../../http/send-parts.ts';
import { batchLoader } from '../../platform/batch-loader.ts';
import type { Context } from '../../platform/context.ts';
import { takesGzip } from '../../platform/encoding.ts';
import { isId } from '../../platform/ids.ts';
import type { Config } from '../../process/config.ts';
import { createBoots, localeOf } from './boot.ts';
import { createDocumentCache } from './document-cache.ts';
import { listDocumentFacts, type Opening } from './document-queries.ts';
import { bootScript, readRecorder, readSdk } from './inject-sdk.ts';

export function documentRoutes(app: App, ctx: Context): void {
  const documents = createDocumentCache(ctx.db, readSdk());
  const factsOf = batchLoader((openings: Opening[]) => listDocumentFacts(ctx.db, openings));
  const bootOf = createBoots(ctx);
  const headers = documentHeaders(ctx.config);
  const recorder = readRecorder();

  app.get(
    '/api/sdk/recorder.js',
    {
      config: {
        access: 'public',
        answers: { 200: { description: 'The part of the SDK that records clips.', types: ['text/javascript'] } },
      },
      schema: {
        operationId: 'getRecorder',
        tags: ['sdk'],
        summary: 'The part of the SDK that records clips; loaded when a host requests a clip',
      },
    },
    async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(recorder),
  );

  app.get(
    '/games/:id/index.html',
    {
      config: {
        access: 'document',
        answers: { 200: { description: 'The playable document, including the SDK.', types: ['text/html'] } },
      },
      errorHandler: leadToGamePage(ctx.config),
      schema: {
        operationId: 'getGameDocument',
        tags: ['games'],
        summary: 'The playable document, with the SDK before all scripts',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ token: Type.String({ description: 'A game-scoped token of this game' }) }),
      },
    },
    async (request, reply) => {
      const { accountId, gameId } = gamePlayerOf(request);
      const facts = await factsOf({ accountId, gameId });
      if (facts === undefined) throw notFound('game');
      const { plain, before, after } = await documents.get(gameId, facts.version, facts.adapters ?? []);
      const player = {
        accountId,
        gameId,
        token: request.query.token,
        locale: localeOf(request.headers['accept-language']),
      };
      const boot = bootScript(bootOf(player, facts), facts.platforms);
      reply.headers(headers);
      if (!takesGzip(request.headers['accept-encoding'])) {
        return sendParts(reply, [plain.before, boot, plain.after]);
      }
      return sendParts(reply.header('content-encoding', 'gzip'), gzipOf([before, storedPart(boot), after]));
    },
  );
}

/**
 * A person who reloads a game, whose token has left the address, or opens an old link gets the game's page instead of
 * JSON; programs get the error.
 */
function leadToGamePage({ baseUrl }: Pick<Config, 'baseUrl'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { id = '' } = request.params as { id?: string };
    const isRefused = [401, 403, 404].includes(asRefusal(error)?.status ?? 500);
    reply.header('vary', 'Sec-Fetch-Mode');
    if (isRefused && isId(id) && request.headers['sec-fetch-mode'] === 'navigate')
      reply.header('cache-control', 'no-store').redirect(`${baseUrl}/g/${id}`, 303);
    else sendError(error, request, reply);
  };
}

/**
 * The headers that isolate a game: an opaque origin, no network except for the SDK, no navigation out of its frame. No
 * Cross-Origin-Opener-Policy: browsers refuse to open a sandboxed document that has one.
 */
export function documentHeaders(config: Pick<Config, 'baseUrl' | 'appOrigins'>): Record<string, string> {
  const policy = [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${config.baseUrl}/item-images/`,
    'media-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    `connect-src ${config.baseUrl}/api/sdk/ data: blob:`,
    "webrtc 'block'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${[config.baseUrl, ...config.appOrigins].join(' ')}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), midi=()',
  };
}
