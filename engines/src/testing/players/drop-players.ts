import { anyOf, gap, type Player, type Seen } from './player.ts';

/** Drops each piece on its like, or beside the pile; a novice drops anywhere, often. */
export const dropMerge: Player = (look) => {
  const { actors, controller, random, skill } = look;
  const { things } = controller.stage.plan.theme;
  const rankOf = ({ actor }: Seen) => things.indexOf(actor);
  const pieces = actors.filter((seen) => rankOf(seen) >= 0);
  // The held one is the highest, and the chain is shown at the bottom.
  const held = pieces.reduce<Seen | undefined>((top, one) => (top && top.y <= one.y ? top : one), undefined);
  const inJar = pieces.filter((one) => one !== held && one.y < 620);
  if (!held) return;
  const isSkilled = skill.pauseSeconds < 0.15;
  if (!isSkilled && random.chance(0.35)) return controller.tap({ x: random.range(30, 370), y: 300 });
  const isOpen = (one: Seen) =>
    !inJar.some(
      (other) => other !== one && other.y < one.y && Math.abs(other.x - one.x) < other.size * 0.32 + held.size * 0.3,
    );
  const alike = inJar.filter((one) => rankOf(one) === rankOf(held) && isOpen(one));
  // Beside what is next larger, or where the pile is lowest.
  const columns = Array.from({ length: 12 }, (_, i) => 40 + i * 29);
  const topAt = (x: number) =>
    Math.min(
      580,
      ...inJar
        .filter((one) => Math.abs(one.x - x) < one.size * 0.32 + held.size * 0.32)
        .map((one) => one.y - one.size * 0.32),
    );
  const costOf = (x: number) => {
    const near = inJar.filter((one) => gap(one, { x, y: topAt(x) }) < one.size * 0.4 + held.size * 0.5);
    const isSteady = near.some((one) => rankOf(one) === rankOf(held) + 1);
    return -topAt(x) - (isSteady ? 60 : 0);
  };
  const best = anyOf(random, alike.toSorted((a, b) => a.y - b.y).slice(0, 1));
  const lowest = columns.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  const x = (best?.x ?? lowest) + random.range(-1, 1) * skill.missUnits * 0.5;
  controller.tap({ x, y: 300 });
};
