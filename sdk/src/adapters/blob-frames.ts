import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// Construct and others show a generated page in a frame by its blob address. The policy blocks these, because the
// lockdown could not run first in them. As srcdoc it is the same page, and the lockdown applies.
export function install(page: AdapterPage): void {
  page.document.currentScript?.remove();
  const replaced = new WeakSet<Element>();

  function show(frame: Element): void {
    const url = frame.getAttribute('src');
    if (url === null) return;
    // The game shows something else in it now.
    if (replaced.delete(frame)) frame.removeAttribute('srcdoc');
    const text = /^blob:/i.test(url) ? readPage(url) : undefined;
    if (text === undefined) return;
    replaced.add(frame);
    frame.setAttribute('srcdoc', text);
    frame.removeAttribute('src');
  }

  // Synchronous, because the game may revoke the address in its next line.
  function readPage(url: string): string | undefined {
    try {
      const request = new page.XMLHttpRequest();
      request.open('GET', url, false);
      request.send();
      return /html/.test(request.getResponseHeader('content-type') ?? '') ? request.responseText : undefined;
    } catch {
      return undefined;
    }
  }

  // A frame loads in a later task, so this runs first.
  new page.MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes] as Element[]) {
        if (node.localName === 'iframe') show(node);
        else if (node !== target) node.querySelectorAll?.('iframe').forEach(show);
      }
    }
  }).observe(page.document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
}
