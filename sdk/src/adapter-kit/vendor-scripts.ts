import type { AdapterPage } from './adapter-page.ts';

const emptyScript = 'data:text/javascript,';

// Games add the vendor's script while they run and wait for its load event, which is fired without loading the script.
export function answerVendorScripts(page: AdapterPage, addresses: string[]): void {
  const script = page.HTMLScriptElement?.prototype;
  if (!script) return;
  const isVendors = (url: unknown): boolean => addresses.some((address) => `${url}`.includes(address));
  const answer = (url: unknown): unknown => (isVendors(url) ? emptyScript : url);

  const src = Object.getOwnPropertyDescriptor(script, 'src');
  Object.defineProperty(script, 'src', {
    ...src,
    set(value) {
      src?.set?.call(this, answer(value));
    },
  });
  const { setAttribute } = script;
  script.setAttribute = function (name, value) {
    setAttribute.call(this, name, /^src$/i.test(name) ? `${answer(value)}` : value);
  };
  // What came in by the page's own text or by document.write is blocked by then.
  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof page.HTMLScriptElement) || !isVendors(target.getAttribute('src'))) return;
      event.stopImmediatePropagation();
      target.dispatchEvent(new page.Event('load'));
    },
    true,
  );
}
