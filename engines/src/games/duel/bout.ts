import { approach } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';

export type Height = 'high' | 'low';
export type Act = 'duck' | 'jump' | 'strike';
export type Move = 'stand' | 'duck' | 'jump' | 'windup' | 'strike' | 'open' | 'down';

export type Fighter = {
  health: number;
  healthMax: number;
  move: Move;
  /** Seconds left of the move, and how many it has lasted. */
  left: number;
  lasted: number;
  /** Where its blow goes. */
  height: Height;
  /** 1 right after a blow was taken. */
  flinch: number;
  /** Its blow went past the other, who may strike now. */
  hasMissed: boolean;
  /** Blows it takes before it covers itself again. */
  openFor: number;
};

/** One round: against the computer, which shows where it will strike, or between two players. */
export type Bout = {
  fighters: [Fighter, Fighter];
  isForTwo: boolean;
  round: number;
  /** Seconds until the fight goes on. */
  wait: number;
  mayFeint: boolean;
  hasFeinted: boolean;
};

/** What happens, and to whom: who is hit, dodges, runs into a guard, or goes down. */
export type BoutEvent = { what: 'tell' | 'hit' | 'dodge' | 'block' | 'down'; side: Side; isPerfect?: boolean };

const dodgeSeconds = 0.5;
const perfectSeconds = 0.22;
const strikeSeconds = 0.2;
const staggerSeconds = 0.35;
const openSeconds = 1.05;
const windupOfPlayer = 0.3;
const blowsWhileOpen = 3;

const newFighter = (health: number): Fighter => ({
  health,
  healthMax: health,
  move: 'stand',
  left: 0.9,
  lasted: 0,
  height: 'high',
  flinch: 0,
  hasMissed: false,
  openFor: 0,
});

const healthOfPlayer = 3;
const healthForTwo = 6;

export function newBout(round: number, isForTwo: boolean): Bout {
  return {
    fighters: isForTwo
      ? [newFighter(healthForTwo), newFighter(healthForTwo)]
      : [newFighter(healthOfPlayer), newFighter(3 + Math.min(9, round))],
    isForTwo,
    round,
    wait: 0.5,
    mayFeint: round >= 4,
    hasFeinted: false,
  };
}

/** Between two rounds against the computer there is only little rest. */
export function nextBout({ fighters: [me], isForTwo }: Bout, round: number): Bout {
  const bout = newBout(round, isForTwo);
  if (!isForTwo) bout.fighters[0].health = Math.min(healthOfPlayer, me.health + 1);
  return bout;
}

function begin(fighter: Fighter, move: Move, seconds: number): void {
  Object.assign(fighter, { move, left: seconds, lasted: 0 });
}

/** Gets up again after a knockdown, a little weaker. */
export function getUp(bout: Bout, side: Side): void {
  const fighter = bout.fighters[side];
  fighter.health = fighter.healthMax - 1;
  begin(fighter, 'stand', 0.2);
  const rival = bout.fighters[other(side)];
  begin(rival, 'stand', 1);
}

/** A player ducks, jumps or strikes; nobody does two things at once. */
export function act(bout: Bout, side: Side, what: Act): BoutEvent[] {
  const me = bout.fighters[side];
  // A blow may follow at once on a dodge.
  const isFree = me.move === 'stand' || (what === 'strike' && (me.move === 'duck' || me.move === 'jump'));
  if (bout.wait > 0 || !isFree) return [];
  if (what !== 'strike') {
    begin(me, what, dodgeSeconds);
    return [];
  }
  if (bout.isForTwo) {
    begin(me, 'windup', windupOfPlayer);
    return [{ what: 'tell', side }];
  }
  const foe = bout.fighters[1];
  if (foe.move !== 'open') {
    begin(me, 'open', staggerSeconds);
    return [{ what: 'block', side }];
  }
  begin(me, 'strike', strikeSeconds);
  foe.openFor--;
  const events = land(bout, 1);
  if (foe.move === 'open' && foe.openFor <= 0) begin(foe, 'stand', 0.5);
  return events;
}

function land(bout: Bout, side: Side): BoutEvent[] {
  const fighter = bout.fighters[side];
  fighter.health--;
  fighter.flinch = 1;
  if (fighter.health > 0) return [{ what: 'hit', side }];
  begin(fighter, 'down', 9);
  return [
    { what: 'hit', side },
    { what: 'down', side },
  ];
}

/** `pace` 1 is leisurely; everything the computer does is so much faster. */
export function stepBout(bout: Bout, dt: number, pace: number, random: Random): BoutEvent[] {
  for (const fighter of bout.fighters) fighter.flinch = approach(fighter.flinch, 0, 5, dt);
  if (bout.wait > 0) {
    bout.wait -= dt;
    return [];
  }
  return ([0, 1] as const).flatMap((side) => {
    const fighter = bout.fighters[side];
    fighter.left -= dt;
    fighter.lasted += dt;
    if (!bout.isForTwo && side === 1) feint(bout, random);
    return fighter.left > 0 ? [] : next(bout, side, pace, random);
  });
}

/** In later rounds the computer sometimes changes its mind halfway. */
function feint(bout: Bout, random: Random): void {
  const foe = bout.fighters[1];
  if (!bout.mayFeint || foe.move !== 'windup' || bout.hasFeinted || foe.lasted < foe.left) return;
  bout.hasFeinted = true;
  if (random.chance(0.25)) foe.height = foe.height === 'high' ? 'low' : 'high';
}

function next(bout: Bout, side: Side, pace: number, random: Random): BoutEvent[] {
  const fighter = bout.fighters[side];
  const isComputer = !bout.isForTwo && side === 1;
  switch (fighter.move) {
    case 'windup':
      return strike(bout, side);
    case 'strike':
      if (fighter.hasMissed) {
        begin(fighter, 'open', isComputer ? Math.max(0.6, openSeconds / Math.sqrt(pace)) : 0.75);
        fighter.openFor = blowsWhileOpen;
      } else begin(fighter, 'stand', isComputer ? random.range(0.45, 0.9) / pace : 0.12);
      fighter.hasMissed = false;
      return [];
    case 'stand':
      if (!isComputer) return [];
      fighter.height = random.chance(0.5) ? 'high' : 'low';
      bout.hasFeinted = false;
      begin(fighter, 'windup', 0.88 / pace);
      return [{ what: 'tell', side }];
    case 'down':
      return [];
    default:
      begin(fighter, 'stand', isComputer ? random.range(0.35, 0.7) / pace : 0);
      return [];
  }
}

/** A high blow is ducked under, a low one jumped over; between two players ducking is enough. */
function strike(bout: Bout, side: Side): BoutEvent[] {
  const rival = bout.fighters[other(side)];
  const fighter = bout.fighters[side];
  begin(fighter, 'strike', strikeSeconds);
  const isDodged = bout.isForTwo ? rival.move === 'duck' : rival.move === (fighter.height === 'high' ? 'duck' : 'jump');
  fighter.hasMissed = isDodged;
  if (isDodged) return [{ what: 'dodge', side: other(side), isPerfect: rival.lasted < perfectSeconds }];
  const events = land(bout, other(side));
  if (rival.move !== 'down') begin(rival, 'stand', 0.1);
  return events;
}
