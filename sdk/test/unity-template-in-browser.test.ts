import { describe, expect, it } from 'vitest';
import { hasBrowser } from '../../server/src/testing/browser/use-browser.ts';
import { useGamePage } from './play-in-browser.ts';

const centred = 'position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%)';
const canvas = '<canvas style="display: block; width: 320px; height: 240px"></canvas>';

// The frame of the host is 320 × 240.
describe.skipIf(!hasBrowser())("a page of Unity's template", () => {
  const { play, service, adapters } = useGamePage();

  it.each([
    [
      '2019 and before',
      `<style>.webgl-content { ${centred} } .footer { margin-top: 5px; height: 38px }</style>
      <div class="webgl-content"><div id="unityContainer">${canvas}</div><div class="footer">Title</div></div>`,
    ],
    [
      '2020 and later',
      `<style>#unity-container { ${centred} } #unity-footer { position: relative; height: 38px }</style>
      <div id="unity-container" class="unity-desktop">${canvas}<div id="unity-footer">Title</div></div>`,
    ],
  ])('of %s shows its whole canvas in a frame of that size', async (_years, page) => {
    const top = async () =>
      (await play(page)).evaluate(() => document.querySelector('canvas')?.getBoundingClientRect().top);
    expect(await top()).toBeLessThan(-15);
    service().adapters = [adapters['unity-template'] ?? ''];
    expect(await top()).toBe(0);
  });
});
