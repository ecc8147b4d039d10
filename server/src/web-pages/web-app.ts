import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../http/errors.ts';
import { etagOf, isUnchanged } from '../http/etag.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { addVary } from '../platform/encoding.ts';
import type { Config } from '../process/config.ts';
import { downloadOriginOf } from '../process/storage-settings.ts';
import { type FirstLook, firstLookHtml, type PageFacts, type ShareCard, shareTags } from './share-card.ts';

/** The built web client: one page, and its files with their precompressed forms. */
export type WebApp = {
  /** The page, with Open Graph tags for link previews. `look` is shown until the app has loaded, or the card's words. */
  sendPage(request: FastifyRequest, reply: FastifyReply, card?: ShareCard, look?: FirstLook): FastifyReply;
  /** For a missing page: the app for browsers, the error for other clients. */
  sendLostPage(request: FastifyRequest, reply: FastifyReply, error: Refusal): FastifyReply;
  /** The operators' console. */
  sendConsole(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  sendAsset(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply;
  /** The service worker, which opens the app offline. */
  sendServiceWorker(reply: FastifyReply): FastifyReply;
  /** The manifest for installing the app. */
  sendManifest(reply: FastifyReply): FastifyReply;
  /** The icon that browsers request for a page that names none, such as the API reference. */
  sendIcon(reply: FastifyReply): FastifyReply;
};

const builtFolder = path.join(import.meta.dirname, '../../../web/dist');

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** `screens` are the paths of the app's own screens, which all get the same page. */
export function webAppRoutes(app: App, web: WebApp, screens: readonly string[]): void {
  for (const path of screens) {
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
      web.sendPage(request, reply),
    );
  }
  app.get('/console', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
    web.sendConsole(request, reply),
  );
  app.get('/manifest.webmanifest', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    web.sendManifest(reply),
  );
  app.get('/favicon.ico', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    web.sendIcon(reply),
  );
  app.get('/service-worker.js', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    web.sendServiceWorker(reply),
  );
  app.get('/assets/:name', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
    web.sendAsset(request, reply, (request.params as { name: string }).name),
  );
}

/** `homeCard` describes the app itself, for pages without their own card. */
export function openWebApp(ctx: Context, homeCard: ShareCard, facts: PageFacts, folder = builtFolder): WebApp {
  const built = readBuilt(folder);
  if (built === undefined) {
    ctx.log.warn('The web client is not built; run "npm run build -w web" and start again.');
    return unbuiltApp;
  }
  const headers = pageHeaders(ctx.config);
  const base = new URL(ctx.config.baseUrl);
  const icons = iconsIn(built.assets);
  const manifest = JSON.stringify(manifestWith(homeCard, icons));
  const largest = icons.at(-1);
  const home = { ...homeCard, ...(largest && { imageUrl: ctx.config.baseUrl + largest.src }) };

  const sendPage: WebApp['sendPage'] = (request, reply, card = home, look = card) => {
    if (isOtherNameOf(base, request.headers.host)) {
      return reply.header('cache-control', 'no-store').redirect(`${ctx.config.baseUrl}${request.url}`, 302);
    }
    const words = catalogueFor(built.assets, request.headers['accept-language']);
    const tags = shareTags(card, ctx.config, facts);
    const html = built.page
      .replace('<!--share-->', () => [tags, ...words].join('\n    '))
      .replace('<!--first-->', () => firstLookHtml(look));
    const etag = etagOf(html);
    reply.headers(headers).header('etag', etag);
    addVary(reply, 'Accept-Language');
    if (reply.statusCode === 200 && isUnchanged(request, etag)) return reply.code(304).send();
    return reply.send(html);
  };

  return {
    sendPage,
    sendLostPage(request, reply, error) {
      addVary(reply, 'Accept');
      if (!request.headers.accept?.includes('text/html')) throw error;
      return sendPage(request, reply.code(error.status).header('error-code', error.code));
    },
    sendConsole(request, reply) {
      const etag = etagOf(built.console);
      reply.headers({ ...headers, 'referrer-policy': 'no-referrer', etag });
      return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(built.console);
    },
    sendServiceWorker: (reply) =>
      reply
        .header('cache-control', 'no-cache')
        // The service worker may fetch only from the app's own origin.
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .type(types['.js'] ?? '')
        .send(built.serviceWorker),
    sendIcon(reply) {
      const [smallest] = icons;
      if (smallest === undefined) throw notFound('icon');
      return reply.header('cache-control', 'public, max-age=86400').redirect(smallest.src, 302);
    },
    sendManifest: (reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(types['.webmanifest'] ?? '')
        .send(manifest),
    sendAsset(request, reply, name) {
      const asset = built.assets.get(name);
      if (asset === undefined) throw new Refusal('not_found');
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((one) => asset[one] && new RegExp(`\\b${one}\\b`).test(accepted));
      if (encoding) reply.header('content-encoding', encoding);
      // The name contains a hash of the content, so it can be cached permanently.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept-Encoding')
        .type(asset.type)
        .send((encoding && asset[encoding]) ?? asset.bytes);
    },
  };
}

type Asset = { bytes: Buffer; type: string; br?: Buffer; gzip?: Buffer };

type BuiltApp = { page: string; console: string; serviceWorker: string; assets: Map<string, Asset> };

function readBuilt(folder: string): BuiltApp | undefined {
  let page: string;
  let consolePage: string;
  let serviceWorker: string;
  let names: string[];
  try {
    page = readFileSync(path.join(folder, 'index.html'), 'utf8');
    consolePage = readFileSync(path.join(folder, 'console.html'), 'utf8');
    serviceWorker = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
    names = readdirSync(path.join(folder, 'assets'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const read = (name: string) => readFileSync(path.join(folder, 'assets', name));
  const assets = names
    .filter((name) => types[path.extname(name)] !== undefined)
    .map((name): [string, Asset] => [
      name,
      {
        bytes: read(name),
        type: types[path.extname(name)] ?? '',
        ...(names.includes(`${name}.br`) && { br: read(`${name}.br`) }),
        ...(names.includes(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
      },
    ]);
  return { page, console: consolePage, serviceWorker, assets: new Map(assets) };
}

/**
 * The catalogue of the first of the visitor's languages that exists, preloaded beside the script that needs it. A
 * visitor who chose another language in the app loads that one as well.
 */
function catalogueFor(assets: ReadonlyMap<string, Asset>, acceptLanguage = ''): string[] {
  const wanted = [...acceptLanguage.toLowerCase().matchAll(/(?:^|,)\s*([a-z]{2})\b/g)].map(([, language]) => language);
  const named = (start: string) => [...assets.keys()].find((name) => name.startsWith(start) && name.endsWith('.js'));
  for (const language of [...wanted, 'en']) {
    const name = named(language === 'en' ? 'english-' : `${language}-`);
    if (name) return [`<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}">`];
  }
  return [];
}

type AppIcon = { src: string; sizes: string; type: 'image/png'; purpose: 'any maskable' };

/** The app's icons, the largest last; the build puts a hash into their names. */
function iconsIn(assets: ReadonlyMap<string, Asset>): AppIcon[] {
  return [192, 512].flatMap((size) => {
    const name = [...assets.keys()].find((one) => one.startsWith(`icon-${size}-`));
    return name === undefined
      ? []
      : [{ src: `/assets/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' } as const];
  });
}

function manifestWith({ title, description }: ShareCard, icons: AppIcon[]): Record<string, unknown> {
  return {
    id: '/',
    name: title,
    short_name: title,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b0d12',
    theme_color: '#0b0d12',
    icons,
  };
}

const unbuilt = () => {
  throw new Refusal('not_configured', 'The web client is not built; run "npm run build -w web" and start again.');
};
const unbuiltApp: WebApp = {
  sendPage: unbuilt,
  sendLostPage: unbuilt,
  sendConsole: unbuilt,
  sendAsset: unbuilt,
  sendManifest: unbuilt,
  sendIcon: unbuilt,
  sendServiceWorker: unbuilt,
};

/** Only the app's own scripts run, and its frames may show only the games' origins. */
function pageHeaders(config: Config): Record<string, string> {
  const download = config.s3 && downloadOriginOf(config.s3);
  const cdn = config.mediaOrigin === undefined ? '' : ` ${config.mediaOrigin}`;
  const media = download === undefined ? cdn : ` ${download}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    `connect-src 'self'${cdn}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${[config.gamesOrigin, ...(config.gameHosts === undefined ? [] : [config.gameHosts])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the request used another name of this machine than the base address. Games allow framing by the base address
 * only, so the app redirects there. Other hosts are left alone, because a proxy may send any.
 */
function isOtherNameOf(base: URL, host: string | undefined): boolean {
  if (host === undefined || host === base.host || !URL.canParse(`http://${host}`)) return false;
  const { hostname, port } = new URL(`${base.protocol}//${host}`);
  return loopbackNames.includes(base.hostname) && loopbackNames.includes(hostname) && port === base.port;
}
