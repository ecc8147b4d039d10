import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './web-fonts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startPage(loadFont: () => Promise<unknown> = async () => []) {
  const links: { href: string; onload(): void }[] = [];
  const asked: string[] = [];
  const classes: string[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[0]) => links.push(link) },
    fonts: {
      load: (font: string) => {
        asked.push(font);
        return loadFont();
      },
    },
    documentElement: { classList: { add: (name: string) => classes.push(name) } },
  };
  const page = Object.assign(new EventTarget(), { document }) as unknown as AdapterPage & {
    WebFont: { load(config: object): void };
  };
  install(page);
  return { page, links, asked, classes };
}

it('a game that waits for fonts of Google starts, with other fonts', async () => {
  const { page, classes } = startPage();
  const [loading, active, fontactive] = [vi.fn(), vi.fn(), vi.fn()];
  page.WebFont.load({ google: { families: ['Press Start 2P:400'] }, loading, active, fontactive });
  expect(loading).toHaveBeenCalledOnce();
  expect(active).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(fontactive).toHaveBeenCalledExactlyOnceWith('Press Start 2P', 'n4');
  expect(active).toHaveBeenCalledOnce();
  expect(classes).toEqual(['wf-active']);
});

it('fonts of the build are loaded first', async () => {
  const { page, links, asked } = startPage();
  const active = vi.fn();
  page.WebFont.load({ custom: { families: ['Own'], urls: ['fonts.css'] }, active });
  await vi.advanceTimersByTimeAsync(0);
  expect([links[0]?.href, asked, active.mock.calls.length]).toEqual(['fonts.css', [], 0]);
  links[0]?.onload();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, active.mock.calls.length]).toEqual([['16px "Own"'], 1]);
});

it('a font that never loads does not block the start', async () => {
  const { page } = startPage(() => new Promise(() => {}));
  const active = vi.fn();
  page.WebFont.load({ custom: { families: ['Own'] }, active });
  await vi.advanceTimersByTimeAsync(3000);
  expect(active).toHaveBeenCalledOnce();
});

it('fonts configured before the loader are loaded once, and a second copy of the loader does not replace it', async () => {
  const { page } = startPage();
  const [active, copied] = [vi.fn(), vi.fn()];
  Object.assign(page, { WebFontConfig: { google: { families: ['A'] }, active } });
  page.WebFont = { load: copied };
  page.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect([active.mock.calls.length, page['WebFontConfig']]).toEqual([1, undefined]);
  page.WebFont.load({});
  expect(copied).not.toHaveBeenCalled();
});

it('fonts are loaded with the page if the script of the loader was removed from it', async () => {
  const { page } = startPage();
  const active = vi.fn();
  Object.assign(page, { WebFontConfig: { google: { families: ['A'] }, active } });
  page.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(active).toHaveBeenCalledOnce();
});
