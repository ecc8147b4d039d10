import { sidewaysSprites } from '../planning/casts.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';
import type { Mechanic } from './mechanic.ts';

export const shooterMechanic: Mechanic = {
  titleNouns: ['Blast', 'Strike', 'Squadron', 'Barrage', 'Patrol', 'Volley', 'Crossfire', 'Offensive'],
  openings: [
    'One {foe}, as strong as many, waits for {hero} in {place}.',
    'Wave after wave of {foes} pours into {place}. Only {hero} stands against them.',
    '{Hero} takes on whole squadrons of {foes} in {place}.',
    '{Foes} have come to {place}, and {hero} has had enough of it.',
    '{Foes} have come to {place}, and only you can stop them.',
    'Wave after wave of {foes} pours into {place}. Hold your ground!',
  ],
  goal: 'Shoot {foes}, collect {things} to grow stronger',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ foot, sail }) => ({
    gesture: 'drag',
    touch: `Drag to ${foot ? 'walk' : sail ? 'sail' : 'fly'}, firing is automatic`,
    keys: 'Arrow keys',
  }),
  rules: ({ lives, pace, random, heroSprite, modifiers }) => ({
    lives,
    crowd: pace(6, 0.6),
    fireSeconds: pace(0.18, 0.01),
    side:
      !modifiers.some((one) => one === 'formation' || one === 'vertical') &&
      (modifiers.includes('side-view') || isSideways(heroSprite, random))
        ? 1
        : 0,
    formation: modifiers.includes('formation') || random.chance(0.2) ? 1 : 0,
  }),
};

/** In a vertical shooter a sprite drawn from the side would appear to lie on its side. */
function isSideways(heroSprite: string, random: SeededRandom): boolean {
  if (sidewaysSprites.has(heroSprite)) return true;
  return !/fighter|rocket|spaceship|ufo|racecar/.test(heroSprite) && random.chance(0.3);
}
