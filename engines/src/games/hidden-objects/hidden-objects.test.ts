import { expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('hidden-objects');
  if (!make) throw new Error('it does not call run');
  return simulateGame(planFromPrompt(prompt, 'ada'), make, bot, secondsMax);
}

const idle: Bot = () => undefined;

/** Taps the upper left corner of the picture every second. */
const stubborn: Bot = ({ tap }, seconds) => {
  if (seconds > 0.5 && Math.round(seconds * 10) % 10 === 0) tap({ x: 8, y: 96 });
};

/** Moves the lens by keys and taps wherever it is. */
const byKeys = (): Bot => {
  let step = 0;
  return ({ hold, action }) => {
    step++;
    const part = step % 26;
    hold(part === 12 || part === 25 ? 'down' : part < 12 ? 'right' : 'left');
    if (step % 2 === 0) action();
  };
};

const search = () => skilledBot('hidden-objects', expert, 1);

it('ends as won after the rounds that were asked for', () => {
  const { isWon, label } = play('find 6 keys in a castle, 3 rounds', search(), 120);
  expect({ isWon, label }).toEqual({ isWon: true, label: 'ROUND 3/3' });
});

it('ends after the seconds that were asked for, which nothing prolongs', () => {
  const { isWon, seconds, score } = play('find 10 keys in a castle, 15 seconds', search(), 60);
  expect({ isWon, isPlayed: score > 0 }).toEqual({ isWon: false, isPlayed: true });
  expect(seconds).toBeLessThan(30);
});

it('costs time to tap what nobody looks for', () => {
  const prompt = 'hidden object game in a kitchen';
  expect(play(prompt, stubborn, 60).seconds).toBeLessThan(play(prompt, idle, 60).seconds);
});

it('is searched with a lens by keys', () => {
  expect(play('find 10 keys in a castle, no time limit', byKeys(), 60).score).toBeGreaterThan(0);
});

it('waits for toddlers, who cannot lose, and is won in the end', () => {
  const prompt = 'seek and find with ducks for toddlers';
  const waited = play(prompt, idle, 120);
  expect({ isOver: waited.isOver, score: waited.score }).toEqual({ isOver: false, score: 0 });
  const { isOver, isWon, lives } = play(prompt, search(), 300);
  expect({ isOver, isWon, lives }).toEqual({ isOver: true, isWon: true, lives: 0 });
});
