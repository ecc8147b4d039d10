import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';
import { paletteFor } from './palette.ts';

const garden = {
  scene: 'meadow',
  mood: 'cheerful',
  look: 'flat',
  hour: 'day',
  wash: null,
  drift: 0,
  contrast: 180,
  weather: null,
} as const;

const channelsOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
const colourfulness = (hex: string) => Math.max(...channelsOf(hex)) - Math.min(...channelsOf(hex));
const light = (hex: string) => channelsOf(hex).reduce((sum, channel) => sum + channel, 0);

describe('a palette', () => {
  it('leaves a garden green in the rain, under a duller sky', () => {
    const [dry, wet] = [paletteFor(garden), paletteFor({ ...garden, weather: 'rain' })];
    const [red = 0, green = 0, blue = 0] = channelsOf(wet.edge);
    expect(green).toBeGreaterThan(Math.max(red, blue));
    expect(colourfulness(wet.sky[0])).toBeLessThan(colourfulness(dry.sky[0]));
  });

  it.each(['dawn', 'dusk'] as const)('leaves grass green at %s', (hour) => {
    const { near, edge } = paletteFor({ ...garden, hour });
    for (const grass of [near, edge]) {
      const [red = 0, green = 0, blue = 0] = channelsOf(grass);
      expect(green).toBeGreaterThan(Math.max(red, blue) * 1.15);
    }
  });

  it('is dark at night and darker than by day in every open place', () => {
    for (const scene of ['meadow', 'beach', 'snow', 'desert', 'forest'] as const) {
      const [day, night] = [paletteFor({ ...garden, scene }), paletteFor({ ...garden, scene, hour: 'night' })];
      expect(light(night.sky[0])).toBeLessThan(light(day.sky[0]));
      expect(light(night.ground)).toBeLessThan(light(day.ground));
    }
  });

  it('has bright tubes on a dark ground when it is neon', () => {
    for (let contrast = 0; contrast < 360; contrast += 15) {
      const { accent, second, ground } = paletteFor({ ...garden, look: 'neon', contrast });
      for (const tube of [accent, second]) {
        expect(light(tube)).toBeGreaterThan(2 * light(ground));
        expect(colourfulness(tube)).toBeGreaterThan(110);
      }
    }
  });

  it('has no brown sky when it is neon, whatever the place', () => {
    for (const scene of ['desert', 'volcano', 'autumn', 'cyber', 'farm'] as const)
      for (const drift of [-20, 0, 20]) {
        const { sky } = paletteFor({ ...garden, scene, drift, look: 'neon' });
        const [red = 0, , blue = 0] = channelsOf(sky[1]);
        expect(blue, `${scene} ${sky[1]}`).toBeGreaterThan(red * 0.8);
      }
  });

  it('is dark in a house at night', () => {
    for (const scene of ['room', 'kitchen', 'school', 'shop'] as const) {
      const [day, night] = [paletteFor({ ...garden, scene }), paletteFor({ ...garden, scene, hour: 'night' })];
      expect(light(night.sky[0])).toBeLessThan(light(day.sky[0]) * 0.7);
    }
  });

  it('is light in a town by day', () => {
    expect(light(paletteFor({ ...garden, scene: 'city' }).sky[1])).toBeGreaterThan(3 * 150);
  });

  it('is light and pale everywhere when it is pastel, also in a cave', () => {
    for (const scene of ['meadow', 'cave', 'space', 'volcano'] as const) {
      const pastel = paletteFor({ ...garden, scene, tone: 'pastel' });
      for (const colour of [...pastel.sky, pastel.far, pastel.mid, pastel.near, pastel.ground]) {
        expect(light(colour)).toBeGreaterThan(3 * 150);
        expect(colourfulness(colour)).toBeLessThan(110);
      }
    }
  });

  it.each([
    ['runner in black and yellow', 'edge'],
    ['survive hordes of toasters, black and red', 'mid'],
    ['red and black platformer with a cat', 'far'],
  ] as const)('has both of two colours, on black ground: %s', (prompt, coloured) => {
    const { palette } = planFromPrompt(prompt, 'ada');
    expect(light(palette.ground)).toBeLessThan(3 * 60);
    expect(colourfulness(palette.ground)).toBeLessThan(12);
    expect(colourfulness(palette[coloured])).toBeGreaterThan(70);
    expect(colourfulness(palette.accent)).toBeGreaterThan(50);
  });

  it('is gray in black and white', () => {
    const { sky, ground, accent } = planFromPrompt('runner in black and white', 'ada').palette;
    for (const colour of [...sky, ground, accent]) expect(colourfulness(colour)).toBeLessThan(12);
  });
});

