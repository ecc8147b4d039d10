import { turn, wrap } from '../../math/maths.ts';
import { cast, type Look, type Player } from './player.ts';

const flatness = 0.3;
const front = turn / 4;
/** Units of a drag for a radian. */
const unitsOfRadian = 1 / 0.0115;

type Piece = { y: number; from: number; to: number; isDangerous: boolean };

/** The tops of the rings: along the rim and back along the pole, which gives both ends of each. */
function piecesIn({ areas, controller }: Look): Piece[] {
  const { danger } = controller.stage.plan.palette;
  return areas.flatMap(({ points, fill }) => {
    const half = points.length / 2;
    const [rim, beside, last, lastBeside] = [points[0], points.at(-1), points[half - 1], points[half]];
    if (!Number.isInteger(half) || !rim || !beside || !last || !lastBeside) return [];
    const angleOf = (a: typeof rim, b: typeof rim) => wrap(Math.atan2((a.y - b.y) / flatness, a.x - b.x), turn);
    const wide = Math.hypot(rim.x - beside.x, (rim.y - beside.y) / flatness);
    // The sides of a ring stand upright.
    if (wide < 60 || Math.abs(Math.hypot(last.x - lastBeside.x, (last.y - lastBeside.y) / flatness) - wide) > 1)
      return [];
    const from = angleOf(rim, beside);
    const span = wrap(angleOf(last, lastBeside) - from, turn);
    const outer = wide / 0.66;
    return [{ y: rim.y - Math.sin(from) * outer * flatness, from, to: from + span, isDangerous: fill === danger }];
  });
}

/** Turns the gap of the next ring under the ball; while it falls, an expert waits beside what is dangerous. */
export function helix(): Player {
  let before = 0;
  return (look) => {
    const { controller, skill, random } = look;
    const { me } = cast(look);
    if (!me) return;
    const pieces = piecesIn(look);
    const foot = me.y + me.size * 0.42 - 142 * 0.72 * flatness;
    const below = pieces.filter(({ y }) => y > foot - 6).map(({ y }) => y);
    if (below.length === 0) return;
    const next = Math.min(...below);
    const ring = pieces.filter(({ y }) => Math.abs(y - next) < 2);
    const at = (angle: number) => ring.find(({ from, to }) => wrap(angle - from, turn) < to - from);
    const steps = Array.from({ length: 126 }, (_, i) => ((i % 2 ? -1 : 1) * Math.ceil(i / 2) * turn) / 126);
    // The nearest place in the gap with room on both sides.
    const gap = steps.find((step) => [-0.28, 0, 0.28].every((more) => !at(front + step + more)));
    if (gap === undefined) return;
    const most = skill.pauseSeconds > 0.15 ? 0.5 : 0.62;
    const isSafe = (step: number) => [-0.12, 0, 0.12].every((more) => !at(front + step + more)?.isDangerous);
    const away = next - foot;
    const isSoon = away <= before && away < 85;
    before = away;
    const isCareful = isSoon && random.chance(skill.pauseSeconds < 0.15 ? 1 : 0.6);
    const near = steps.filter((step) => Math.abs(step) <= most && (!isCareful || isSafe(step)));
    const wanted = near.sort((a, b) => Math.abs(a - gap) - Math.abs(b - gap))[0] ?? gap;
    const slip = (random.range(-1, 1) * skill.missUnits) / 90;
    const by = wanted + slip;
    const { pointer } = controller.stage.input;
    const middle = { x: controller.stage.view.w / 2, y: controller.stage.view.h * 0.8 };
    if (!pointer.down) controller.press(middle);
    // What is to the right of the front is at smaller angles.
    controller.move({ x: pointer.x + by * unitsOfRadian, y: middle.y });
  };
}
