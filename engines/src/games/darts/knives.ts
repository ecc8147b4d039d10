import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** A disc that turns, with knives in its rim: a new one must not hit another. Angles are the disc's own. */
export type KnifeWorld = {
  round: number;
  angle: number;
  speed: number;
  /** Seconds until the disc changes its speed. */
  change: number;
  stuck: number[];
  /** Things in the rim, which a knife may take. */
  prizes: number[];
  left: number;
  /** Seconds of the knife in the air, or null. */
  flying: number | null;
  hard: number;
  wait: number;
  seconds: number;
};

export type KnifeEvent = { what: 'stuck' | 'prize' | 'clash' | 'cleared' };

export const knifeSeconds = 0.13;
/** How near two knives may be. */
const gap = 0.2;

export function newKnives(round: number, hard: number, random: Random): KnifeWorld {
  const spread = Array.from({ length: 9 }, (_, i) => (i / 9) * turn + random.range(-0.1, 0.1));
  const places = random.shuffle(spread);
  return {
    round,
    angle: random.range(0, turn),
    speed: 1.3 + hard * 0.5 + Math.min(1.6, round * 0.14),
    change: 3,
    stuck: places.slice(0, Math.min(4, Math.floor(round / 2))),
    prizes: places.slice(5, 7),
    left: Math.min(9, 5 + Math.floor(round / 2)),
    flying: null,
    hard,
    wait: 0,
    seconds: 0,
  };
}

export function throwKnife(w: KnifeWorld): boolean {
  if (w.flying !== null || w.left === 0 || w.wait > 0) return false;
  w.flying = knifeSeconds;
  return true;
}

const apart = (a: number, b: number): number => Math.abs(((((a - b) % turn) + turn * 1.5) % turn) - turn / 2);

/** A knife comes from below. */
const below = turn / 4;

export const isClear = (w: KnifeWorld, seconds: number): boolean =>
  w.stuck.every((knife) => apart(knife + w.angle + w.speed * seconds, below) > gap);

export function stepKnives(w: KnifeWorld, dt: number, random: Random): KnifeEvent[] {
  w.seconds += dt;
  w.angle = (w.angle + w.speed * dt) % turn;
  w.change -= dt;
  w.wait = Math.max(0, w.wait - dt);
  // From the third disc on it also turns back.
  if (w.change <= 0 && w.round > 1) {
    const fast = 1.2 + w.hard * 0.5 + Math.min(1.8, w.round * 0.15);
    w.speed = fast * random.range(0.75, 1.25) * (random.chance(0.4) ? -Math.sign(w.speed) : Math.sign(w.speed));
    w.change = random.range(1.2, 3);
  }
  if (w.flying === null) return [];
  w.flying -= dt;
  if (w.flying > 0) return [];
  w.flying = null;
  if (!isClear(w, 0)) {
    w.wait = 0.6;
    return [{ what: 'clash' }];
  }
  const at = below - w.angle;
  w.stuck.push(at);
  w.left--;
  const taken = w.prizes.filter((prize) => apart(prize, at) < gap);
  w.prizes = w.prizes.filter((prize) => !taken.includes(prize));
  return [
    ...taken.map((): KnifeEvent => ({ what: 'prize' })),
    { what: 'stuck' },
    ...(w.left === 0 ? [{ what: 'cleared' as const }] : []),
  ];
}
