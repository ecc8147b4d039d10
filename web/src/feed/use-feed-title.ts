import { useEffect } from 'preact/hooks';
import type { FeedItem } from '../api/shapes.ts';
import { titleOf as titleOfClip } from '../clips/clip-menu.tsx';
import { titleOf as titleOfLive } from '../live/live-menu.tsx';
import { isThing, route } from '../routing/route.ts';
import { addressOf, feed } from '../state/feed-list.ts';

/** The document title is that of the game, clip or stream in the address, otherwise the app's. */
export function useFeedTitle(shown: boolean): void {
  const item = feed.value.items[feed.value.index];
  const now = route.value;
  const title =
    item && isThing(now) && addressOf(item) === location.pathname ? `${titleOfItem(item)} · Coinop` : undefined;
  useEffect(() => {
    if (!shown) return;
    if (title) document.title = title;
    // Until the item of a shared address is loaded, the title that the service wrote stays.
    else if (!isThing(now)) document.title = 'Coinop';
  }, [shown, title, now]);
}

function titleOfItem(item: FeedItem): string {
  if (item.type === 'game') return item.game.title;
  return item.type === 'clip' ? titleOfClip(item.clip) : titleOfLive(item.live);
}
