import { expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './cordova.ts';

function startPage() {
  const page = Object.assign(new EventTarget(), { document: new EventTarget(), Event });
  install(page as unknown as AdapterPage);
  return { page, document: page.document, load: () => page.dispatchEvent(new Event('load')) };
}

it('fires deviceready once the page has loaded, also for listeners added later', async () => {
  const { document, load } = startPage();
  const [early, late] = [vi.fn(), vi.fn()];
  document.addEventListener('deviceready', early);
  expect(early).not.toHaveBeenCalled();
  load();
  expect(early).toHaveBeenCalledOnce();
  document.addEventListener('deviceready', late);
  document.addEventListener('backbutton', late);
  await Promise.resolve();
  expect(late).toHaveBeenCalledOnce();
});

it('notifies a Cordova bundled with the game, which keeps its own listeners', () => {
  const { page, load } = startPage();
  const fireDocumentEvent = vi.fn();
  Object.assign(page, { cordova: { fireDocumentEvent } });
  load();
  expect(fireDocumentEvent).toHaveBeenCalledExactlyOnceWith('deviceready');
});
