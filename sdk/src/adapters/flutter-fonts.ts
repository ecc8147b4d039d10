import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// A font with Latin letters in base64, set by the build.
declare const FALLBACK_FONT: string;

const roboto = 'https://fonts.gstatic.com/s/roboto/';

// Flutter draws text by itself and has no access to the system's fonts: it fetches Roboto from Google for every game that
// does not bring it, and draws no word without it. Here it gets another font in its place.
export function install(page: AdapterPage): void {
  page.document.currentScript?.remove();
  const { fetch } = page;
  page.fetch = (input, init) =>
    addressOf(input).startsWith(roboto) ? Promise.resolve(fontResponse()) : fetch.call(page, input, init);
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

function fontResponse(): Response {
  const bytes = Uint8Array.from(atob(FALLBACK_FONT), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': 'font/woff2' } });
}
