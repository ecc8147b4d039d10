import { turn, wrap } from '../../math/maths.ts';
import { cast, type Player } from './player.ts';

const hopSpeed = 372;

/** Hovers in front of the next rim until it shows the hero's colour, then hops through. */
export function colourGates(): Player {
  let last = new Map<number, number>();
  let lastTime = 0;
  let lastY = 0;
  let until = 0;
  return (look) => {
    const { me } = cast(look);
    if (!me) return;
    const { controller, skill, random } = look;
    const { played } = controller.stage;
    const seconds = played - lastTime;
    lastTime = played;
    const own = look.circles.find(({ r, x, y }) => r === 24 && x === me.x && y === me.y)?.stroke;
    const parts = look.circles.filter(({ r, from, to }) => r > 70 && to - from < 2 && to - from > 1.5);
    const wheels = [...new Set(parts.map(({ y }) => y))].map((y) => parts.filter((part) => part.y === y));
    const rims = wheels.flatMap((rim) => {
      const [first] = rim;
      if (!first) return [];
      const before = last.get(Math.round(first.r * 1000));
      const turned = before === undefined ? 0 : wrap(first.from - before + turn / 2, turn) - turn / 2;
      const spin = seconds > 0 && skill.pauseSeconds < 0.15 ? turned / seconds : 0;
      const shows = (angle: number, after: number) =>
        rim.find(({ from, to }) => wrap(angle - spin * after - from, turn) < to - from)?.stroke;
      return [
        { y: first.y + first.r, shows: (after: number) => shows(turn / 4, after) },
        { y: first.y - first.r, shows: (after: number) => shows((turn * 3) / 4, after) },
      ];
    });
    last = new Map(wheels.flatMap(([part]) => (part ? [[Math.round(part.r * 1000), part.from] as const] : [])));
    const slip = random.range(-1, 1) * skill.missUnits;
    const next = rims.filter(({ y }) => y < me.y - 10).sort((a, b) => b.y - a.y)[0];
    const under = rims.filter(({ y }) => y >= me.y - 10).sort((a, b) => a.y - b.y)[0];
    const isIn = (rim: typeof next) => rim !== undefined && Math.abs(rim.y - me.y) < 27;
    // Seconds to the rim, and seconds through it.
    const away = next ? me.y - next.y : 0;
    const isOpen = next && [away - 20, away + 20].every((far) => next.shows(Math.max(0, far) / hopSpeed) === own);
    const falls = Math.max(0, me.y - lastY) * (skill.pauseSeconds / 0.1);
    lastY = me.y;
    // Once started, it continues through.
    if (isOpen && away < 125 + slip) until = played + (away + 27) / hopSpeed;
    const isLow = (next && away > 103 + slip) || (under && me.y + falls + slip > under.y - 28);
    if (played < until || isIn(next) || isIn(under) || isLow) controller.action();
  };
}
