import { describe, expect, it } from 'vitest';
import { planFromPrompt, planFromRequested } from '../../../server/src/generation/built-in/planning/make-plan.ts';
import { requestedOf } from '../../../server/src/generation/built-in/planning/requested.ts';
import { seededRandom } from '../../../server/src/generation/built-in/planning/seeded-random.ts';
import { readFrame } from '../../../server/src/generation/built-in/reading/read-frame.ts';
import { type Kind, kinds, type Plan } from '../plan.ts';
import { clueless } from '../testing/clueless-bot.ts';
import { endless } from '../testing/endless-kinds.ts';
import { loadGames } from '../testing/load-games.ts';
import { expert, novice, type Skill } from '../testing/players/player.ts';
import { type Bot, type Played, simulateGame } from '../testing/simulate-game.ts';
import { skilledBot } from '../testing/skilled-bots.ts';

const makers = loadGames();

/** Kinds that wait for their player, and give no points for waiting. */
const patient: Kind[] = kinds.filter((kind) => !endless.includes(kind));

const seeds = [1, 2, 3];

function planOf(kind: Kind, seed: number): Plan {
  const requested = { ...requestedOf(readFrame('a fox')), kind };
  return planFromRequested(requested, seed, seededRandom(`${kind} ${seed}`));
}

const idle: Bot = () => undefined;

function play(kind: Kind, bot: Bot, secondsMax: number, seed: number): Played {
  const make = makers.get(kind);
  if (!make) throw new Error(`${kind} does not call run`);
  return simulateGame(planOf(kind, seed), make, bot, secondsMax);
}

describe('in simulated time', () => {
  it.each(endless)('%s is lost within half a simulated minute without input', (kind) => {
    for (const seed of seeds) {
      const { isOver, seconds } = play(kind, idle, 60, seed);
      expect({ seed, isOver, isSoon: seconds <= 30 }).toEqual({
        seed,
        isOver: true,
        isSoon: true,
      });
    }
  });

  it.each(patient)('%s gives no points without input', (kind) => {
    for (const seed of seeds) expect(play(kind, idle, 60, seed).score).toBe(0);
  });

  it.each(kinds)('%s accepts any input, and lasts everybody a few seconds', (kind) => {
    for (const seed of seeds) {
      const { seconds, score } = play(kind, clueless(seed), 60, seed);
      expect(seconds).toBeGreaterThan(2);
      expect(Number.isFinite(score)).toBe(true);
    }
  });

  it('a bubble game for toddlers has no lives to lose', () => {
    const plan = { ...planFromPrompt('popping bubbles for toddlers', 'job 1'), kind: 'bubble-pop' as const };
    const make = makers.get('bubble-pop');
    if (!make) throw new Error('bubble-pop does not call run');
    for (const bot of [idle, clueless(1)]) expect(simulateGame(plan, make, bot, 40).lives).toBe(0);
  });

  it('a match of six moves ends after the sixth, without a time limit', () => {
    const plan = planFromPrompt('match 3 with jewels, only 6 moves', 'a');
    const make = makers.get('match');
    if (!make) throw new Error('match does not call run');
    expect(simulateGame(plan, make, idle, 45)).toMatchObject({ isOver: false, score: 0 });
    const played = simulateGame(plan, make, skilledBot('match', expert, 1), 90);
    expect(played).toMatchObject({ isOver: true, label: 'MOVES 0' });
    expect(played.score).toBeGreaterThan(0);
  });

  it('a shooting gallery ends after the shots that were asked for, and not before', () => {
    const plan = planFromPrompt('shooting gallery with 12 shots, hit the ducks', 'a');
    const make = makers.get('whack');
    if (!make) throw new Error('whack does not call run');
    expect(simulateGame(plan, make, idle, 50).isOver).toBe(false);
    const played = simulateGame(plan, make, skilledBot('whack', { ...expert, lapses: 0 }, 1), 90);
    expect(played).toMatchObject({ isOver: true, label: 'LEFT 0' });
    expect(played.score).toBeGreaterThan(0);
  });

  it('things thrown behind the title of the slicer cost nothing when the round begins', () => {
    for (const seed of seeds) {
      const { lives, isOver } = play('slicer', idle, 1.5, seed);
      expect({ lives, isOver }).toEqual({ lives: planOf('slicer', seed).rules['lives'] ?? 3, isOver: false });
    }
  });

  it('gives the same round for the same plan and input', () => {
    expect(play('arena', clueless(1), 30, 1)).toEqual(play('arena', clueless(1), 30, 1));
  });
});

const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** Rounds of a bot that plays by what the screen shows. */
function rounds(kind: Kind, skill: Skill, secondsMax: number, ofSeeds = seeds): Played[] {
  return ofSeeds.map((seed) => play(kind, skilledBot(kind, skill, seed), secondsMax, seed));
}

