import { widthOf, write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeBack, type Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { writeLines } from '../../stage/written-lines.ts';
import type { Face } from './questions.ts';
import type { QuizWorld } from './world.ts';

export function drawQuiz(stage: Stage, w: QuizWorld, cards: Rect[]): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.12 });
  const tall = view.portrait;
  const box: Rect = tall
    ? { x: 18, y: hudHeight + 30, w: view.w - 36, h: view.h * 0.46 - hudHeight - 44 }
    : { x: 18, y: hudHeight + 26, w: view.w * 0.5 - 36, h: view.h - hudHeight - 50 };
  ctx.fillStyle = alpha(plan.palette.ink, 0.72);
  ctx.strokeStyle = plan.palette.edge;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, 16);
  ctx.fill();
  ctx.stroke();
  const asked = drawAsked(stage, w, box);
  const inner: Rect = { x: box.x + 12, y: box.y + asked, w: box.w - 24, h: box.h - asked - 10 };
  if (w.question.shown.length) drawRow(stage, w.question.shown, inner);
  else
    art.draw(
      plan.theme.hero,
      inner.x + inner.w / 2,
      inner.y + inner.h / 2 - Math.abs(Math.sin(time * 8)) * 20 * w.cheer,
      Math.min(inner.h * 0.86, 120),
      { squash: Math.sin(time * 3) * 0.03, walk: time * 2 },
    );
  cards.forEach((card, i) => {
    const option = w.question.options[i];
    if (option) drawCard(stage, w, card, option, i);
  });
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Draws the question at the top of its box; returns the height it takes. */
function drawAsked({ ctx, plan }: Stage, { question }: QuizWorld, box: Rect): number {
  if (question.written) {
    // What is to be counted needs more room than the question.
    const h = box.h * (question.shown.length > 0 ? 0.24 : 0.56);
    writeLines(ctx, question.ask, { x: box.x + 14, y: box.y + 8, w: box.w - 28, h: h - 8 }, 26, plan.palette.paper);
    return h;
  }
  const size = Math.min(14, (14 * (box.w - 30)) / Math.max(1, widthOf(question.ask, 14)));
  write(ctx, question.ask, box.x + box.w / 2, box.y + 26, size, { fill: plan.palette.paper, weight: 0.18 });
  return 44;
}

function drawRow(stage: Stage, faces: Face[], box: Rect): void {
  const step = box.w / faces.length;
  faces.forEach((face, i) => {
    drawFace(stage, face, { x: box.x + i * step, y: box.y, w: step, h: box.h });
  });
}

function drawCard(stage: Stage, w: QuizWorld, card: Rect, option: Face, i: number): void {
  const { ctx, plan } = stage;
  const grow = easeBack(clamp(w.shown * 4 - i * 0.25, 0, 1));
  const right = i === w.question.right;
  const told = w.verdict > 0 && (right || i === w.picked);
  const colour = told ? (right ? '#4fd37a' : plan.palette.danger) : lighter(plan.palette.paper, 0.2);
  ctx.save();
  ctx.translate(card.x + card.w / 2, card.y + card.h / 2);
  ctx.scale(grow, grow);
  if (told && !right) ctx.rotate(Math.sin(w.verdict * 40) * 0.05 * Math.max(0, 1 - w.verdict * 2));
  ctx.fillStyle = darker(colour, 0.35);
  ctx.beginPath();
  ctx.roundRect(-card.w / 2, -card.h / 2 + 5, card.w, card.h, 16);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.strokeStyle = w.byKeys && i === w.cursor ? plan.palette.accent : alpha(plan.palette.ink, 0.3);
  ctx.lineWidth = w.byKeys && i === w.cursor ? 6 : 2;
  ctx.beginPath();
  ctx.roundRect(-card.w / 2, -card.h / 2, card.w, card.h, 16);
  ctx.fill();
  ctx.stroke();
  const inner = { x: -card.w / 2 + 8, y: -card.h / 2 + 8, w: card.w - 16, h: card.h - 16 };
  if (w.question.written) writeLines(ctx, option.text, inner, 22, plan.palette.ink);
  else drawFace(stage, option, inner, plan.palette.ink);
  ctx.restore();
}

function drawFace(stage: Stage, face: Face, box: Rect, ink = stage.plan.palette.accent): void {
  const { ctx, art } = stage;
  if (!face.actor) {
    const size = Math.min(box.h * 0.42, (box.w * 0.8) / Math.max(1, widthOf(face.text, 1)));
    write(ctx, face.text, box.x + box.w / 2, box.y + box.h / 2, size, { fill: ink, weight: 0.2 });
    return;
  }
  const columns = Math.ceil(Math.sqrt((face.count * box.w) / Math.max(1, box.h)));
  const rows = Math.ceil(face.count / columns);
  const cell = Math.min(box.w / columns, box.h / rows);
  for (let i = 0; i < face.count; i++) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, face.count - row * columns);
    const x = box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2) * cell;
    const y = box.y + box.h / 2 + (row - (rows - 1) / 2) * cell;
    art.draw(face.actor, x, y, cell * 0.84, { white: face.shadow });
  }
}
