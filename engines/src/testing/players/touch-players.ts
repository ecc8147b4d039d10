import { anyOf, cast, dragTo, gap, nearestTo, type Player, tapAt } from './player.ts';

/** Goes where most prizes come down, and where no danger does or lies in between. */
export const catcher: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const low = things.filter((thing) => thing.y < me.y).sort((a, b) => b.y - a.y)[0];
  const near = foes.filter((foe) => foe.y > me.y - 230 && foe.y < me.y + 50);
  const costOf = (x: number) => {
    const over = near.filter((foe) => Math.abs(foe.x - x) < 66).length;
    const between = near.filter((foe) => foe.y > me.y - 90 && (foe.x - me.x) * (foe.x - x) < 0).length;
    return (over + between) * 1000 + Math.abs(x - (low?.x ?? 200)) + Math.abs(x - me.x) * 0.1;
  };
  const places = Array.from({ length: 17 }, (_, i) => 40 + i * 20);
  dragTo(look, { x: places.reduce((best, x) => (costOf(x) < costOf(best) ? x : best)), y: me.y });
};

export const slicer: Player = (look) => {
  const { foes, things } = cast(look);
  const { controller, random, skill } = look;
  const fair = things.filter(
    (thing) => thing.y < controller.stage.view.h - 20 && !foes.some((foe) => gap(foe, thing) < 80),
  );
  const target = anyOf(random, fair);
  if (!target) return;
  const dy = random.range(-1, 1) * skill.missUnits;
  controller.press({ x: target.x - 45, y: target.y + dy });
  controller.move({ x: target.x, y: target.y + dy });
  controller.move({ x: target.x + 45, y: target.y + dy });
  controller.release();
};

export const whack: Player = (look) => {
  const { foes, things } = cast(look);
  const target = anyOf(look.random, [...foes, ...things]);
  const bomb = look.actors.find(({ actor }) => actor.sprite === 'bomb');
  // Hasty players mistake a bomb for a foe.
  const isMixedUp = bomb && look.random.chance(look.skill.lapses * 0.2);
  if (isMixedUp) tapAt(look, bomb);
  else if (target) tapAt(look, target);
};

/** Cares for those in need, the most urgent first. */
export const tending: Player = (look) => {
  const { plan } = look.controller.stage;
  const asks = look.actors.filter(({ actor, size }) => actor.sprite === 'drop' && size > 19);
  const urgent = asks.filter(({ fill }) => fill === plan.palette.danger);
  const ask = anyOf(look.random, urgent.length > 0 ? urgent : asks);
  // A sprout is not drawn as what it will be, but every bed is round, and larger than a bubble.
  const bed =
    ask &&
    nearestTo(
      ask,
      look.circles.filter(({ r }) => r > ask.size * 1.5),
    );
  if (bed) tapAt(look, bed);
};
