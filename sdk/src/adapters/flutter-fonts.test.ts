import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './flutter-fonts.ts';

beforeEach(() => void vi.stubGlobal('FALLBACK_FONT', btoa('a font')));
afterEach(() => vi.unstubAllGlobals());

function startPage() {
  const asked: unknown[] = [];
  const page = {
    document: {},
    fetch: async (input: unknown) => {
      asked.push(input);
      return new Response('from outside');
    },
  } as unknown as AdapterPage;
  install(page);
  const load = async (input: string | URL | Request) => (await page.fetch(input)).text();
  return { asked, load };
}

const roboto = 'https://fonts.gstatic.com/s/roboto/v32/KFOmCnqEu92Fr1Me4GZLCzYlKw.woff2';

it.each([
  ['an address', () => roboto],
  ['a URL', () => new URL(roboto)],
  ['a request', () => new Request(roboto)],
])('answers for Roboto, asked for by %s, with a font of its own', async (_kind, input) => {
  const { asked, load } = startPage();
  expect(await load(input())).toBe('a font');
  expect(asked).toEqual([]);
});

it('leaves everything else to the browser, also fonts in the build', async () => {
  const { asked, load } = startPage();
  const others = [
    'assets/FontManifest.json',
    'assets/fonts/roboto/Roboto.ttf',
    'https://fonts.gstatic.com/s/lato/a.ttf',
  ];
  for (const other of others) expect(await load(other)).toBe('from outside');
  expect(asked).toEqual(others);
});
