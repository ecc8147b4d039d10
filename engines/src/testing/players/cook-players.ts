import { turn } from '../../math/maths.ts';
import { anyOf, gap, type Look, type Player, type Seen, tapAt } from './player.ts';

/** Adds what the highlighted order still lacks, or touches what is done; hasty players take the wrong thing. */
export const cooking: Player = (look) => {
  const { plan } = look.controller.stage;
  if ((plan.rules['heat'] ?? 0) > 0) turnOver(look);
  else fillOrder(look, plan.theme.ingredients ?? plan.theme.things);
};

function fillOrder(look: Look, ingredients: readonly Seen['actor'][]): void {
  const { actors, boxes, controller, random, skill } = look;
  const { h } = controller.stage.view;
  const slip = boxes.find(({ fill, y }) => fill === '#fffdf4' && y < h / 2);
  const cards = actors.filter(({ actor, y }) => ingredients.includes(actor) && y > h * 0.6);
  if (!slip) return;
  const ticks = look.circles.filter(({ fill }) => fill === '#bff0b8');
  const isInside = ({ x, y }: Seen) => x > slip.x && x < slip.x + slip.w && y > slip.y && y < slip.y + slip.h + 8;
  const lacking = actors.filter(
    (seen) => ingredients.includes(seen.actor) && isInside(seen) && !ticks.some((tick) => gap(tick, seen) < 4),
  );
  const [next] = lacking;
  const isMistaken = random.chance(skill.lapses * 0.14);
  const card = isMistaken ? anyOf(random, cards) : cards.find(({ actor }) => actor === next?.actor);
  // Whoever is slow has to find it on the shelf first.
  if (card && random.chance(skill.pauseSeconds > 0.15 ? 0.3 : 0.8))
    tapAt({ ...look, skill: { ...skill, missUnits: skill.missUnits / 2 } }, card);
}

function turnOver(look: Look): void {
  const { circles, random, skill } = look;
  const isWhole = ({ from, to }: { from: number; to: number }) => Math.abs(to - from) > turn * 0.99;
  const rings = circles.filter((circle) => !isWhole(circle));
  const done = rings.filter(({ stroke }) => stroke !== '#ffd76a');
  const target = anyOf(random, done);
  if (target && random.chance(skill.pauseSeconds > 0.15 ? 0.3 : 0.8)) tapAt(look, target);
}
