import { expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('tap-race');
  if (!make) throw new Error('it does not call run');
  return simulateGame(planFromPrompt(prompt, 'ada'), make, bot, secondsMax);
}

/** Presses the left and the right half of the screen in turns. */
const byThumbs = (): Bot => {
  let step = 0;
  return ({ press, release }) => {
    if (step++ % 2 > 0) return;
    press({ x: step % 4 === 1 ? 80 : 320, y: 640 });
    release();
  };
};

it('ends as won after the races that were asked for', () => {
  const { isWon, label } = play('100 m sprint, 2 rounds', skilledBot('tap-race', expert, 1), 120);
  expect({ isWon, label }).toEqual({ isWon: true, label: 'ROUND 2/2' });
});

it.each(['100 m sprint', 'rowing race against a viking', 'weightlifting with a bear', 'climbing race'])(
  'is raced with two thumbs, and lost by whoever waits: %s',
  (prompt) => {
    expect(play(prompt, byThumbs(), 120).score).toBeGreaterThan(100);
    const { isOver, isWon, score, seconds } = play(prompt, () => undefined, 60);
    expect({ isOver, isWon, score }).toEqual({ isOver: true, isWon: false, score: 0 });
    expect(seconds).toBeLessThan(30);
  },
);

it('is raced with one key', () => {
  expect(play('sack race', ({ action }) => action(), 60).score).toBeGreaterThan(100);
});

it('waits for toddlers, who cannot lose, and is won in the end', () => {
  const prompt = 'running race with ducks for toddlers';
  expect(play(prompt, () => undefined, 120).isOver).toBe(false);
  const slowly: Bot = ({ tap }, seconds) => {
    if (Math.round(seconds * 10) % 5 === 0) tap({ x: 200, y: 500 });
  };
  const { isOver, isWon } = play(prompt, slowly, 600);
  expect({ isOver, isWon }).toEqual({ isOver: true, isWon: true });
});