describe('by skill, in simulated time', () => {
  const learned: Kind[] = [
    'runner',
    'flyer',
    'shooter',
    'arena',
    'catcher',
    'goalkeeper',
    'batting',
    'duel',
    'whack',
    'slicer',
    'platformer',
    'snake',
    'growing',
    'digging',
    'lanes',
    'odd-one-out',
    'hidden-objects',
    'differences',
    'tap-race',
    'delivery',
    'cooking',
    'helix',
  ];

  it.each(learned)(
    '%s lasts a novice about 20 to 60 seconds on average, an expert longer, and nobody forever',
    (kind) => {
      const lasted = mean(rounds(kind, novice, 120).map(({ seconds }) => seconds));
      expect(lasted).toBeGreaterThan(18);
      expect(lasted).toBeLessThan(66);
      const experts = rounds(kind, expert, 300, [1, 2]);
      expect(mean(experts.map(({ seconds }) => seconds))).toBeGreaterThan(lasted);
      expect(experts.every(({ isOver }) => isOver)).toBe(true);
    },
  );

  const tuned: Kind[] = ['platformer', 'snake', 'maze', 'jumper', 'lander', 'tending'];

  it.each(tuned)('%s lasts two novices 15 to 60 seconds on average, two experts longer, and nobody forever', (kind) => {
    const novices = mean(rounds(kind, novice, 120, [1, 2]).map(({ seconds }) => seconds));
    expect(novices).toBeGreaterThan(15);
    expect(novices).toBeLessThan(60);
    const experts = rounds(kind, expert, 300, [1, 2]);
    expect(mean(experts.map(({ seconds }) => seconds))).toBeGreaterThan(novices);
    expect(experts.map(({ isOver }) => isOver)).toEqual([true, true]);
  });

  it.each(['memory', 'match', 'quiz'] as Kind[])('%s is solved by an expert, and gives a novice something', (kind) => {
    const [novices, experts] = [rounds(kind, novice, 30), rounds(kind, expert, 30)];
    for (const { score } of novices) expect(score).toBeGreaterThan(0);
    for (const { score } of experts) expect(score).toBeGreaterThan(1000);
    const total = (played: Played[]) => mean(played.map(({ score }) => score));
    expect(total(experts)).toBeGreaterThan(total(novices));
  });

  it.each(['pipes', 'mahjong'] as Kind[])(
    '%s is solved board after board by an expert, and gives a novice something',
    (kind) => {
      const [novices, experts] = [rounds(kind, novice, 30), rounds(kind, expert, 50)];
      for (const { score } of novices) expect(score).toBeGreaterThan(0);
      for (const { label } of experts) expect(Number(/BOARD (\d+)/.exec(label)?.[1])).toBeGreaterThan(1);
      const total = (played: Played[]) => mean(played.map(({ score }) => score));
      expect(total(experts)).toBeGreaterThan(total(novices));
    },
  );

  it('a clicker is lost by everybody in the end, later and with more points by an expert', () => {
    const [novices, experts] = [rounds('clicker', novice, 300), rounds('clicker', expert, 300)];
    for (const { isOver, seconds } of [...novices, ...experts]) {
      expect(isOver).toBe(true);
      expect(seconds).toBeGreaterThan(40);
    }
    const total = (played: Played[]) => mean(played.map(({ score }) => score));
    expect(total(experts)).toBeGreaterThan(total(novices) * 2);
  });

  it('a clicker without a clock waits for its player, and is won at its last milestone', () => {
    const plan = planFromPrompt('idle clicker: bake croissants and hire bakers', 'a');
    const make = makers.get('clicker');
    if (!make) throw new Error('clicker does not call run');
    expect(simulateGame(plan, make, idle, 120)).toMatchObject({ isOver: false, score: 0 });
    expect(simulateGame(plan, make, skilledBot('clicker', expert, 1), 400)).toMatchObject({
      isOver: true,
      isWon: true,
    });
  });

  it('a table of billiards is cleared by an expert, and gives a novice something', () => {
    for (const { score } of rounds('billiards', novice, 120)) expect(score).toBeGreaterThan(0);
    for (const { isWon } of rounds('billiards', expert, 120)) expect(isWon).toBe(true);
  });

  it('curling is won by an expert more often than lost, and gives a novice something', () => {
    const five = [1, 2, 3, 4, 5];
    const [novices, experts] = [rounds('curling', novice, 150, five), rounds('curling', expert, 150, five)];
    expect(mean(novices.map(({ score }) => score))).toBeGreaterThan(100);
    expect(experts.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(3);
    expect([...novices, ...experts].filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('battleship is won by an expert more often than lost, and gives a novice something', () => {
    const [novices, experts] = [rounds('battleship', novice, 40), rounds('battleship', expert, 120)];
    for (const { score } of novices) expect(score).toBeGreaterThan(0);
    // A defeat costs one of three lives; two victories give about a thousand points.
    expect(mean(experts.map(({ lives }) => lives))).toBeGreaterThanOrEqual(2);
    expect(mean(experts.map(({ score }) => score))).toBeGreaterThan(1000);
  });

  it('a jar gives a novice something, an expert more, and overflows in the end', () => {
    const [novices, experts] = [rounds('drop-merge', novice, 40, [1]), rounds('drop-merge', expert, 300, [1])];
    for (const { score } of novices) expect(score).toBeGreaterThan(200);
    for (const { score, isOver } of experts) expect([isOver, score > 3000]).toEqual([true, true]);
  });

  it('a jar is won with the watermelon that was asked for, and never lost by a toddler', () => {
    const make = makers.get('drop-merge');
    if (!make) throw new Error('drop-merge does not call run');
    const plan = planFromPrompt('merge candies in a jar until you get a cake', 'a');
    const shorter = { ...plan, theme: { ...plan.theme, things: plan.theme.things.slice(-5) } };
    expect(simulateGame(shorter, make, skilledBot('drop-merge', expert, 1), 200)).toMatchObject({ isWon: true });
    const gentle = planFromPrompt('suika game for toddlers', 'a');
    expect(simulateGame(gentle, make, clueless(1), 150).isOver).toBe(false);
  });

  it('reversi is won once by an expert before it is lost, and gives a novice something', () => {
    const [novices, experts] = [rounds('reversi', novice, 40), rounds('reversi', expert, 120)];
    for (const { score } of novices) expect(score).toBeGreaterThan(0);
    expect(mean(experts.map(({ score }) => score))).toBeGreaterThan(500);
  });
});
