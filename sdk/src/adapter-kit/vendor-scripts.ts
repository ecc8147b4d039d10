import type { AdapterPage } from './adapter-page.ts';

const emptyScript = 'data:text/javascript,';

// Games add the vendor's script at run time and wait for its load event, which is fired without loading the script. A
// script on the game's own host is the vendor's only if the game has no such file, so the file is requested first.
export function answerVendorScripts(
  page: AdapterPage,
  addresses: string[],
  hostScripts: string[] = [],
  answered = emptyScript,
): void {
  const script = page.HTMLScriptElement?.prototype;
  if (!script) return;
  const isVendors = (url: unknown): boolean => addresses.some((address) => `${url}`.includes(address));
  const answer = (url: unknown): unknown => (isVendors(url) ? answered : url);

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
  // Scripts in the page's own text or from document.write are already blocked by then.
  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof page.HTMLScriptElement)) return;
      const address = target.getAttribute('src') ?? '';
      const fromRoot = address.replace(/^(?:\.?\/)?/, '/');
      if (!isVendors(address) && !hostScripts.includes(fromRoot)) return;
      event.stopImmediatePropagation();
      target.dispatchEvent(new page.Event('load'));
    },
    true,
  );
}
