import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/errors.ts';
import { gzipOf, storedPart } from '../../http/gzip-parts.ts';
import type { App } from '../../http/http.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendParts } from '../../http/send-parts.ts';
import type { Context } from '../../platform/context.ts';
import { takesBrotli, takesGzip } from '../../platform/encoding.ts';
import { type BuildCache, createBuildCache } from '../builds/build-cache.ts';
import { isHtml } from '../builds/file-encoding.ts';
import { type BuildFile, type BuildSettings, storedName } from '../builds/manifest.ts';
import { isFolderWithPage } from '../builds/path-finder.ts';
import { findFileInAnyVersion, findHostedGame, type HostedGame } from '../builds/version-queries.ts';
import { localeOf } from '../documents/boot.ts';
import { createDocumentCache, type ReadyDocument } from '../documents/document-cache.ts';
import { bootScript, readSdk } from '../documents/inject-sdk.ts';
import { createHostRouter, hostRoutes, isPreviewTag, readLabel, tagOf } from './game-host.ts';
import { headersFor, hostHeaders, isolatedHeaders } from './host-headers.ts';

const forEver = 'public, max-age=31536000, immutable';

/** The files of a game on its own host, and nothing else. Requests are routed here by their Host header. */
export function gameHostRoutes(app: App, ctx: Context): void {
  const sdk = readSdk();
  const builds = createBuildCache(ctx, sdk);
  const documents = createDocumentCache(ctx.db, sdk);
  const headers = hostHeaders(ctx.config);
  const route = createHostRouter(ctx.config);
  const hostOrigins = [...new Set([ctx.config.baseUrl, ...ctx.config.appOrigins])];

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { plain, before, after }: ReadyDocument,
    boot: object,
    platforms?: object,
  ) => {
    const locale = localeOf(request.headers['accept-language']);
    const json = bootScript({ baseUrl: ctx.config.baseUrl, locale, hostOrigins, ...boot }, platforms);
    if (!takesGzip(request.headers['accept-encoding'])) {
      return sendParts(reply, [plain.before, json, plain.after]);
    }
    return sendParts(reply.header('content-encoding', 'gzip'), gzipOf([before, storedPart(json), after]));
  };

  app.get(
    `${hostRoutes}/:label/*`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { label, '*': wanted } = request.params as { label: string; '*': string };
      // This internal path does not exist on any other host.
      if (!route(request.headers.host ?? '', '/').startsWith(`${hostRoutes}/${label}/`)) throw new Refusal('not_found');
      reply.headers(headersFor(headers, 'application/json'));
      const named = readLabel(label);
      const isServiceWorker = request.headers['service-worker'] !== undefined;
      const game = named && !isServiceWorker ? await findHostedGame(ctx.db, named.gameId) : undefined;
      if (named === undefined || game === undefined) throw new Refusal('not_found');
      const { gameId, tag } = named;
      const isShown = game.isOpen || tag === tagOf(ctx.keys, gameId, game.creatorId) || isPreviewTag(ctx, gameId, tag);
      if (!isShown) throw new Refusal('not_found');
      const { version, path } = placeOf(wanted);
      if (game.activeSha256 === null) {
        if (version !== undefined || path !== 'index.html') throw new Refusal('not_found');
        const page = await documents.get(gameId, game.documentVersion, []);
        reply.headers(headers);
        return sendPage(request, reply, page, bootOf(gameId, game));
      }
      const found = await findFile(ctx, builds, gameId, game, version, path);
      if (found === 'folder') return reply.redirect(`${path.split('/').at(-1)}/`, 302);
      if (found === undefined) throw new Refusal('not_found', `The game has no file ${path}.`);
      const { file, settings } = found;
      const isPage = isHtml(file.type);
      const isText = isPage && request.headers['sec-fetch-dest'] === 'empty';
      const policyType = isText ? 'text/plain' : file.type;
      reply.headers({ ...headersFor(headers, policyType), ...(settings.threads && isolatedHeaders) });
      // A script that fetches a part of a page gets it as it is; as a document it never comes without the SDK.
      if (isText) return sendBuildFile(ctx, request, reply, file, 'private, no-store');
      if (isPage) {
        const page = await builds.page(file.sha256, settings.adapters);
        const { rewards, platforms } = settings;
        return sendPage(request, reply, page, { ...bootOf(gameId, game), ...(rewards && { rewards }) }, platforms);
      }
      return sendBuildFile(ctx, request, reply, file, version === undefined ? 'public, no-cache' : forEver);
    },
  );
}

function bootOf(gameId: string, { title, lowestWins }: HostedGame): object {
  return { gameId, title, ...(lowestWins && { lowestWins }) };
}

/**
 * `~<version>/path` is a permanent address; a path from the root, as builds for their own server use it, refers to the
 * active version.
 */
function placeOf(wanted: string): { version: string | undefined; path: string } {
  const [, version, rest = ''] = /^~([0-9a-f]{64})\/(.*)$/s.exec(wanted) ?? [undefined, undefined, wanted];
  const path = rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest;
  return { version, path: path.normalize('NFC') };
}

async function findFile(
  ctx: Context,
  builds: BuildCache,
  gameId: string,
  game: HostedGame,
  version: string | undefined,
  path: string,
): Promise<{ file: BuildFile; settings: BuildSettings } | 'folder' | undefined> {
  const loaded = await builds.version(gameId, version ?? game.activeSha256 ?? '');
  if (loaded === undefined) return undefined;
  const { manifest, settings, find } = loaded;
  const named = find(path);
  const file = named === undefined ? undefined : manifest.get(named);
  if (file !== undefined) return { file, settings };
  // A player on an older version may request its files by paths from the root.
  const older = version === undefined ? await findFileInAnyVersion(ctx.db, gameId, path) : undefined;
  if (older !== undefined) return { file: older, settings };
  return isFolderWithPage(find, path) ? 'folder' : undefined;
}

function sendBuildFile(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuildFile,
  cacheControl: string,
): Promise<FastifyReply> {
  const { variants } = file;
  const accepted = request.headers['accept-encoding'];
  // A range applies to the uncompressed bytes.
  const isWhole = request.headers.range === undefined;
  const br = isWhole && takesBrotli(accepted) ? variants?.br : undefined;
  const gzip = isWhole && br === undefined && takesGzip(accepted) ? variants?.gzip : undefined;
  const encoding = file.encoding ?? (br ? 'br' : gzip ? 'gzip' : undefined);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  const { sha256 } = br ?? gzip ?? file;
  return sendFile(request, reply, ctx.storage, { name: storedName(sha256), type: file.type, cacheControl });
}
