import type { Point } from '../../math/maths.ts';
import { cast, gap, type Look, nearestTo, type Player, type Seen, steer } from './player.ts';

/** Turns to the nearest rock by a short drag, which does not move the ship. */
function faceRocks(look: Look): void {
  const { me, foes } = cast(look);
  const rock = me && nearestTo(me, foes);
  if (!me || !rock) return;
  const { controller, skill, random } = look;
  const slip = skill.missUnits / 30;
  const angle = Math.atan2(rock.y - me.y, rock.x - me.x) + random.range(-slip, slip);
  if (!controller.stage.input.pointer.down) controller.press({ x: 200, y: 500 });
  controller.move({ x: 200 + Math.cos(angle) * 20, y: 500 + Math.sin(angle) * 20 });
}

export const arena: Player = (look) => {
  if (look.controller.stage.rule('drift', 0) > 0) return faceRocks(look);
  const { me, foes, things } = cast(look);
  if (!me) return;
  const push = { x: 0, y: 0 };
  for (const foe of foes) {
    const far = Math.max(20, gap(foe, me));
    push.x += ((me.x - foe.x) / far ** 3) * 9000;
    push.y += ((me.y - foe.y) / far ** 3) * 9000;
  }
  const gem = nearestTo(me, things);
  if (gem) {
    const far = Math.max(30, gap(gem, me));
    push.x += ((gem.x - me.x) / far) * 0.5;
    push.y += ((gem.y - me.y) / far) * 0.5;
  }
  const slip = look.skill.missUnits / 40;
  steer(look, push.x + look.random.range(-slip, slip), push.y + look.random.range(-slip, slip));
};

/** Goes for the nearest bite, and away from whoever is bigger; a novice looks at the food and sees hunters late. */
export const growing: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const hunters = foes.filter(({ size }) => size > me.size);
  const noticed = 14 / look.skill.pauseSeconds + 35;
  const edge = (foe: Seen, p: Point) => gap(foe, p) - foe.size * 0.4;
  const push = { x: 0, y: 0 };
  for (const foe of hunters.filter((one) => edge(one, me) < noticed)) {
    const far = Math.max(20, edge(foe, me));
    push.x += ((me.x - foe.x) / far ** 3) * 16000;
    push.y += ((me.y - foe.y) / far ** 3) * 16000;
  }
  const isSafe = (p: Point) => hunters.every((foe) => edge(foe, p) > noticed * 0.5);
  const food = nearestTo(me, [...things, ...foes.filter((foe) => !hunters.includes(foe))].filter(isSafe));
  if (food) {
    const far = Math.max(30, gap(food, me));
    push.x += ((food.x - me.x) / far) * 0.8;
    push.y += ((food.y - me.y) / far) * 0.8;
  }
  const slip = look.skill.missUnits / 40;
  steer(look, push.x + look.random.range(-slip, slip), push.y + look.random.range(-slip, slip));
};

export const shooter: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const { plan } = look.controller.stage;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => Number.parseInt(plan.palette.danger.slice(i, i + 2), 16));
  const shots = look.circles.filter((shot) => shot.fill.startsWith(`rgba(${red},${green},${blue},0.4`));
  const target = nearestTo(me, things) ?? nearestTo(me, foes);
  const push = { x: target ? Math.sign(target.x - me.x) : 0, y: target ? Math.sign(target.y - me.y) * 0.2 : 0 };
  for (const threat of [...shots, ...foes]) {
    const far = Math.max(20, gap(threat, me));
    if (far > 120) continue;
    push.x += ((me.x - threat.x) / far ** 2) * 140;
    push.y += ((me.y - threat.y) / far ** 2) * 140;
  }
  look.controller.hold(
    Math.abs(push.x) > Math.abs(push.y) ? (push.x < 0 ? 'left' : 'right') : push.y < 0 ? 'up' : 'down',
  );
};
