import { describe, expect, it } from 'vitest';
import { contrastMin, contrastOf } from './colour-space.ts';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const seed = 'job 1';

describe('sports indoors', () => {
  it('bowl at ten pins on a lane', () => {
    const { rules, theme } = planFromPrompt('bowling game with 10 frames', seed);
    expect(rules).toMatchObject({ pins: 1, pinCount: 10, hall: 1 });
    expect(theme.hero.name).toMatch(/^(kid|girl)$/);
    expect(theme.things[0]?.picture).toBeUndefined();
  });

  it.each(['basketball free throws', 'basketball shooting hoops, 60 seconds'])(
    'throw baskets in a gym: %s',
    (prompt) => {
      const { rules, theme } = planFromPrompt(prompt, seed);
      expect(rules['hall']).toBe(1);
      expect(theme.hero.sprite).not.toMatch(/ball/);
      expect(theme.things[0]?.sprite).toMatch(/ball/);
    },
  );

  it('are played where the prompt says', () => {
    expect(planFromPrompt('bowling on the moon', seed).rules['hall']).toBeUndefined();
  });
});

describe('shots', () => {
  it.each([
    ['a dragon shooter against knights', 'flame'],
    ['space shooter with a whale', 'drop'],
    ['a snowman shoots at penguins', 'snowball'],
  ])('are those somebody is known for: %s', (prompt, sprite) => {
    const { theme } = planFromPrompt(prompt, seed);
    expect(`${theme.tool?.sprite} ${theme.tool?.name}`).toContain(sprite);
  });

  it('are what the prompt names', () => {
    expect(planFromPrompt('a dragon shoots arrows at knights', seed).theme.tool?.name).toBe('arrow');
  });
});

describe('care', () => {
  it.each([
    ['plant flowers and water them', 1],
    ['water the flowers in the garden', undefined],
  ])('begins with a seed where something is planted: %s', (prompt, sown) => {
    const { kind, rules } = planFromPrompt(prompt, seed);
    expect([kind, rules['sown']]).toEqual(['tending', sown]);
  });

  it.each([
    ['a pizza restaurant where i make pizzas for customers', 'customer'],
    ['make burgers from orders', 'customer'],
  ])('has somebody who orders: %s', (prompt, name) => {
    const { kind, theme } = planFromPrompt(prompt, seed);
    expect([kind, theme.foes[0]?.name]).toEqual(['cooking', name]);
  });
});

describe('a sad game', () => {
  it.each(['something sad and slow, walking home in the rain through a city', 'a sad game about a lonely robot'])(
    'has nothing cheerful in it: %s',
    (prompt) => {
      const { rules, theme } = planFromPrompt(prompt, seed);
      expect(rules['sad']).toBe(1);
      expect(theme.things.filter(({ name }) => /pizza|gift|present|coin|cake|party|balloon/.test(name))).toEqual([]);
    },
  );
});

describe('two colours', () => {
  it.each([
    'breakout in pink and purple',
    'breakout in neon pink and purple',
    'tetris in blue and green',
    'bubble shooter in navy and plum colors',
    'match 3 in red and orange',
  ])('can be told from the board: %s', (prompt) => {
    const { palette } = planFromPrompt(prompt, seed);
    const faint = (palette.pieces ?? []).filter((piece) => contrastOf(piece, palette.ink) < contrastMin);
    expect(faint).toEqual([]);
    expect(contrastOf(palette.paper, palette.ink)).toBeGreaterThan(7);
  });

  /** As the engines paint it: grey times the light colour, over the dark one. */
  function painted(hex: string, [dark = '', light = '']: readonly string[]): string {
    const channels = (one: string) => [1, 3, 5].map((from) => Number.parseInt(one.slice(from, from + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = channels(hex);
    const grey = 0.3 * r + 0.59 * g + 0.11 * b;
    const [low, high] = [channels(dark), channels(light)];
    const out = low.map((from, i) => from + grey * (high[i] ?? 0) * (1 - from));
    return `#${out
      .map((one) =>
        Math.round(one * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  }

  it.each([
    'breakout in pink and purple',
    'tetris only in blue and yellow',
    'snake in black and white',
    'match 3 using only red and green',
    'bubble shooter in two colors',
  ])('leave pieces and texts readable over the ground: %s', (prompt) => {
    const { palette } = planFromPrompt(prompt, seed);
    const { duotone = ['', ''], pieces = [], ground, sky, paper } = palette;
    for (const behind of [ground, sky[0], sky[1]])
      for (const one of [...pieces, paper]) {
        const contrast = contrastOf(painted(one, duotone), painted(behind, duotone));
        expect({ one, behind, isRead: contrast >= contrastMin }).toEqual({ one, behind, isRead: true });
      }
  });

  it('are black and white if they are said to be', () => {
    const [dark = '', light = ''] = planFromPrompt('pong in black and white', seed).palette.duotone ?? [];
    expect(contrastOf(dark, light)).toBeGreaterThan(15);
  });
});

it.each([
  ['hangman with movie titles', /^(frozen|titanic|shrek|moana|aladdin|bambi)$/],
  ['word search about films', /^(frozen|titanic|shrek|moana|aladdin|bambi)$/],
  ['hangman about toys', /^(doll|teddy|puzzle|kite)$/],
  ['anagrams about easter', /^(bunny|basket|chick)$/],
])('has words of the theme: %s', (prompt, words) => {
  const { plan, understood } = planPrompt(prompt, seed);
  expect(plan.words?.some((word) => words.test(word))).toBe(true);
  expect(understood.ignored).toEqual([]);
});

it.each([
  'Ein Igel rennt durch den Wald und sammelt Äpfel',
  'gra w której wiewiórka biega i zbiera orzechy',
  'um jogo em que um macaco apanha bananas que caem',
  'un juego donde un conejo corre y recoge zanahorias',
  'un jeu où un renard court et ramasse des pommes',
])('says once what is collected: %s', (prompt) => {
  const { goal } = planFromPrompt(prompt, seed);
  const stems =
    goal
      .toLowerCase()
      .match(/\p{L}{5,}/gu)
      ?.map((word) => word.slice(0, 4)) ?? [];
  expect({ goal, twice: stems.filter((stem, i) => stems.indexOf(stem) !== i) }).toEqual({ goal, twice: [] });
});
