import type { Actor } from '../../plan.ts';
import { anyOf, type Player, tapAt } from './player.ts';

/** Beats what the opponent has had in mind for as long as it takes to react; a lapse is any of the three. */
export function rockPaperScissors(): Player {
  let seen: { actor: Actor; since: number } | null = null;
  return (look) => {
    const { actors, controller, random, skill } = look;
    const { plan, played, view } = controller.stage;
    const { things } = plan.theme;
    const shown = actors.filter(({ actor }) => things.includes(actor));
    const thought = shown.filter(({ x, y }) => x > view.w / 2 && y < view.h / 2).sort((a, b) => a.y - b.y)[0]?.actor;
    if (!thought) seen = null;
    else if (seen?.actor !== thought) seen = { actor: thought, since: played };
    if (!seen || played - seen.since < skill.pauseSeconds * 3) return;
    const wanted = random.chance(skill.lapses * 3)
      ? anyOf(random, things)
      : things[(things.indexOf(seen.actor) + 1) % 3];
    const button = shown
      .filter(({ actor, y }) => actor === wanted && y > view.h * 0.7)
      .sort((a, b) => b.size - a.size)[0];
    if (button) tapAt(look, button);
  };
}
