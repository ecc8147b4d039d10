import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

type Cordova = { fireDocumentEvent?: (type: string) => void };

// Exports for phones start at deviceready, which Cordova fires once its app is ready. Here it is fired when the page
// has loaded, also for listeners added later, as Cordova does. There is no global `cordova`: a game that finds one asks
// it for plugins.
export function install(page: AdapterPage): void {
  const { document } = page;
  document.currentScript?.remove();
  answerVendorScripts(page, [], table.cordova.hostScripts);
  let isReady = false;
  const listen = document.addEventListener;
  document.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    listen.call(document, type, listener, options);
    if (type === 'deviceready' && isReady) queueMicrotask(() => listener(new page.Event(type)));
  };

  page.addEventListener('load', () => {
    isReady = true;
    // A Cordova of the game's own hides the event from the document, and waits for a phone that never answers.
    const { fireDocumentEvent } = (page['cordova'] ?? {}) as Cordova;
    if (fireDocumentEvent) fireDocumentEvent('deviceready');
    else document.dispatchEvent(new page.Event('deviceready'));
  });
}
