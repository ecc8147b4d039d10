import { type Look, type Player, tapAt } from './player.ts';

/** The pill with a price is green once it can be paid. */
const affordable = '#3fbf5f';

/** Taps the big thing, and buys the largest that can be paid; a novice often forgets to. */
export const clicker: Player = (look) => {
  const { boxes, actors, random, skill, controller } = look;
  const pills = boxes.filter(({ fill, w, h }) => fill === affordable && w > h);
  const best = pills.at(-1);
  const isNoticed = random.chance(skill.pauseSeconds > 0.15 ? 0.12 : 0.6);
  if (best && isNoticed) return controller.tap({ x: best.x + best.w / 2, y: best.y + best.h / 2 });
  const [thing] = controller.stage.plan.theme.things;
  const big = actors
    .filter(({ actor }) => actor === thing)
    .reduce<Look['actors'][number] | undefined>(
      (largest, one) => (largest && largest.size >= one.size ? largest : one),
      undefined,
    );
  if (big) tapAt(look, big);
};

/** Left, right, left, right; whoever is hasty takes the same foot twice. */
export function tapRace(): Player {
  let foot: 'left' | 'right' = 'left';
  return ({ controller, skill, random }) => {
    if (!random.chance(skill.lapses * 0.6)) foot = foot === 'left' ? 'right' : 'left';
    controller.key(foot);
  };
}
