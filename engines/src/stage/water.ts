import { sceneArtOf } from '../art/scenery/scenes.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn, wrap } from '../math/maths.ts';
import type { Stage } from './stage.ts';

/** Who swims or sails in it, at whatever place. */
export const isBoat = ({ sprite, name }: { sprite: string; name: string }): boolean =>
  /^(boat|ship|submarine)$/.test(sprite) || /\b(ship|boat|galleon|frigate|raft|canoe|kayak|yacht)$/.test(name);

/** Whether the ground, seen from the side, is the surface of water. */
export const isOnWater = ({ plan }: Stage): boolean => (plan.theme.ground ?? sceneArtOf(plan).ground) === 'water';

/** How much deeper whoever is on water lies than on land, up and down with the swell. */
export const sinkOf = (stage: Stage, x: number): number =>
  isOnWater(stage) ? 7 + Math.sin(stage.time * 2 + x * 0.01) * 2.5 : 0;

/** Whoever lives in the sea keeps off its bed, unless it walks there. */
export const isSwimming = ({ plan, art }: Stage): boolean =>
  plan.theme.scene === 'sea' && !art.walks(plan.theme.hero) && !/^(crab|starfish|shell)$/.test(plan.theme.hero.sprite);

/** The sea from above, which flows by x and y: swells, crests with foam, and glints. */
export function drawSea({ ctx, view, plan, time }: Stage, x = 0, y = 0): void {
  const { sky } = plan.palette;
  const blue = mix(plan.hour === 'night' ? '#123f6e' : '#1c7fc4', sky[0], 0.22);
  const [w, h] = [view.w + 160, view.h + 160];
  ctx.fillStyle = blue;
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  for (let i = 0; i < 12; i++) {
    ctx.fillStyle = alpha(i % 2 ? lighter(blue, 0.12) : darker(blue, 0.16), 0.5);
    ctx.beginPath();
    ctx.ellipse(wrap(i * 211 - x, w) - 80, wrap(i * 127 - y, h) - 80, 120, 26, 0, 0, turn);
    ctx.fill();
  }
  ctx.lineCap = 'round';
  for (let i = 0; i < 34; i++) {
    const sway = Math.sin(time * 1.3 + i) * 6;
    const [cx, cy] = [wrap(i * 173 + sway - x, w) - 80, wrap(i * 89 - y, h) - 80];
    const long = 16 + (i % 4) * 7;
    const isCrest = i % 3 === 0;
    ctx.strokeStyle = isCrest ? 'rgba(255,255,255,0.75)' : alpha(lighter(blue, 0.4), 0.6);
    ctx.lineWidth = isCrest ? 4 : 3;
    ctx.beginPath();
    ctx.moveTo(cx - long, cy + 4);
    ctx.quadraticCurveTo(cx - long * 0.5, cy - 8, cx, cy);
    ctx.quadraticCurveTo(cx + long * 0.5, cy - 8, cx + long, cy + 4);
    ctx.stroke();
    if (!isCrest) continue;
    ctx.fillStyle = 'rgba(255,255,255,0.5)';
    for (const dx of [-0.6, 0.1, 0.7]) {
      ctx.beginPath();
      ctx.arc(cx + dx * long, cy + 9 + (i % 2) * 3, 2.2, 0, turn);
      ctx.fill();
    }
  }
}

/** Foam around a hull, and the wake behind it if it sails towards `side`. */
export function drawFoam({ ctx, time }: Stage, x: number, y: number, size: number, side = 0): void {
  ctx.fillStyle = 'rgba(255,255,255,0.28)';
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.34, size * 0.52, size * 0.15, 0, 0, turn);
  ctx.fill();
  ctx.strokeStyle = 'rgba(255,255,255,0.6)';
  ctx.lineWidth = 2.5;
  ctx.lineCap = 'round';
  for (let i = 0; i < 3; i++) {
    const swell = size * (0.44 + i * 0.09) + Math.sin(time * 3 + i + x * 0.02) * 2;
    ctx.beginPath();
    if (side) {
      const back = x - side * (size * 0.34 + i * size * 0.16);
      ctx.moveTo(back, y + size * 0.24);
      ctx.lineTo(back - side * size * 0.16, y + size * (0.16 - i * 0.03));
      ctx.moveTo(back, y + size * 0.38);
      ctx.lineTo(back - side * size * 0.16, y + size * (0.48 + i * 0.03));
    } else ctx.ellipse(x, y + size * 0.36, swell, swell * 0.26, 0, 0.2 + i * 0.2, Math.PI - 0.2 - i * 0.2);
    ctx.stroke();
  }
}
