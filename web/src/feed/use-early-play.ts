import { useEffect } from 'preact/hooks';
import type { FeedItem } from '../api/shapes.ts';
import { startPlaying } from '../routing/play-history.ts';
import { addressOf, keyOf } from '../state/feed-list.ts';

/**
 * Play can be pressed in the page that the service sends, before this script has loaded; the address then ends in
 * `#play`. The game starts as soon as its card is shown.
 */
export function useEarlyPlay(shown: FeedItem | undefined): void {
  const key = shown && keyOf(shown);
  useEffect(() => {
    if (!shown || location.hash !== '#play') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (shown.type === 'game') startPlaying(keyOf(shown), addressOf(shown));
  }, [key]);
}
