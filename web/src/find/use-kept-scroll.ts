import { useLayoutEffect } from 'preact/hooks';

/** How far each address was scrolled when it was left. */
const places = new Map<string, number>();
const placesMax = 50;

/** Puts the page back where it was when the visitor comes back to this address. */
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
    // A page that is left at once tells no more of how it was scrolled last.
    page.addEventListener('click', keep, { capture: true });
    return () => {
      page.removeEventListener('scroll', keep);
      page.removeEventListener('click', keep, { capture: true });
    };
  }, []);
}
