import { describe, expect, it } from 'vitest';
import { understoodInDocument } from './model-understood.ts';

const page = (json: string) =>
  `<!doctype html><html><head><script type="application/json" id="understood">${json}</script></head><body></body></html>`;

describe('what a model understood, in a document it wrote', () => {
  it('is read field by field', () => {
    const said = {
      mechanic: 'drawing lines for a ball',
      hero: 'ball',
      foes: ['spike', 7, ''],
      things: 'stars',
      numbers: { lives: 3, wishes: 2, lanes: -1 },
      ignored: ['realistic'],
      cheat: true,
    };
    expect(understoodInDocument(page(JSON.stringify(said)))).toEqual({
      mechanic: 'drawing lines for a ball',
      hero: 'ball',
      foes: ['spike'],
      things: [],
      place: null,
      mood: null,
      numbers: { lives: 3 },
      ignored: ['realistic'],
    });
  });

  it.each([
    ['nothing', '<!doctype html><html></html>'],
    ['truncated JSON', page('{"mechanic": "ma')],
    ['a list', page('["maze"]')],
    ['no mechanic', page('{"hero": "cat"}')],
    ['numbers that are none', page('{"mechanic": 5, "numbers": null}')],
  ])('is null where the document holds %s', (_what, html) => {
    expect(understoodInDocument(html)).toBeNull();
  });

  it('is cut to what can be shown', () => {
    const many = { mechanic: 'm'.repeat(500), foes: Array.from({ length: 99 }, () => 'x'.repeat(99)), numbers: null };
    const understood = understoodInDocument(page(JSON.stringify(many)));
    expect(understood?.mechanic).toHaveLength(60);
    expect(understood?.foes).toEqual(Array.from({ length: 8 }, () => 'x'.repeat(40)));
  });
});
