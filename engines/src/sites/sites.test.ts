import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openedSite } from '../art/scenery/open-site.ts';
import { randomFrom } from '../math/random.ts';
import { type Palette, sites, type Weather } from '../plan.ts';
import { openRecordingCanvas } from '../testing/recording-canvas.ts';

const colour = '#7a6a8a';
const palette = {
  ...Object.fromEntries(
    ['far', 'mid', 'near', 'ground', 'edge', 'accent', 'second', 'danger', 'ink', 'paper'].map((name) => [
      name,
      colour,
    ]),
  ),
  sky: [colour, colour],
} as unknown as Palette;

/** What each layer that only this site has is painted with. */
function paintsOf(weather?: Weather): string[][] {
  const layers = openedSite()?.layers ?? [];
  return layers.flatMap(([layer]) => {
    if (typeof layer === 'string') return [];
    const canvas = openRecordingCanvas();
    const { boxes, circles, areas } = canvas.look(() =>
      layer({ ctx: canvas.ctx, w: 760, h: 900, colour, random: randomFrom(7), palette, weather }),
    );
    return [[...boxes, ...circles, ...areas].map(({ fill }) => fill)];
  });
}

async function open(site: string): Promise<void> {
  vi.stubGlobal('window', {});
  vi.resetModules();
  await import(`./${site}.ts`);
}

afterEach(() => vi.unstubAllGlobals());

describe('a site', () => {
  it('has one script each', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
    expect(files.toSorted()).toEqual(sites.map((site) => `${site}.ts`).toSorted());
  });

  it.each(sites)('is drawn from far to near: %s', async (site) => {
    await open(site);
    expect(openedSite()?.layers.length).toBeGreaterThanOrEqual(2);
    for (const fills of paintsOf()) {
      expect(fills.length).toBeGreaterThan(12);
      // Every colour is one, and there are several; gradients are not recorded.
      expect(fills.filter((fill) => !/^(#[0-9a-f]{3,8}|rgba?\([\d., ]+\)|undefined)$/.test(fill))).toEqual([]);
      expect(new Set(fills).size).toBeGreaterThan(2);
    }
  });

  it.each(['cabin', 'hospital', 'office'])('shows the rain behind its windows: %s', async (site) => {
    await open(site);
    const amount = (weather?: Weather) => paintsOf(weather).flat().length;
    expect(amount('rain')).toBeGreaterThan(amount() + 50);
    expect(openedSite()?.hasWindows).toBe(true);
  });
});
