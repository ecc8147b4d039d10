import { useEffect } from 'preact/hooks';
import { isThing, route } from '../routing/route.ts';
import { feed, feedSource, moveTo } from '../state/feed-list.ts';
import { news } from '../state/news.ts';

/** Above the first card of the home feed. */
export const newsPlace = -1;

/** Whether somebody has begun to use the app. The browser's own flag is also raised by scripts that drive the page. */
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

/** What the operators announce, as long as the home feed has a card of it. */
export function useNews() {
  const shown = feedSource.value === 'home' ? news.value : undefined;
  useEffect(() => {
    const { index } = feed.peek();
    // Whoever has begun to use the app is not moved; the card stands above.
    const isUntouched = !isTouched && !isThing(route.peek());
    if (shown && index === 0 && isUntouched) moveTo(newsPlace);
    if (!shown && index === newsPlace) moveTo(0);
  }, [shown?.id]);
  return shown;
}
