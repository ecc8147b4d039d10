import { useEffect } from 'preact/hooks';
import { isThing, route } from '../routing/route.ts';
import { feed, feedSource, moveTo } from '../state/feed-list.ts';
import { news } from '../state/news.ts';

/** Above the first card of the home feed. */
export const newsPlace = -1;

/** Whether the visitor has interacted. The browser's own flag is also set by automation scripts. */
let isTouched = false;
for (const type of ['pointerdown', 'keydown', 'wheel', 'click']) {
  addEventListener(
    type,
    () => {
      isTouched = true;
    },
    { capture: true, once: true, passive: true },
  );
}

/** The operators' announcement, while the home feed has a card for it. */
export function useNews() {
  const shown = feedSource.value === 'home' ? news.value : undefined;
  useEffect(() => {
    const { index } = feed.peek();
    // A visitor who has started to use the app is not moved; the card is above.
    const isUntouched = !isTouched && !isThing(route.peek());
    if (shown && index === 0 && isUntouched) moveTo(newsPlace);
    if (!shown && index === newsPlace) moveTo(0);
  }, [shown?.id]);
  return shown;
}
