import { useEffect } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import type { FeedItem } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { isThing, navigate, type Route, route, type ThingRoute } from '../routing/route.ts';
import { addressOf, feed, loadMore, showInFeed } from '../state/feed-list.ts';
import { call } from '../state/session.ts';
import { showToast } from '../ui/toasts.tsx';

/** A shared address opens the feed at its item; moving on from it returns to `/`. */
export function useRouteInFeed(go: (place: number) => void): void {
  useEffect(() => {
    const show = async (now: Route) => {
      if (isThing(now)) await open(now, go);
      if (feed.value.items.length <= 1) void loadMore();
    };
    return route.subscribe((now) => void show(now));
  }, []);

  useEffect(() => {
    let shown = feed.peek().index;
    return feed.subscribe(({ items, index }) => {
      if (index === shown) return;
      shown = index;
      const item = items[index];
      if (isThing(route.value) && (!item || addressOf(item) !== location.pathname)) navigate('/', 'replace');
    });
  }, []);
}

async function open(now: ThingRoute, go: (place: number) => void, tries = 0): Promise<void> {
  try {
    const item = await findItem(now);
    if (route.value === now) go(showInFeed(item));
  } catch (error) {
    if (!isFailure(error)) throw error;
    // A visitor who has navigated elsewhere in the meantime stays there.
    if (route.value !== now) return;
    if (tries === 0) sayMissing(now.screen, error);
    // In an outage a followed link is retried, unless the visitor navigates elsewhere.
    if (error.status === 0 || error.status >= 500) {
      retryLater(error, tries, () => void (route.value === now && open(now, go, tries + 1)));
    } else navigate('/', 'replace');
  }
}

async function findItem({ screen, id }: ThingRoute): Promise<FeedItem> {
  const known = feed.value.items.find((item) => addressOf(item).endsWith(id));
  if (known) return known;
  const path = { id };
  if (screen === 'game') return { type: 'game', ...(await call('GET /api/games/{id}', { path })) };
  if (screen === 'clip') return { type: 'clip', ...(await call('GET /api/clips/{id}', { path })) };
  return { type: 'live', ...(await call('GET /api/live/{id}', { path })) };
}

const missingTitles = {
  game: ['feed.goneGame', 'feed.openFailedGame'],
  clip: ['feed.goneClip', 'feed.openFailedClip'],
  live: ['feed.goneLive', 'feed.openFailedLive'],
} as const;

function sayMissing(kind: ThingRoute['screen'], { status, message }: Failure): void {
  const [gone, failed] = missingTitles[kind];
  showToast(
    status === 404
      ? { title: t(gone), text: t('feed.goneText'), look: 'bad' }
      : { title: t(failed), text: message, look: 'bad' },
  );
}
