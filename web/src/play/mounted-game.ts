import type { PlaySession } from '../api/shapes.ts';

/** The address a game is loaded from, its origin, and the sandbox of its frame. */
export type MountedGame = { url: string; origin: string; sandbox: string };

/** The sandbox of a frame without an origin of its own; also before its content is known. */
export const documentSandbox = 'allow-scripts allow-pointer-lock';

/**
 * A build of many files needs an origin of its own. A single document runs without one, and includes its player and
 * saved state, so it is faster.
 */
export function mountedGameOf(
  { htmlUrl, playUrl }: Pick<PlaySession, 'htmlUrl' | 'playUrl'>,
  launchParams: string | undefined,
): MountedGame {
  const isBuild = playUrl !== null && new URL(playUrl).pathname.startsWith('/~');
  const url = new URL(isBuild ? playUrl : htmlUrl);
  if (launchParams !== undefined) url.searchParams.set('p', launchParams);
  if (!isBuild) return { url: url.href, origin: 'null', sandbox: documentSandbox };
  return { url: url.href, origin: url.origin, sandbox: `${documentSandbox} allow-same-origin` };
}
