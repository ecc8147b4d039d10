import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Plan, Scene } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { groundLine, toScreen } from './meet.ts';
import type { PlatformerWorld } from './world.ts';

const depthUnits = 30;
const wateryScenes = new Set<Scene>(['beach', 'jungle', 'swamp', 'meadow', 'forest', 'autumn', 'farm', 'snow']);

/** What is in the pits: lava, water, or nothing. */
function fillOf({ theme, palette }: Plan): 'lava' | { water: string } | 'deep' {
  const named = [...theme.foes, ...theme.things].some(({ name }) => name === 'lava');
  if (named || theme.scene === 'volcano') return 'lava';
  if (wateryScenes.has(theme.scene)) return { water: mix(mix('#2f9fd6', palette.sky[1], 0.25), palette.sky[0], 0.3) };
  return 'deep';
}

/** Drawn under the whole view before the ground, which hides all but the gaps. */
export function drawPits(stage: Stage, w: PlatformerWorld): void {
  const { ctx, view, plan, time } = stage;
  // Never below the ground line of the scenery, because only sky is under it.
  const top = Math.min(toScreen(stage, w, 0, -depthUnits).y, groundLine(view));
  if (top > view.h) return;
  const fill = fillOf(plan);
  if (fill === 'deep') {
    const dark = ctx.createLinearGradient(0, top - 40, 0, view.h);
    dark.addColorStop(0, alpha(plan.palette.ink, 0));
    dark.addColorStop(0.3, alpha(darker(plan.palette.ground, 0.7), 0.96));
    dark.addColorStop(1, plan.palette.ink);
    ctx.fillStyle = dark;
    ctx.fillRect(-20, top - 40, view.w + 40, view.h - top + 80);
    return;
  }
  const colour = fill === 'lava' ? mix(plan.palette.danger, '#ff5a1f', 0.6) : fill.water;
  const swell = (x: number, pace: number) => Math.sin((x + w.camera.x) / 24 + time * pace) * 4;
  const layers: [number, string][] = [
    [-5, lighter(colour, 0.3)],
    [0, colour],
    [12, darker(colour, 0.25)],
  ];
  layers.forEach(([dy, shade], i) => {
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.moveTo(-20, view.h + 40);
    for (let x = -20; x <= view.w + 20; x += 8) ctx.lineTo(x, top + dy + swell(x + i * 37, 2.2 - i * 0.4));
    ctx.lineTo(view.w + 20, view.h + 40);
    ctx.fill();
  });
  if (fill !== 'lava') return;
  const glow = ctx.createLinearGradient(0, top - 90, 0, top);
  glow.addColorStop(0, alpha(colour, 0));
  glow.addColorStop(1, alpha(lighter(colour, 0.2), 0.5));
  ctx.fillStyle = glow;
  ctx.fillRect(-20, top - 90, view.w + 40, 90);
}
