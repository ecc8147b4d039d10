import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number, rules: Record<string, number> = {}, seed = 1) {
  const make = makers.get('mahjong');
  if (!make) throw new Error('mahjong does not call run');
  const plan = planFromPrompt(prompt, 'a');
  return simulateGame({ ...plan, seed, rules: { ...plan.rules, ...rules } }, make, bot, secondsMax);
}

/** Takes the tiles at the edge first, whatever they lie beside, and counts the hearts that were lost. */
function shortSighted(): { bot: Bot; lost: () => number } {
  let [lives, lost] = [0, 0];
  const bot: Bot = (controller) => {
    const now = controller.stage.hud.lives;
    if (now < lives) lost++;
    lives = now;
    const free = controller.look().actors.filter(({ fill }) => fill === '#fffaf0');
    const a = free.find((one) => free.some((other) => other !== one && other.actor === one.actor));
    const b = a && free.find((other) => other !== a && other.actor === a.actor);
    for (const tile of [a, b]) if (tile) controller.tap(tile);
  };
  return { bot, lost: () => lost };
}

describe('a game of mahjong', () => {
  it('is won with the boards that were asked for', () => {
    const played = play('easy mahjong with flowers, 2 levels', skilledBot('mahjong', expert, 1), 120);
    expect(played).toMatchObject({ isOver: true, isWon: true });
  });

  it('goes on after a shuffle, which costs a heart, and ends without one', () => {
    const rounds = [1, 2, 3].map((seed) => {
      const { bot, lost } = shortSighted();
      const { isOver } = play('mahjong with fruit', bot, 60, { lives: 40, head: 2 }, seed);
      return { isOver, lost: lost(), seed };
    });
    expect(rounds.some(({ isOver }) => isOver)).toBe(false);
    const stuck = rounds.find(({ lost }) => lost > 0);
    const { bot } = shortSighted();
    expect(play('mahjong with fruit', bot, 60, { lives: 1, head: 2 }, stuck?.seed)).toMatchObject({
      isOver: true,
      isWon: false,
    });
  });

  it('costs toddlers nothing', () => {
    const { bot } = shortSighted();
    expect(play('mahjong for toddlers', bot, 60)).toMatchObject({ isOver: false, lives: 3 });
  });
});
