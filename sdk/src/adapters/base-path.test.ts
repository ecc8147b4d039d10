import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './base-path.ts';

let parse = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        parse = callback;
      }
      observe() {}
      disconnect() {
        parse = () => {};
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The paths that a page with this base element moves to. */
function pathsOf(base: string | null, address = 'https://game.example/~1/index.html?launch=3#top'): string[] {
  const moved: string[] = [];
  const page = Object.assign(new EventTarget(), {
    document: { querySelector: () => (base === null ? null : { getAttribute: () => base }) },
    history: { state: null, replaceState: (_state: unknown, _title: string, path: string) => moved.push(path) },
    location: new URL(address),
  });
  install(page as unknown as AdapterPage);
  parse();
  parse();
  return moved;
}

it('moves a page to the path that its base element names, once', () => {
  expect(pathsOf('/fox/')).toEqual(['/fox/?launch=3#top']);
  expect(pathsOf('/')).toEqual(['/?launch=3#top']);
});

it.each([
  ['has no base element', null],
  ['names a folder beside it', './'],
  ['names another site', 'https://ada.example/fox/'],
  ['names another site without its scheme', '//ada.example/fox/'],
])('leaves a page where it is that %s', (_what, base) => {
  expect(pathsOf(base)).toEqual([]);
});

it('leaves a page that is there already', () => {
  expect(pathsOf('/fox/', 'https://game.example/fox/')).toEqual([]);
});
