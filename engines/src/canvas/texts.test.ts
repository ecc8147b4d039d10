import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The words of a document are read once, so each case opens its own. */
async function inDocument(texts: Record<string, string>, text: string): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('__texts', texts);
  const { translated } = await import('./texts.ts');
  return translated(text);
}

const german = {
  'GREAT!': 'Super!',
  LEVEL: 'Level',
  'GAME OVER': 'Spiel vorbei',
  ROUND: 'Runde',
  DARTS: 'Pfeile',
  WORD: 'Wort',
};

describe('the words of a document', () => {
  it.each([
    ['GAME OVER', 'Spiel vorbei'],
    ['ROUND 2   30/40   DARTS 1', 'Runde 2   30/40   Pfeile 1'],
    ['WORDS', 'Wort'],
    ['WELL SPELT!', 'Super!'],
    ['+100', '+100'],
    ['X', 'X'],
    ['HEDGEHOG', 'HEDGEHOG'],
  ])('say %s as %s', async (english, own) => {
    expect(await inDocument(german, english)).toBe(own);
  });

  it('are English where the document has none', async () => {
    expect(await inDocument({}, 'WELL SPELT!')).toBe('WELL SPELT!');
  });
});

describe('capitals', () => {
  it.each([
    ['tr', 'Sıradaki için', 'SIRADAKİ İÇİN'],
    ['de', 'Straße', 'STRASSE'],
    ['en', 'in time', 'IN TIME'],
  ])('are those of %s', async (lang, text, capitals) => {
    vi.resetModules();
    vi.stubGlobal('document', { documentElement: { lang } });
    const { inCapitals } = await import('./texts.ts');
    expect(inCapitals(text)).toBe(capitals);
  });
});
