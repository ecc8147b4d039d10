import { signal } from '@preact/signals';
import { type CreateRoute, readCreateRoute } from './create-route.ts';

const screens = [
  'wallet',
  'inventory',
  'me',
  'account',
  'friends',
  'achievements',
  'clips',
  'go-live',
  'notifications',
  'history',
  'likes',
  'creator',
  'hidden',
  'not-found',
] as const;
type ScreenName = (typeof screens)[number];

/** An item of the feed with an address of its own. */
export type ThingRoute = { screen: 'game' | 'clip' | 'live'; id: string };

/** A game on a page that is isolated for it, see isolatedAddress. */
type IsolatedRoute = { screen: 'isolated'; id: string };

/** The route of the app. Every screen has a path, for which the service sends the app. */
export type Route =
  | { screen: 'feed' }
  | ThingRoute
  | { screen: 'profile'; handle: string }
  | { screen: 'recording'; id: string }
  | { screen: 'find'; search: string }
  | { screen: ScreenName }
  | IsolatedRoute
  | CreateRoute;

redirectFragment();
export const route = signal<Route>(readRoute(location.pathname, location.search));

function readRoute(pathname: string, search = ''): Route {
  const [, kind, id = ''] = /^\/([gcl])\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  if (kind) return { screen: kind === 'g' ? 'game' : kind === 'c' ? 'clip' : 'live', id };
  const [, recording] = /^\/r\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  if (recording) return { screen: 'recording', id: recording };
  const [, isolated] = /^\/play\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  if (isolated) return { screen: 'isolated', id: isolated };
  const handle = /^\/@(\w{3,20})$/.exec(pathname)?.[1];
  if (handle) return { screen: 'profile', handle: handle.toLowerCase() };
  if (pathname === '/find') return { screen: 'find', search };
  const screen = screens.find((name) => pathname === `/${name}`);
  return screen ? { screen } : (readCreateRoute(pathname) ?? { screen: 'feed' });
}

/** Screens were once fragments of `/`; old links are redirected to the paths. */
function redirectFragment(): void {
  const { pathname, hash } = location;
  const path = `/${hash.slice(1)}`;
  if (pathname === '/' && readRoute(path).screen !== 'feed') history.replaceState(history.state, '', path);
}

export function isThing(now: Route): now is ThingRoute {
  return now.screen === 'game' || now.screen === 'clip' || now.screen === 'live';
}

/** The feed itself, or one of its items. */
export function isInFeed(now: Route): boolean {
  return now.screen === 'feed' || isThing(now);
}

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (path === location.pathname + location.search) return;
  // An isolated page shows one game; everything else needs a page that is not isolated.
  if (crossOriginIsolated) {
    location.assign(path);
    return;
  }
  history[how === 'push' ? 'pushState' : 'replaceState']({ ours: true }, '', path);
  route.value = readRoute(location.pathname, location.search);
}

/** Keeps the search in the address, without navigating. */
export function replaceSearch(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Back to the previous page; a visitor who came straight here goes to `otherwise`. */
export function goBack(otherwise = '/'): void {
  if (history.state?.ours) history.back();
  else navigate(otherwise, 'replace');
}

/** The page where browsers let a game use threads. It needs a full page load, because it has other headers. */
export const isolatedAddress = (gameId: string) => `/play/${gameId}`;

export function readLocation(): void {
  redirectFragment();
  route.value = readRoute(location.pathname, location.search);
}

/** Links between our own screens are plain links; this navigates without reloading the page. */
export function followOwnLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (crossOriginIsolated || readRoute(link.pathname).screen === 'isolated') return;
    if (link.pathname !== '/' && readRoute(link.pathname).screen === 'feed') return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
