import { useEffect } from 'preact/hooks';
import type { FeedItem } from '../api/shapes.ts';
import { startPlaying } from '../routing/play-history.ts';
import { addressOf, keyOf } from '../state/feed-list.ts';

const pressed = '#play-';

/**
 * Play can be pressed in the page that the service sends, before this script has loaded; the fragment then names the
 * game. It starts as soon as its card is shown, on its own page where the visitor's feed begins with another.
 */
export function useEarlyPlay(shown: FeedItem | undefined): void {
  const key = shown && keyOf(shown);
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!shown || !hash.startsWith(pressed)) return;
    history.replaceState(history.state, '', pathname + search);
    const id = hash.slice(pressed.length);
    const page = `/g/${encodeURIComponent(id)}`;
    if (shown.type === 'game' && shown.game.id === id) startPlaying(keyOf(shown), addressOf(shown));
    else if (pathname !== page) location.assign(page + hash);
  }, [key]);
}
