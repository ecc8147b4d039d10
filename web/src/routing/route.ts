import { signal } from '@preact/signals';
import { type CreateRoute, readCreateRoute } from './create-route.ts';

const screens = ['find', 'wallet', 'me', 'account', 'friends', 'achievements', 'clips', 'go-live'] as const;
type ScreenName = (typeof screens)[number];

/** Something in the feed that has an address of its own. */
export type ThingRoute = { screen: 'game' | 'clip' | 'live'; id: string };

/**
 * Where the app stands. Things that are shared have a path of their own, which the service answers to; the rest are
 * fragments of `/`, for the service knows no other paths.
 */
export type Route =
  | { screen: 'feed' }
  | ThingRoute
  | { screen: 'profile'; handle: string }
  | { screen: ScreenName }
  | CreateRoute;

export const route = signal<Route>(readRoute(location));

function readRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const [, kind, id = ''] = /^\/([gcl])\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  if (kind) return { screen: kind === 'g' ? 'game' : kind === 'c' ? 'clip' : 'live', id };
  const handle = /^\/@(\w{3,20})$/.exec(pathname)?.[1];
  if (handle) return { screen: 'profile', handle: handle.toLowerCase() };
  const screen = screens.find((name) => hash === `#${name}`);
  return screen ? { screen } : (readCreateRoute(hash) ?? { screen: 'feed' });
}

export function isThing(now: Route): now is ThingRoute {
  return now.screen === 'game' || now.screen === 'clip' || now.screen === 'live';
}

/** The feed itself, or one of its things. */
export function isInFeed(now: Route): boolean {
  return now.screen === 'feed' || isThing(now);
}

export function navigate(href: string, how: 'push' | 'replace' = 'push'): void {
  if (href === location.pathname + location.hash) return;
  history[how === 'push' ? 'pushState' : 'replaceState']({ ours: true }, '', href);
  route.value = readRoute(location);
}

/** Back to where the visitor came from; one who came straight here goes to `otherwise`. */
export function goBack(otherwise = '/'): void {
  if (history.state?.ours) history.back();
  else navigate(otherwise, 'replace');
}

/** Links between our own screens are plain links; this keeps the page when one is clicked. */
export function followOwnLinks(): void {
  addEventListener('popstate', () => {
    route.value = readRoute(location);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname !== '/' && readRoute(link).screen === 'feed') return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
