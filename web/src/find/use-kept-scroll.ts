import { useLayoutEffect } from 'preact/hooks';

/** The scroll position of each address when it was left. */
const places = new Map<string, number>();
const placesMax = 50;

/** Restores the scroll position when the visitor returns to this address. */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('.page');
    if (!page) return;
    const address = () => location.pathname + location.search;
    page.scrollTop = places.get(address()) ?? 0;
    const keep = () => {
      places.delete(address());
      places.set(address(), page.scrollTop);
      for (const oldest of places.keys()) if (places.size > placesMax) places.delete(oldest);
    };
    page.addEventListener('scroll', keep, { passive: true });
    // A page that is left at once fires no more scroll events.
    page.addEventListener('click', keep, { capture: true });
    return () => {
      page.removeEventListener('scroll', keep);
      page.removeEventListener('click', keep, { capture: true });
    };
  }, []);
}
