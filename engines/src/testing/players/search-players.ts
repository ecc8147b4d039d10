import { gap, type Player, type Seen } from './player.ts';

/** Looks at a few things at a time until it comes to one that is on the list; hasty players tap others, too. */
export function hiddenObjects(): Player {
  const perLook = 2;
  let shownCount = 0;
  let unseen: Seen[] = [];
  return ({ actors, boxes, random, skill, controller }) => {
    const { hero } = controller.stage.plan.theme;
    // The list is the large box at the lower edge.
    const list = boxes.find(({ w, h, y }) => w > 300 && h > 60 && y > 400);
    if (!list) return;
    const keyOf = ({ actor }: Seen) => `${actor.sprite} ${actor.picture} ${actor.tint} ${actor.wears}`;
    const wanted = actors.filter(({ y, actor }) => y > list.y && actor !== hero).map(keyOf);
    const picture = actors.filter(({ y }) => y > 80 && y < list.y);
    if (picture.length !== shownCount) unseen = random.shuffle(picture);
    shownCount = picture.length;
    const seen = unseen.splice(0, perLook);
    if (unseen.length === 0) unseen = random.shuffle(picture);
    const found = seen.find((one) => wanted.includes(keyOf(one)) && !random.chance(skill.lapses));
    const isMistaken = random.chance(skill.lapses * 0.25);
    const target = isMistaken ? seen[0] : found;
    if (target) controller.tap(target);
  };
}

/** Compares one thing of the two pictures after the other; hasty players tap what is the same, too. */
export function differences(): Player {
  let unseen: number[] = [];
  return ({ actors, boxes, circles, random, skill, controller }) => {
    const frames = boxes.filter(({ w, h, y }) => w > 150 && h > 120 && y > 50 && y < 600);
    const first = frames[0];
    const second = frames.find((one) => first && gap(one, first) > 50);
    if (!first || !second) return;
    const shift = { x: second.x - first.x, y: second.y - first.y };
    const isIn = (one: Seen, { x, y, w, h }: typeof first) => one.x > x && one.x < x + w && one.y > y && one.y < y + h;
    const [own, others] = [actors.filter((one) => isIn(one, first)), actors.filter((one) => isIn(one, second))];
    const isSame = (a: Seen, b: Seen) =>
      gap({ x: a.x + shift.x, y: a.y + shift.y }, b) < 4 && Math.abs(a.size - b.size) < 1 && a.actor === b.actor;
    const isCircled = (one: Seen) => circles.some((ring) => ring.r > 15 && gap(ring, one) < 4);
    if (unseen.length === 0) unseen = random.shuffle([...own, ...others].map((_, i) => i));
    const place = unseen.pop() ?? 0;
    const one = own[place] ?? others[place - own.length];
    if (!one || isCircled(one)) return;
    const isDifferent = own.includes(one)
      ? !others.some((other) => isSame(one, other))
      : !own.some((other) => isSame(other, one));
    if (isDifferent ? !random.chance(skill.lapses) : random.chance(skill.lapses * 0.4)) controller.tap(one);
  };
}
