import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds, scenes } from '../../../../../engines/src/plan.ts';
import { gameTextsIn } from './game-texts.ts';

const languages = readdirSync(path.join(import.meta.dirname, '../../../../words/texts')).map((file) =>
  file.replace('.txt', ''),
);

describe('the texts inside games', () => {
  it.each(languages)('are whole in %s', (language) => {
    const texts = gameTextsIn(language);
    expect(kinds.filter((kind) => !texts?.names[kind] || !texts.goals[kind])).toEqual([]);
    for (const own of [texts?.swimmer, texts?.discs])
      expect(own).toEqual({ name: expect.stringMatching(/./u), goal: expect.stringMatching(/./u) });
    expect(scenes.filter((scene) => !texts?.scenes[scene])).toEqual([]);
    expect(Object.keys(texts?.words ?? {})).toEqual(Object.keys(gameTextsIn('de')?.words ?? {}));
    const asked = [
      'collect',
      'survive',
      'points',
      'exit',
      'bombs',
      'hunt',
      'sneak',
      'beat',
      'race',
      'parachute',
      'answer',
    ];
    expect(Object.keys(texts?.asked ?? {})).toEqual(asked);
    expect(Object.values(texts?.asked ?? {}).filter((goal) => !goal.includes('{count}'))).toEqual([
      texts?.asked.exit,
      texts?.asked.bombs,
      texts?.asked.hunt,
      texts?.asked.sneak,
      texts?.asked.beat,
      texts?.asked.race,
      texts?.asked.parachute,
      texts?.asked.answer,
    ]);
    expect(Object.keys(texts?.told ?? {})).toEqual(['hero', 'where', 'avoid', 'fear', 'cast', 'and', 'gather', 'end']);
    expect(Object.keys(texts?.gestures ?? {})).toEqual(['tap', 'hold', 'drag', 'swipe', 'stick', 'keys', 'buttons']);
  });

  it('are the games’ own in English and in languages nobody wrote them in', () => {
    expect(gameTextsIn('en')).toBeNull();
    expect(gameTextsIn('th')).toBeNull();
    expect(gameTextsIn('../de')).toBeNull();
  });
});
