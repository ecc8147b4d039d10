import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { loadGuides } from './guides.ts';
import type { App } from './http.ts';
import { type OpenApiDocument, openApiOf } from './openapi.ts';
import { guidePage, referencePage, referenceStyle } from './reference-page.ts';
import { loadReferenceScript } from './reference-script.ts';

const compress = promisify(gzip);
const open = { config: { access: 'public' as const }, schema: { hide: true } };

/** Nothing is loaded from other origins. The reference sets its own styles; scripts are only ours. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Text = { type: string; plain: Buffer; zipped: Buffer; etag: string };

/** `startScript` starts the reference in the browser. The API document is at /openapi.json, the reference at /docs, and the guides from docs/*.md at /docs/:guide. */
export function referenceRoutes(app: App, baseUrl: string, startScript: string): void {
  const texts = new Map<string, Promise<Text>>();
  const guides = loadGuides();
  // Each text is rendered and compressed at its first request.
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    make: () => string | Promise<string>,
    path = request.routeOptions.url ?? '',
  ) => {
    const made = texts.get(path) ?? prepare(type, make);
    texts.set(path, made);
    return sendText(request, reply, await made);
  };

  app.get('/openapi.json', open, (request, reply) =>
    serve(request, reply, 'application/json; charset=utf-8', () => JSON.stringify(servedFrom(openApiOf(app), baseUrl))),
  );
  app.get('/docs', open, (request, reply) =>
    serve(request, reply.header('content-security-policy', policy), html, () => referencePage(guides)),
  );
  app.get('/docs/reference.js', open, (request, reply) => serve(request, reply, javascript, loadReferenceScript));
  app.get('/docs/start.js', open, (request, reply) => serve(request, reply, javascript, () => startScript));
  app.get('/docs/style.css', open, (request, reply) =>
    serve(request, reply, 'text/css; charset=utf-8', () => referenceStyle),
  );
  app.get('/docs/:guide', open, async (request, reply) => {
    const guide = guides.get((request.params as { guide: string }).guide);
    if (guide === undefined) throw notFound('guide');
    reply.header('content-security-policy', policy);
    return serve(request, reply, html, () => guidePage(guide, guides), `/docs/${guide.name}`);
  });
}

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/** The served document names its own address. */
function servedFrom(document: OpenApiDocument, baseUrl: string): object {
  return { ...document, servers: [{ url: baseUrl, description: 'This service' }] };
}

async function prepare(type: string, make: () => string | Promise<string>): Promise<Text> {
  const plain = Buffer.from(await make());
  return { type, plain, zipped: await compress(plain), etag: etagOf(plain) };
}

function sendText(request: FastifyRequest, reply: FastifyReply, { type, plain, zipped, etag }: Text): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'Accept-Encoding').type(type);
  if (isUnchanged(request, etag)) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(zipped);
}
