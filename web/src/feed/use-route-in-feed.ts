import { useEffect } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import type { FeedItem } from '../api/shapes.ts';
import { navigate, type Route, route } from '../shell/route.ts';
import { call } from '../sign-in/session.ts';
import { showToast } from '../ui/toasts.tsx';
import { addressOf, feed, loadMore, showInFeed } from './feed-list.ts';

/** A shared address opens the feed at its thing; moving on from it leads back to `/`. */
export function useRouteInFeed(go: (place: number) => void): void {
  useEffect(() => {
    const show = async (now: Route) => {
      if (now.screen === 'game' || now.screen === 'clip' || now.screen === 'live') {
        const item = await findItem(now.screen, now.id);
        if (item && route.get() === now) go(showInFeed(item));
      }
      if (feed.get().items.length <= 1) void loadMore();
    };
    void show(route.get());
    return route.listen((now) => void show(now));
  }, []);

  useEffect(
    () =>
      feed.listen(({ items, index }, before) => {
        if (index === before.index) return;
        const item = items[index];
        const { screen } = route.get();
        const isThing = screen === 'game' || screen === 'clip' || screen === 'live';
        if (isThing && (!item || addressOf(item) !== location.pathname)) navigate('/', 'replace');
      }),
    [],
  );
}

async function findItem(kind: 'game' | 'clip' | 'live', id: string): Promise<FeedItem | undefined> {
  const known = feed.get().items.find((item) => addressOf(item).endsWith(id));
  if (known) return known;
  try {
    const path = { id };
    if (kind === 'game') return { type: 'game', ...(await call('GET /api/games/{id}', { path })) };
    if (kind === 'clip') return { type: 'clip', ...(await call('GET /api/clips/{id}', { path })) };
    return { type: 'live', ...(await call('GET /api/live/{id}', { path })) };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const what = kind === 'live' ? 'stream' : kind;
    showToast(
      error.status === 404
        ? { title: `This ${what} is gone`, text: 'Here is what is on instead.', look: 'bad' }
        : { title: `The ${what} could not be opened`, text: error.message, look: 'bad' },
    );
    navigate('/', 'replace');
    return undefined;
  }
}
