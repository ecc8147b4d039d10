import { expect, it } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './base-path.ts';

/** The paths that a page at this address moves to. */
function installedAt(address: string, origin = new URL(address).origin) {
  const moved: string[] = [];
  const page = {
    document: {},
    history: { state: null, replaceState: (_state: unknown, _title: string, path: string) => moved.push(path) },
    location: new URL(address),
    origin,
    HTMLBaseElement: class {
      getAttribute(name: string) {
        return `the element's own ${name}`;
      }
    },
  };
  install(page as unknown as AdapterPage);
  return { moved, base: new page.HTMLBaseElement() };
}

const pathsOf = (...where: Parameters<typeof installedAt>) => installedAt(...where).moved;

it('moves a page from its file to its folder, with what is behind the path', () => {
  expect(pathsOf('https://game.example/~1/index.html?launch=3#top')).toEqual(['/~1/?launch=3#top']);
  expect(pathsOf('https://game.example/index.html')).toEqual(['/']);
});

it.each(['https://game.example/~1/', 'https://game.example/~1/level.html'])('leaves a page at %s', (address) => {
  expect(pathsOf(address)).toEqual([]);
});

it('leaves a page without an origin of its own, whose address cannot be changed', () => {
  expect(pathsOf('https://game.example/games/1/index.html', 'null')).toEqual([]);
});

it('tells a router that asks the base element where the application begins', () => {
  const { base } = installedAt('https://game.example/~1/index.html');
  expect(base.getAttribute('href')).toBe('/~1/');
  expect(base.getAttribute('target')).toBe("the element's own target");
});
