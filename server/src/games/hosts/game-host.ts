import type { Context } from '../../platform/context.ts';
import { keyedHash } from '../../platform/keys.ts';
import type { Config } from '../../process/config.ts';

/**
 * The first label of a game's host names the game and, by a keyed tag, the player: two accounts on one device never
 * share storage.
 */
export type GameLabel = { gameId: string; tag: string };

const tagLength = 26;

export function tagOf(keys: Context['keys'], gameId: string, accountId: string): string {
  return keyedHash(keys['game-host'], gameId, accountId).toString('hex').slice(0, tagLength);
}

/**
 * The address where this account plays this game; null where no game hosts are set up. Without a version it is one
 * document.
 */
export function playUrlOf(
  ctx: { config: Pick<Config, 'gameHosts'>; keys: Context['keys'] },
  gameId: string,
  accountId: string,
  versionSha256: string | null,
): string | null {
  return hostUrlOf(ctx.config, gameId, tagOf(ctx.keys, gameId, accountId), versionSha256);
}

function hostUrlOf(
  { gameHosts }: Pick<Config, 'gameHosts'>,
  gameId: string,
  tag: string,
  versionSha256: string | null,
): string | null {
  if (gameHosts === undefined) return null;
  const path = versionSha256 === null ? '' : `/${versionFolder(versionSha256)}`;
  return `${gameHosts.replace('*', `${gameId.replaceAll('-', '')}-${tag}`)}${path}/index.html`;
}

type PreviewContext = { config: Pick<Config, 'gameHosts'>; keys: Context['keys']; clock: Context['clock'] };
const dayMs = 86_400_000;

/** The address where operators view a build, visible to others or not: its host changes every day. */
export function previewUrlOf(ctx: PreviewContext, gameId: string, versionSha256: string): string | null {
  return hostUrlOf(ctx.config, gameId, previewTagOf(ctx, gameId, 0), versionSha256);
}

/** Whether a host is that of today's preview, or of yesterday's, which may still be open. */
export function isPreviewTag(ctx: Pick<PreviewContext, 'keys' | 'clock'>, gameId: string, tag: string): boolean {
  return [0, 1].some((daysAgo) => tag === previewTagOf(ctx, gameId, daysAgo));
}

function previewTagOf(
  { keys, clock }: Pick<PreviewContext, 'keys' | 'clock'>,
  gameId: string,
  daysAgo: number,
): string {
  const day = Math.floor(clock.now().getTime() / dayMs) - daysAgo;
  return keyedHash(keys.preview, gameId, String(day)).toString('hex').slice(0, tagLength);
}

/** Named after its content, so that caches may keep its files forever, for every player and game. */
export function versionFolder(sha256: string): string {
  return `~${sha256.slice(0, 64)}`;
}

export function readLabel(label: string): GameLabel | undefined {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{26})$/.exec(label);
  if (parts === null) return undefined;
  return { gameId: parts.slice(1, 6).join('-'), tag: parts[6] ?? '' };
}

/** The path by which a request to a game's host is routed; the path itself for all other hosts. */
export function createHostRouter({ gameHosts }: Pick<Config, 'gameHosts'>): (host: string, url: string) => string {
  if (gameHosts === undefined) return (_host, url) => url;
  const suffix = new URL(gameHosts.replace('*', 'x')).host.slice(1);
  return (host, url) => {
    const name = host.toLowerCase();
    if (!name.endsWith(suffix)) return url;
    return `${hostRoutes}/${encodeURIComponent(name.slice(0, -suffix.length))}${url.startsWith('/') ? url : '/'}`;
  };
}

export const hostRoutes = '/game-hosts';

/** Whether a path is that of a file which a game's page loads: a refused one breaks the game until it is reloaded. */
export function isGameFile(path: string): boolean {
  return path.startsWith(`${hostRoutes}/`) && !/\/(?:index\.html)?$/.test(path);
}
