import { cast, gap, nearestTo, type Player, steer } from './player.ts';

export const arena: Player = (look) => {
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
