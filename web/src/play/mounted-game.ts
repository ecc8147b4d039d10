import type { PlaySession } from '../api/shapes.ts';

/** Where a game is loaded from, the origin it then has, and what its frame may do there. */
export type MountedGame = { url: string; origin: string; sandbox: string };

/** What a frame may do that has no origin of its own; also before it is known what it will show. */
export const documentSandbox = 'allow-scripts allow-pointer-lock';

/**
 * A build of many files needs an origin of its own. A single document runs without one, and its player and saved state
 * come along with it, so that is the quicker way.
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
