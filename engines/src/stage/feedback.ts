import { alpha } from '../math/colour.ts';
import { type Point, turn } from '../math/maths.ts';
import { at } from '../math/random.ts';
import type { Actor } from '../plan.ts';
import type { Stage } from './stage.ts';

/** Whether the prompt asked for this modifier. */
export const asksFor = (stage: Stage, modifier: string) => stage.plan.modifiers?.includes(modifier) ?? false;

/** Whether nobody was asked for who would stand beside the board. */
export const isUnplayed = (stage: Stage) => stage.rule('unplayed', 0) > 0;

/** Costs a life, with effects; the last life ends the round. */
export function hurt(stage: Stage, place: Point, actor: Actor = stage.plan.theme.hero): void {
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.freeze(0.09);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  stage.effects.burst(place.x, place.y, stage.art.colourOf(actor), { count: 18, speed: 210 });
  stage.effects.ring(place.x, place.y, stage.plan.palette.danger, 60);
  if (stage.hud.lives <= 0) stage.over();
}

/** Ends the round as won once the number the prompt asked for is reached: ten waves, three levels. */
export function isFinished(stage: Stage, name: string, done: number): boolean {
  const asked = stage.rule(name, 0);
  if (asked === 0 || done < asked) return false;
  stage.hud.won = true;
  stage.over();
  return true;
}

/** How many shots are left of those the prompt allows, shown beside the score; null without a limit. */
export function shotsLeft(stage: Stage, fired: number): number | null {
  const asked = stage.rule('shots', 0);
  if (asked === 0) return null;
  const left = Math.max(0, asked - fired);
  stage.hud.label = `LEFT ${left}`;
  return left;
}

/** "WAVE 3", or "WAVE 3/10" where ten were asked for. */
export function counted(stage: Stage, word: string, name: string, count: number): string {
  const asked = stage.rule(name, 0);
  return asked > 0 ? `${word} ${Math.min(count, asked)}/${asked}` : `${word} ${count}`;
}

/** Before a boss: which of those that were asked for, or null. */
export const bossBanner = (stage: Stage, number: number): string | null =>
  stage.rule('bosses', 0) > 0 ? counted(stage, 'BOSS', 'bosses', number) : null;

/** Counts collected things: those of the kind the prompt names first. */
export function take(stage: Stage, actor: Actor): void {
  if (actor === stage.plan.theme.things[0]) stage.hud.taken++;
}

/** Points for something collected; a higher step plays a higher note. */
export function reward(stage: Stage, place: Point, actor: Actor, points: number, step = 0): void {
  const { palette } = stage.plan;
  take(stage, actor);
  stage.add(points, { x: place.x, y: place.y - 24 });
  stage.sound.play('coin', step % 10);
  stage.effects.burst(place.x, place.y, [stage.art.colourOf(actor), palette.accent], { count: 10, speed: 150 });
  stage.effects.ring(place.x, place.y, palette.accent, 34);
}

/** Mostly the thing the prompt names first; occasionally others of its family. */
export const mainThing = ({ plan }: Stage, look: number): Actor => at(plan.theme.things, look < 8 ? 0 : look);

export function shadow(stage: Stage, x: number, y: number, w: number, h: number, opacity = 0.3): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = alpha(plan.palette.ink, opacity);
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, w), Math.max(0, h), 0, 0, turn);
  ctx.fill();
}
