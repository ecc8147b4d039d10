import { mix } from '../../math/colour.ts';
import { anyOf, gap, type Player } from './player.ts';

const menuRadius = 26;

/** Builds on the pads that cover most of the path and upgrades the towers; a novice builds anywhere, occasionally. */
export function defence(): Player {
  let next = 0;
  return (look) => {
    const { controller, random, skill } = look;
    const { played, plan } = controller.stage;
    if (played < next) return;
    const padFill = mix(plan.palette.ground, plan.palette.ink, 0.5);
    const isSkilled = skill.pauseSeconds < 0.15;
    next = played + (isSkilled ? 0.4 : 2.4);
    const options = look.circles.filter(({ r }) => r === menuRadius);
    const option = isSkilled ? (options[random.chance(0.6) ? 0 : 1] ?? options[0]) : anyOf(random, options);
    // Upgrades that are too expensive now are tried again later.
    if (option && random.chance(0.6)) {
      controller.press(option);
      controller.release();
      return;
    }
    const pads = look.circles.filter(({ r, fill }) => r > 14 && r < menuRadius && fill === padFill);
    const free = pads.filter((pad) => !look.boxes.some((box) => gap({ x: box.x + box.w / 2, y: box.y }, pad) < 16));
    const pad = isSkilled && random.chance(0.7) ? (free[0] ?? anyOf(random, pads)) : anyOf(random, pads);
    if (!pad) return;
    controller.press(pad);
    controller.release();
  };
}
