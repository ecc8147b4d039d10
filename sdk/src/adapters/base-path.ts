import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// A page that names the path it is meant to be at may route by it (Blazor, Angular): at another one, its router shows that
// there is nothing. The address is changed as soon as the base element is parsed, before the scripts after it run.
export function install(page: AdapterPage): void {
  const { document, history, location } = page;
  document.currentScript?.remove();
  const move = () => {
    const base = document.querySelector('base[href]')?.getAttribute('href');
    if (base === null || base === undefined) return;
    observer.disconnect();
    const { origin, pathname } = new URL(base, location.href);
    if (origin === location.origin && base.startsWith('/') && pathname !== location.pathname)
      history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
  };
  const observer = new MutationObserver(move);
  observer.observe(document, { childList: true, subtree: true });
  page.addEventListener('load', () => observer.disconnect());
}
