import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { compose, differenceAt } from './pictures.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('differences');
  if (!make) throw new Error('it does not call run');
  return simulateGame(planFromPrompt(prompt, 'ada'), make, bot, secondsMax);
}

const idle: Bot = () => undefined;

/** Taps the upper left corner of the first picture every second. */
const stubborn: Bot = ({ tap }, seconds) => {
  if (seconds > 0.5 && Math.round(seconds * 10) % 10 === 0) tap({ x: 8, y: 96 });
};

const compare = () => skilledBot('differences', expert, 1);

it('ends as won after the pairs of pictures that were asked for', () => {
  const { isWon, label } = play('spot 5 differences in a kitchen, 2 rounds', compare(), 120);
  expect({ isWon, label }).toEqual({ isWon: true, label: 'ROUND 2/2' });
});

it('costs time to tap what is the same', () => {
  const prompt = 'spot the difference in a kitchen';
  expect(play(prompt, stubborn, 60).seconds).toBeLessThan(play(prompt, idle, 60).seconds);
});

it('has no clock for toddlers', () => {
  expect(play('spot the difference for toddlers with ducks', idle, 60).isOver).toBe(false);
});

it('gives nothing away behind its title', () => {
  const drawn = (things: { actor: Actor; x: number; y: number }[], half: 0 | 1) =>
    things.filter(({ y }) => y > 355 === (half === 1)).map(({ actor, x }) => `${actor.name} ${actor.tint} ${x}`);
  let [above, below]: [string[], string[]] = [[], []];
  const look: Bot = (controller, seconds) => {
    if (seconds > 0) return;
    const things = controller.look().actors.filter(({ actor }) => actor.name !== controller.stage.plan.theme.hero.name);
    [above, below] = [drawn(things, 0), drawn(things, 1)];
  };
  play('spot 5 differences in a kitchen', look, 0.1);
  expect(above.length).toBeGreaterThan(4);
  expect(below).toEqual(above);
});

describe('two pictures', () => {
  const actor = (sprite: string): Actor => ({ sprite, name: sprite, plural: `${sprite}s`, tint: null, wears: null });
  const things = ['apple', 'ball', 'cat', 'dog', 'egg', 'fox', 'hat'].map(actor);
  const pairs = Array.from({ length: 30 }, (_, seed) =>
    compose({ things, crowd: 16, count: 5, random: randomFrom(seed), shape: 1.4, colourOf: () => '#e8403a' }),
  );

  it('differ in as many things as are asked for, and in nothing else', () => {
    for (const { items, differences } of pairs) {
      const [first, second] = items;
      const different = [
        ...first.filter((one) => !second.includes(one)),
        ...second.filter((one) => !first.includes(one)),
      ];
      expect(differences).toHaveLength(5);
      expect(new Set(different)).toEqual(
        new Set(differences.flatMap((one) => one.items.flatMap((item) => item ?? []))),
      );
    }
  });

  it('differ in every way: missing, other colour, other size, moved, another thing', () => {
    const ways = pairs.flatMap(({ differences }) =>
      differences.map(({ items: [a, b] }) => {
        if (!a || !b) return 'missing';
        if (a.actor.name !== b.actor.name) return 'another';
        if (a.actor.tint !== b.actor.tint) return 'colour';
        return a.size === b.size ? 'moved' : 'size';
      }),
    );
    expect(new Set(ways)).toEqual(new Set(['missing', 'another', 'colour', 'moved', 'size']));
  });

  it('are told apart by a tap on either of them, once', () => {
    const field = { x: 0, y: 0, w: 390, h: 280 };
    for (const pair of pairs) {
      const [difference] = pair.differences;
      const item = difference?.items[0] ?? difference?.items[1];
      if (!difference || !item) throw new Error('no difference');
      const place = { x: item.u * field.w, y: item.v * field.h };
      const found = differenceAt(field, pair, place);
      expect(found).toBeDefined();
      if (found) found.isFound = true;
      expect(differenceAt(field, pair, place)).not.toBe(found);
    }
  });
});
