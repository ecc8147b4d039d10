import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import type { Scene } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { type DefenceWorld, placeOf } from './world.ts';

type Paving = 'asphalt' | 'track' | 'lights' | 'cobbles' | 'carpet' | 'sweets';

const pavings: Record<Paving, string> = {
  asphalt: 'city fair stadium',
  lights: 'space starship cyber',
  cobbles: 'castle dungeon temple haunted volcano cave',
  carpet: 'room kitchen school shop',
  sweets: 'candy',
  track: '',
};

const pavingOf = (scene: Scene): Paving =>
  (Object.keys(pavings) as Paving[]).find((one) => pavings[one].split(' ').includes(scene)) ?? 'track';

/** Trodden earth, unless the scene has no earth. */
const trodden: Partial<Record<Scene, string>> = {
  snow: '#a9c4dc',
  sky: '#b7cdea',
  moon: '#8d8a94',
  sea: '#e7d3a0',
  beach: '#b98f58',
  desert: '#a4713f',
  body: '#c46a6a',
  mouth: '#c46a6a',
  swamp: '#6e5c3e',
};

function colourOf({ plan }: Stage, paving: Paving): string {
  const { palette, theme } = plan;
  const natural: Record<Paving, string> = {
    asphalt: '#565a66',
    track: trodden[theme.scene] ?? '#a97c4d',
    lights: palette.far,
    cobbles: '#8f8a86',
    carpet: mix('#b3404a', palette.second, 0.3),
    sweets: '#f6dcb4',
  };
  const dim = plan.hour === 'night' ? 0.3 : 0;
  return darker(mix(natural[paving], palette.far, 0.18), dim);
}

/** The way that those who attack take: earth, stones, a street or a carpet, as the scene has it. */
export function drawWay(stage: Stage, w: DefenceWorld): void {
  const { ctx, plan } = stage;
  const first = w.map.path[0];
  if (!first || w.map.path.length < 2) return;
  const before = w.map.rows >= w.map.columns ? { x: first.x, y: -2 } : { x: -2, y: first.y };
  const points = [before, ...w.map.path].map((cell) => placeOf(w, cell));
  const paving = pavingOf(plan.theme.scene);
  const colour = colourOf(stage, paving);
  const line = (width: number, stroke: string) => {
    ctx.lineWidth = width;
    ctx.strokeStyle = stroke;
    ctx.beginPath();
    for (const p of points) ctx.lineTo(p.x, p.y);
    ctx.stroke();
  };
  ctx.save();
  ctx.lineJoin = ctx.lineCap = 'round';
  line(w.cell * 0.92, alpha(plan.palette.ink, 0.35));
  line(
    w.cell * 0.82,
    paving === 'lights' ? plan.palette.second : paving === 'carpet' ? '#e8c66a' : darker(colour, 0.4),
  );
  line(w.cell * (paving === 'carpet' ? 0.72 : 0.74), paving === 'lights' ? darker(colour, 0.25) : colour);
  if (paving === 'asphalt' || paving === 'lights') {
    ctx.setLineDash(paving === 'asphalt' ? [12, 14] : [4, 14]);
    ctx.lineDashOffset = paving === 'asphalt' ? 0 : -stage.time * 20;
    line(2.5, alpha(plan.palette.paper, paving === 'asphalt' ? 0.6 : 0.45));
  } else strew(stage, points, w.cell, paving, colour);
  ctx.restore();
}

const alike = (n: number, step: number) => (n * step) % 1;

/** Pebbles, cobbles or sprinkles along the way, always the same. */
function strew({ ctx, plan }: Stage, points: Point[], cell: number, paving: Paving, colour: string): void {
  const tints =
    paving === 'sweets'
      ? [plan.palette.accent, plan.palette.second, plan.palette.danger]
      : [alpha(lighter(colour, 0.3), 0.75), alpha(darker(colour, 0.3), 0.55)];
  const many = paving === 'cobbles' ? 11 : 5;
  let n = 0;
  points.forEach((from, i) => {
    const to = points[i + 1];
    if (!to) return;
    const count = Math.round((Math.hypot(to.x - from.x, to.y - from.y) / cell) * many);
    for (let k = 0; k < count; k++, n++) {
      const share = (k + alike(n, 0.37)) / count;
      const aside = (alike(n, 0.618) - 0.5) * cell * 0.56;
      const along = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const isUpright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
      const r = cell * (paving === 'cobbles' ? 0.085 : 0.04) * (0.7 + alike(n, 0.29) * 0.6);
      ctx.fillStyle = tints[n % tints.length] ?? colour;
      ctx.beginPath();
      ctx.ellipse(along.x + (isUpright ? aside : 0), along.y + (isUpright ? 0 : aside), r, r * 0.75, n, 0, turn);
      if (paving !== 'carpet') ctx.fill();
    }
  });
}
