import type { Controls, Kind } from '../../../../../engines/src/plan.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { sidewaysSprites } from './casts.ts';
import type { SeededRandom } from './seeded-random.ts';

type Rules = Record<string, number>;

/** The numbers of a game: difficulty sets the pace, the seed one of the ways to play the kind. */
export function rulesOf(
  kind: Kind,
  heroSprite: string,
  difficulty: number,
  reading: Reading,
  random: SeededRandom,
): Rules {
  const step = difficulty - 2;
  const lives = Math.max(1, Math.min(5, reading.lives ?? (difficulty >= 5 ? 2 : 3)));
  const pace = (from: number, each: number) => Math.round((from + each * step) * 100) / 100;
  const seconds = reading.seconds ? { seconds: Math.max(8, Math.min(90, reading.seconds)) } : {};
  const rules: Record<Kind, () => Rules> = {
    runner: () => ({ lives, speed: pace(250, 25), topSpeed: pace(480, 40), flip: random.chance(0.22) ? 1 : 0 }),
    flyer: () => ({ lives, speed: pace(160, 14), gap: pace(196, -10), glide: random.chance(0.4) ? 1 : 0 }),
    shooter: () => shooterRules(heroSprite, lives, pace, random),
    arena: () => ({ lives: Math.min(6, lives + 2), pace: pace(1, 0.1), fireSeconds: pace(0.52, 0.03) }),
    platformer: () => ({ lives }),
    jumper: () => ({ lives: Math.max(1, lives - 1) }),
    breakout: () => ({ lives, speed: pace(290, 26), paddle: pace(90, -7), drops: 0.14 }),
    snake: () => ({
      lives,
      stepSeconds: pace(0.17, -0.015),
      foods: random.int(2, 4),
      rocks: random.int(0, 2 + difficulty),
      wrap: random.chance(0.35) ? 1 : 0,
      parade: /snake|worm|dragon/.test(heroSprite) ? 0 : random.chance(0.75) ? 1 : 0,
    }),
    match: () => ({ kinds: difficulty > 3 ? 6 : 5, seconds: pace(42, -4), ...seconds }),
    defence: () => ({ lives: lives + 2, coins: pace(130, -10), pads: random.int(8, 10), speed: pace(1, 0.07) }),
    maze: () => ({
      lives,
      foes: Math.min(4, 2 + Math.ceil(difficulty / 2)),
      speed: pace(5.4, 0.1),
      scareSeconds: pace(7.5, -0.6),
    }),
    blocks: () => ({ fallSeconds: pace(0.75, -0.1), litter: random.int(0, Math.max(0, difficulty)) }),
    memory: () => ({
      lives: lives + 3,
      peekSeconds: pace(1.8, -0.3),
      head: difficulty > 3 ? 2 : difficulty > 1 ? 1 : 0,
    }),
    quiz: () => ({ lives, seconds: pace(10, -1), maths: reading.maths ? 1 : 0, ...seconds }),
    catcher: () => ({ lives, speed: pace(150, 16) }),
    hopper: () => ({ lives, speed: pace(1, 0.1), rivers: random.chance(0.7) ? 1 : 0, push: pace(1, 0.2) }),
    racer: () => ({ seconds: pace(23, -1.5), speed: pace(0.9, 0.03), wild: random.int(7, 14) / 10, ...seconds }),
    whack: () => ({ lives, seconds: pace(30, -2), staySeconds: pace(1.5, -0.12), ...seconds }),
    slicer: () => ({ lives }),
  };
  return rules[kind]();
}

function shooterRules(
  heroSprite: string,
  lives: number,
  pace: (from: number, each: number) => number,
  random: SeededRandom,
): Rules {
  const side =
    sidewaysSprites.has(heroSprite) || (!/fighter|rocket|spaceship|ufo|racecar/.test(heroSprite) && random.chance(0.3));
  return {
    lives,
    crowd: pace(6, 0.6),
    fireSeconds: pace(0.18, 0.01),
    side: side ? 1 : 0,
    formation: random.chance(0.35) ? 1 : 0,
  };
}

const controls: Record<Kind, Controls> = {
  runner: { gesture: 'tap', touch: 'Tap to jump, twice to jump higher', keys: 'Space or arrow up' },
  flyer: { gesture: 'tap', touch: 'Tap to flap', keys: 'Space or arrow up' },
  shooter: { gesture: 'drag', touch: 'Drag to fly, firing is automatic', keys: 'Arrow keys' },
  arena: { gesture: 'stick', touch: 'Drag to walk, firing is automatic', keys: 'Arrow keys' },
  platformer: { gesture: 'hold', touch: 'Hold the arrows, tap to jump', keys: 'Arrow keys and space' },
  jumper: { gesture: 'drag', touch: 'Hold left or right to steer', keys: 'Arrow keys' },
  breakout: { gesture: 'drag', touch: 'Drag the paddle', keys: 'Arrow keys, space to serve' },
  snake: { gesture: 'swipe', touch: 'Swipe to turn', keys: 'Arrow keys' },
  match: { gesture: 'swipe', touch: 'Swipe to swap neighbours', keys: 'Arrows to choose, space to pick' },
  defence: { gesture: 'tap', touch: 'Tap a circle to build', keys: 'Arrows to choose, space to build' },
  maze: { gesture: 'swipe', touch: 'Swipe to turn', keys: 'Arrow keys' },
  blocks: { gesture: 'drag', touch: 'Drag to move, tap to turn, flick to drop', keys: 'Arrow keys, space to drop' },
  memory: { gesture: 'tap', touch: 'Tap two cards', keys: 'Arrows to choose, space to turn' },
  quiz: { gesture: 'tap', touch: 'Tap the right answer', keys: 'Arrows to choose, space to answer' },
  catcher: { gesture: 'drag', touch: 'Drag left and right', keys: 'Arrow keys' },
  hopper: { gesture: 'tap', touch: 'Tap to hop on, swipe to step aside', keys: 'Arrow keys' },
  racer: { gesture: 'drag', touch: 'Hold left or right to steer', keys: 'Arrow keys' },
  whack: { gesture: 'tap', touch: 'Tap them as they pop up', keys: 'Arrows to aim, space to bop' },
  slicer: { gesture: 'swipe', touch: 'Swipe right through them', keys: 'Space or arrows to slice' },
};

export function controlsOf(kind: Kind, rules: Rules): Controls {
  if (kind === 'runner' && rules['flip'])
    return { gesture: 'tap', touch: 'Tap to turn gravity over', keys: 'Space or arrow up' };
  if (kind === 'flyer' && rules['glide'])
    return { gesture: 'hold', touch: 'Hold to rise, let go to sink', keys: 'Hold space or arrow up' };
  return controls[kind];
}

export const orientationOf = (kind: Kind): 'portrait' | 'landscape' | 'any' =>
  kind === 'blocks' || kind === 'jumper' || kind === 'hopper'
    ? 'portrait'
    : kind === 'platformer'
      ? 'landscape'
      : 'any';
