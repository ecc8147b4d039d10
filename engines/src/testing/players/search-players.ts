import type { Player, Seen } from './player.ts';

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
