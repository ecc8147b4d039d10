import { expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('odd-one-out');
  if (!make) throw new Error('it does not call run');
  return simulateGame(planFromPrompt(prompt, 'ada'), make, bot, secondsMax);
}

const idle: Bot = () => undefined;

/** Taps the top left cell every second. */
const stubborn: Bot = ({ tap, look }, seconds) => {
  const [card] = look().boxes.filter(({ w, h }) => w === h && w > 20 && w < 115);
  if (card && Math.round(seconds * 10) % 10 === 0) tap({ x: card.x + card.w / 2, y: card.y + card.h / 2 });
};

it('ends as won after the rounds that were asked for', () => {
  const { isWon, label } = play('odd one out with penguins, 20 rounds', skilledBot('odd-one-out', expert, 1), 120);
  expect({ isWon, label }).toEqual({ isWon: true, label: 'ROUND 20/20' });
});

it('ends after the seconds that were asked for, which nothing prolongs', () => {
  const { isWon, seconds, score } = play('find the odd fruit, 15 seconds', skilledBot('odd-one-out', expert, 1), 60);
  expect({ isWon, isPlayed: score > 0 }).toEqual({ isWon: false, isPlayed: true });
  // The clock stands still while what was found is shown.
  expect(seconds).toBeLessThan(40);
});

it('costs time to tap a wrong one', () => {
  const prompt = 'odd one out with cats';
  expect(play(prompt, stubborn, 60).seconds).toBeLessThan(play(prompt, idle, 60).seconds);
});

it('waits for toddlers, who cannot lose, and is won in the end', () => {
  const prompt = 'odd one out for toddlers with ducks';
  expect(play(prompt, idle, 120).isOver).toBe(false);
  const { isOver, isWon, lives } = play(prompt, clueless(1), 600);
  expect({ isOver, isWon, lives }).toEqual({ isOver: true, isWon: true, lives: 0 });
});
