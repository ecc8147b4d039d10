import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { loadGames } from '../../testing/load-games.ts';
import { tug } from '../../testing/players/duel-players.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { act, type Bout, type BoutEvent, newBout, nextBout, stepBout } from './bout.ts';
import { drive, fire, isInSight, newTankField, stepTanks, type TankEvent, type TankField } from './tanks.ts';
import { newTug, pull, stepTug, winnerOf } from './tug.ts';

const makers = loadGames();
const dt = 1 / 60;

/** Steps until one of these happens. */
function until(bout: Bout, what: BoutEvent['what'], seed = 1): BoutEvent | undefined {
  const random = randomFrom(seed);
  for (let i = 0; i < 600; i++) {
    const found = stepBout(bout, dt, 1, random).find((event) => event.what === what);
    if (found) return found;
  }
  return undefined;
}

/** Until shortly before the blow that is shown. */
function untilBlow(bout: Bout): void {
  until(bout, 'tell');
  while (bout.fighters[1].left > 0.15) stepBout(bout, dt, 1, randomFrom(2));
}

describe('a fight against the computer', () => {
  it('is opened by the right dodge, and then blows land', () => {
    const bout = newBout(1, false);
    untilBlow(bout);
    act(bout, 0, bout.fighters[1].height === 'high' ? 'duck' : 'jump');
    expect(until(bout, 'dodge')).toMatchObject({ side: 0, isPerfect: true });
    while (bout.fighters[1].move !== 'open') stepBout(bout, dt, 1, randomFrom(3));
    expect(act(bout, 0, 'strike')).toEqual([{ what: 'hit', side: 1 }]);
    expect(bout.fighters[1].health).toBe(bout.fighters[1].healthMax - 1);
  });

  it('costs health for the wrong dodge, and for a blow against the guard', () => {
    const bout = newBout(1, false);
    untilBlow(bout);
    act(bout, 0, bout.fighters[1].height === 'high' ? 'jump' : 'duck');
    expect(until(bout, 'hit')).toMatchObject({ side: 0 });
    while (bout.fighters[0].move !== 'stand') stepBout(bout, dt, 1, randomFrom(3));
    expect(act(bout, 0, 'strike')).toEqual([{ what: 'block', side: 0 }]);
    expect(act(bout, 0, 'duck')).toEqual([]);
    expect(bout.fighters[0].move).toBe('open');
  });

  it('gives little rest between rounds', () => {
    const bout = newBout(1, false);
    bout.fighters[0].health = 1;
    expect(nextBout(bout, 2).fighters[0].health).toBe(2);
  });
});

describe('a fight of two players', () => {
  it('is hit by whoever is not ducked', () => {
    const bout = newBout(1, true);
    until(bout, 'tell');
    act(bout, 0, 'strike');
    expect(until(bout, 'hit')).toMatchObject({ side: 1 });
    while (bout.fighters[0].move !== 'stand') stepBout(bout, dt, 1, randomFrom(1));
    act(bout, 1, 'strike');
    act(bout, 0, 'duck');
    expect(until(bout, 'dodge')).toMatchObject({ side: 0 });
  });
});

describe('a duel of tanks', () => {
  const open = (): TankField => ({ ...newTankField(1, randomFrom(1)), walls: [], wait: 0 });

  it('is lost after three hits', () => {
    const field = open();
    for (const tank of field.tanks) tank.reload = 0;
    const events: TankEvent[] = [];
    for (let i = 0; i < 600; i++) events.push(...fire(field, 0), ...stepTanks(field, dt));
    expect(events.filter(({ what, side }) => what === 'hit' && side === 1)).toHaveLength(3);
    expect(events.find(({ what }) => what === 'down')).toMatchObject({ side: 1 });
  });

  it('stops tanks and turns shells at walls', () => {
    const field = { ...open(), walls: [{ x: 40, y: 0, w: 5, h: 100 }] };
    for (let i = 0; i < 400; i++) drive(field, 0, { x: 1, y: 0 }, dt);
    expect(field.tanks[0].x).toBeLessThan(40);
    field.tanks[0].reload = 0;
    fire(field, 0);
    const events = Array.from({ length: 60 }, () => stepTanks(field, dt)).flat();
    expect(events[0]).toMatchObject({ what: 'wall' });
    expect(field.tanks[1].health).toBe(3);
    expect(isInSight(field, field.tanks[0], field.tanks[1])).toBe(false);
  });

  it('has the same walls for both, and nobody inside them', () => {
    for (let seed = 1; seed < 30; seed++) {
      const { w, h, walls } = newTankField(1.5, randomFrom(seed));
      const places = walls.map((wall) => `${wall.x.toFixed(2)} ${wall.y.toFixed(2)}`);
      for (const wall of walls)
        expect(places).toContain(`${(w - wall.x - wall.w).toFixed(2)} ${(h - wall.y - wall.h).toFixed(2)}`);
    }
  });

  it('is lost by whoever does nothing, and two players on one keyboard wait for each other', () => {
    const make = makers.get('duel');
    if (!make) throw new Error('duel does not call run');
    const alone = simulateGame(planFromPrompt('tank duel', 'a'), make, () => undefined, 200);
    expect(alone).toMatchObject({ isOver: true, isWon: false, score: 0 });
    const two = simulateGame(
      planFromPrompt('two player tank duel on the same keyboard', 'a'),
      make,
      () => undefined,
      60,
    );
    expect(two.isOver).toBe(false);
  });
});

describe('pulling with the beat', () => {
  it('is stronger on the beat, and slips if it is done twice', () => {
    const one = { ...newTug(1), wait: 0 };
    stepTug(one, one.beatSeconds - 0.02);
    expect(pull(one, 0)).toBe('perfect');
    expect(pull(one, 0)).toBe('slip');
    const late = { ...newTug(1), wait: 0, since: 0.3 };
    expect(pull(late, 1)).toBe('off');
  });

  it('is won by whoever pulls the rope over', () => {
    const rope = { ...newTug(1), wait: 0 };
    for (let i = 0; i < 12; i++) {
      stepTug(rope, rope.beatSeconds);
      pull(rope, 1);
    }
    for (let i = 0; i < 60; i++) stepTug(rope, dt);
    expect(winnerOf(rope)).toBe(1);
  });
});

const make = () => {
  const found = makers.get('duel');
  if (!found) throw new Error('duel does not call run');
  return found;
};

describe('tug of war', () => {
  it('is lost without a pull, and won for a while by whoever keeps the beat', () => {
    const plan = planFromPrompt('tug of war', 'job 1');
    expect(simulateGame(plan, make(), () => undefined, 60)).toMatchObject({ isOver: true, score: 0 });
    expect(simulateGame(plan, make(), () => undefined, 60).seconds).toBeLessThan(30);
    const player = tug();
    const random = randomFrom(1);
    const bot: Bot = (controller) => player({ ...controller.look(), controller, skill: expert, random });
    const { isOver, score } = simulateGame(plan, make(), bot, 400);
    expect(isOver).toBe(true);
    expect(score).toBeGreaterThan(200);
  });

  it('ends for two players when one side has won twice', () => {
    const plan = planFromPrompt('two players tug of war, cats against dogs', 'job 1');
    let next = 0;
    const bot: Bot = (controller, seconds) => {
      if (seconds < next) return;
      next = seconds + 0.3;
      controller.tap({ x: 350, y: 500 });
    };
    expect(simulateGame(plan, make(), bot, 200)).toMatchObject({ isOver: true, label: 'CAT 0 - 2 DOG' });
  });
});