describe('a colour scheme', () => {
  const paletteOf = (prompt: string) => planFromPrompt(prompt, 'job').palette;

  it.each([
    ['pipes puzzle, art deco, gold and navy', ['#14234b', '#f2b632']],
    ['arkanoid, game boy green colours, 2 lives', ['#12300f', '#b4cf3a']],
    ['black and white platformer with a ninja', ['#0c0c0e', '#ffffff']],
    ['tetris in schwarz-weiß', ['#0c0c0e', '#ffffff']],
    ['un jeu en noir et blanc avec un chat', ['#0c0c0e', '#ffffff']],
  ])('of two colours binds everything: "%s"', (prompt, duotone) => {
    expect(paletteOf(prompt).duotone).toEqual(duotone);
  });

  it.each([
    'monochrome orange game, a paper plane gliding over skyscrapers',
    'snake, only green',
    'breakout, nur blau',
  ])('of one colour gives everything its hue: "%s"', (prompt) => {
    const { monochrome, pieces } = paletteOf(prompt);
    expect(monochrome).toMatch(/^#/);
    expect(new Set(pieces).size).toBe(6);
  });

  it.each([
    'bauhaus tetris, only red, yellow and blue',
    'snake, nur rot, gelb und blau',
    'snake, solo rojo, amarillo y azul',
  ])('of three colours has no other for pieces and accents: "%s"', (prompt) => {
    const { pieces, accent, second, danger } = paletteOf(prompt);
    expect(pieces).toEqual(['#e8403a', '#ffd23f', '#3f8ef0']);
    expect(new Set(pieces)).toEqual(new Set([accent, second, danger]));
  });

  it('makes two colours of those that fit, and all of them fainter where they are muted', () => {
    expect(paletteOf('snake in two colours only').duotone).toHaveLength(2);
    expect(paletteOf('memory with flowers in muted colours').muted).toBeGreaterThan(0.3);
  });

  it.each([
    'a black and white cat runs through the city',
    'catch oranges in an orange basket',
    'collect gold and gems',
    'chess in blue and orange',
    'sort red and blue balls',
    'a red fox and a blue bird race',
    'tic tac toe pink vs blue',
  ])('is nothing that somebody wears, collects or plays against: "%s"', (prompt) => {
    const { duotone, monochrome, pieces } = paletteOf(prompt);
    expect([duotone, monochrome, pieces]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['bubble shooter with ornaments, red and green Christmas', 'red and green christmas ornaments memory'])(
    'of a feast colours its pieces, and repaints nothing else: "%s"',
    (prompt) => {
      const { duotone, monochrome, pieces = [] } = paletteOf(prompt);
      expect([duotone, monochrome]).toEqual([undefined, undefined]);
      expect(pieces.slice(0, 2)).toEqual(['#e8403a', '#55b84a']);
    },
  );

  it('binds everything where a feast has no other colours', () => {
    expect(paletteOf('christmas memory, only red and green').duotone).toHaveLength(2);
    expect(paletteOf('christmas memory in red and green colours').duotone).toHaveLength(2);
  });

  it('collects neither the gold nor the orange of a scheme', () => {
    const namesOf = (prompt: string) => planFromPrompt(prompt, 'job').theme.things.map(({ name }) => name);
    expect(namesOf('pipes puzzle, art deco, gold and navy')).not.toContain('gold');
    expect(namesOf('monochrome orange game, a paper plane gliding over skyscrapers')).not.toContain('orange');
    expect(namesOf('memory with shoes, 10 pairs, rose gold')).not.toContain('gold');
    expect(namesOf('catch oranges in an orange basket')).toContain('orange');
  });
});

it('is warm at sunset above the sea and wherever an hour is asked for', () => {
  for (const prompt of ['a pirate ship dodges cannonballs at sunset', 'candy land runner at sunset']) {
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(planFromPrompt(prompt, 'ada').palette.sky[1].slice(at, at + 2), 16),
    );
    expect({ prompt, isWarm: red > blue + 40 }).toEqual({ prompt, isWarm: true });
  }
});

it('has black and gold of a place that is played in', () => {
  const { theme, palette } = planFromPrompt('black and gold space shooter', 'ada');
  expect(theme.hero.name).not.toBe('gold');
  expect(palette.duotone).toHaveLength(2);
});

it.each(['snake game in a desert in gold and brown', 'flappy dragon in a volcano in red and orange'])(
  'of two colours that are much alike leaves the others to those who are met: %s',
  (prompt) => {
    expect(planFromPrompt(prompt, 'ada').palette.duotone).toBeUndefined();
  },
);
