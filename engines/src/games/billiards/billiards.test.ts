import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { findShot, firstContact, safeShot } from '../../math/aiming.ts';
import { randomFrom } from '../../math/random.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { rulePool, ruleSnooker, targetsOf } from './referee.ts';
import { type Ball, ballAt, ballRadius, isRolling, pockets, rackPool, rackSnooker, stepBalls } from './table.ts';

const makers = loadGames();
const dt = 1 / 60;

function rollOut(balls: Ball[]) {
  const events = [];
  for (let seconds = 0; isRolling(balls) && seconds < 20; seconds += dt) events.push(...stepBalls(balls, dt));
  return events;
}

describe('the balls', () => {
  it('pass their speed on when they meet head on, and come to rest', () => {
    const [cue, ball] = [{ ...ballAt({ x: 150, y: 450 }, 0), vy: -300 }, ballAt({ x: 150, y: 400 }, 1)];
    rollOut([cue, ball]);
    expect(ball.y).toBeLessThan(330);
    expect(cue.y).toBeGreaterThan(380);
    expect(isRolling([cue, ball])).toBe(false);
  });

  it('stay on the table after a break, unless they fall into a pocket', () => {
    for (let seed = 0; seed < 5; seed++) {
      const cue = { ...ballAt({ x: 150, y: 456 }, 0), vy: -1450, vx: 30 };
      const balls = [cue, ...rackPool(15, false, randomFrom(seed))];
      const potted = rollOut(balls).filter(({ what }) => what === 'pocket');
      expect(balls.length + potted.length).toBe(16);
      for (const { x, y } of balls) {
        expect(x).toBeGreaterThanOrEqual(ballRadius - 1);
        expect(y).toBeLessThanOrEqual(600 - ballRadius + 1);
      }
    }
  });

  it('are shared out in a match, with a black one if their number is odd', () => {
    const balls = rackPool(9, true, randomFrom(1));
    expect([0, 1, null].map((side) => balls.filter((ball) => ball.side === side).length)).toEqual([4, 4, 1]);
    expect(rackPool(8, true, randomFrom(1)).every(({ side }) => side !== null)).toBe(true);
    expect(rackSnooker(12, randomFrom(1)).map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('aiming', () => {
  const sight = { cue: { x: 150, y: 450 }, targets: [{ x: 80, y: 100 }], others: [], pockets, radius: ballRadius };

  it('finds the shot that pots a ball', () => {
    const shot = findShot(sight);
    const cue = ballAt(sight.cue, 0);
    const target = ballAt({ x: 80, y: 100 }, 1);
    Object.assign(cue, { vx: Math.cos(shot?.angle ?? 0) * 700, vy: Math.sin(shot?.angle ?? 0) * 700 });
    expect(rollOut([cue, target]).some((event) => event.what === 'pocket' && event.ball === target)).toBe(true);
  });

  it('finds none through another ball, and then hits what can be reached', () => {
    const blocked = {
      ...sight,
      others: [
        { x: 115, y: 275 },
        { x: 60, y: 60 },
        { x: 120, y: 80 },
      ],
    };
    expect(findShot(blocked)).toBeNull();
    expect(safeShot(blocked).power).toBeGreaterThan(0);
  });

  it('shows the first ball in the way, or the cushion', () => {
    const size = { w: 300, h: 600 };
    expect(firstContact({ x: 150, y: 450 }, -Math.PI / 2, [{ x: 150, y: 300 }], 12, size)).toMatchObject({
      place: { y: 324 },
      ball: { y: 300 },
    });
    expect(firstContact({ x: 150, y: 450 }, Math.PI / 2, [], 12, size)).toMatchObject({
      place: { y: 588 },
      ball: null,
    });
  });
});

describe('the rules of a match', () => {
  const [own, theirs, black] = [ballAt({ x: 0, y: 0 }, 1, 0), ballAt({ x: 0, y: 0 }, 9, 1), ballAt({ x: 0, y: 0 }, 8)];
  const shot = { by: 0 as const, first: own, potted: [] as Ball[], isScratch: false, ownBefore: 1 };

  it.each([
    ['goes on after an own ball', [theirs, black], { potted: [own] }, { isFoul: false, isAgain: true, winner: null }],
    ['passes after a miss', [own, theirs, black], {}, { isFoul: false, isAgain: false }],
    ["calls a foul for the other's ball", [own, theirs, black], { first: theirs }, { isFoul: true, isAgain: false }],
    ['calls a foul for the cue ball in a pocket', [own, theirs, black], { isScratch: true }, { isFoul: true }],
    [
      'brings the black ball back if it falls early',
      [own, theirs],
      { potted: [black] },
      { isBlackBack: true, winner: null },
    ],
    ['is won with the black ball', [theirs], { ownBefore: 0, first: black, potted: [black] }, { winner: 0 }],
    ['is lost if one pots the last ball of the other', [own], { potted: [theirs] }, { winner: 1 }],
  ])('%s', (_, balls, change, ruling) => {
    expect(rulePool(balls, { ...shot, ...change })).toMatchObject(ruling);
  });

  it('is decided by points in snooker, once the table is empty', () => {
    expect(ruleSnooker([], { ...shot, potted: [own] }, [9, 12]).winner).toBe(1);
    expect(ruleSnooker([own], shot, [9, 12]).winner).toBeNull();
  });

  it('wants the own balls first, and then the black one', () => {
    expect(targetsOf([own, theirs, black], 0, false)).toEqual([own]);
    expect(targetsOf([theirs, black], 0, false)).toEqual([black]);
  });
});

describe('a match against the computer', () => {
  it.each(['billiards against the computer', 'snooker against a fox'])('comes to an end: %s', (prompt) => {
    const make = makers.get('billiards');
    if (!make) throw new Error('billiards does not call run');
    const played = simulateGame(planFromPrompt(prompt, 'job 1'), make, skilledBot('billiards', expert, 1), 900);
    expect(played.isOver).toBe(true);
    expect(played.score).toBeGreaterThan(0);
  });
});
