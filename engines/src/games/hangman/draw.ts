import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import { drawKeys } from '../../stage/keyboard.ts';
import type { Stage } from '../../stage/stage.ts';
import { shownLetters } from './riddle.ts';
import { flightRoom, type HangmanWorld, wordPlace } from './world.ts';

const colours = ['#ff6b81', '#ffd23f', '#52d681', '#4aa8ff', '#b47bff', '#ff9f45'];

export function drawHangman(stage: Stage, w: HangmanWorld): void {
  const { ctx, view, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 10, ground: view.h });
  drawFlight(stage, w);
  drawWord(stage, w);
  const { word, tried } = w.riddle;
  drawKeys(stage, w.keys, (letter) => (!tried.includes(letter) ? 0 : word.includes(letter) ? 'right' : 'wrong'));
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The hero under the remaining balloons, or falling without any, beside the keys or above the word. */
function drawFlight(stage: Stage, w: HangmanWorld): void {
  const { ctx, plan, art, time } = stage;
  const room = flightRoom(stage, w);
  const size = Math.min(92, room.w * 0.36, room.h * 0.36);
  const step = Math.min(34, (room.w - 64) / Math.max(1, w.balloonsMax - 1));
  const lost = w.balloonsMax - w.balloons;
  const x = room.x + room.w / 2 + Math.sin(time * 1.1) * 8 + Math.sin(time * 14) * w.sway * 8;
  const fall = w.balloons <= 0 ? (1.6 - w.wait) ** 2 * 420 : 0;
  const lowest = room.y + room.h - size * 0.5 - 10 - w.balloonsMax * 4;
  const y = Math.min(room.y + room.h * 0.62, lowest) + lost * 4 + Math.sin(time * 1.6) * 6 + fall - w.cheer * 16;
  for (let i = 0; i < w.balloons; i++) {
    const spread = (i - (w.balloons - 1) / 2) * step;
    const bx = x + spread + Math.sin(time * 1.4 + i) * 3;
    const by = y - size * 1.15 + Math.abs(spread) * 0.25 + Math.sin(time * 2 + i * 1.7) * 3;
    const colour = at(colours, i);
    ctx.strokeStyle = alpha(plan.palette.ink, 0.6);
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(bx, by + 22);
    ctx.quadraticCurveTo(bx, y - size * 0.7, x, y - size * 0.32);
    ctx.stroke();
    ctx.fillStyle = darker(colour, 0.25);
    ctx.beginPath();
    ctx.ellipse(bx, by + 1, 17, 22, 0, 0, turn);
    ctx.fill();
    ctx.fillStyle = lighter(colour, 0.1);
    ctx.beginPath();
    ctx.ellipse(bx - 1, by - 1, 15.5, 20, 0, 0, turn);
    ctx.fill();
    ctx.fillStyle = alpha('#ffffff', 0.6);
    ctx.beginPath();
    ctx.ellipse(bx - 6, by - 9, 3.5, 6, 0.5, 0, turn);
    ctx.fill();
  }
  art.draw(plan.theme.hero, x, y, size, { tilt: Math.sin(time * 1.6) * 0.08 + fall * 0.01, squash: w.sway * 0.1 });
}

function drawWord(stage: Stage, w: HangmanWorld): void {
  const { ctx, plan } = stage;
  const { word } = w.riddle;
  const { left, y, cell } = wordPlace(stage, word);
  shownLetters(w.riddle).forEach((letter, i) => {
    const place = { x: left + i * cell + 2, y: y - cell * 0.55, w: cell - 4, h: cell * 1.1 };
    fillRounded(ctx, { ...place, y: place.y + 3 }, 7, alpha(plan.palette.ink, 0.6));
    fillRounded(ctx, place, 7, letter ? '#fffdf5' : alpha('#fffdf5', 0.35));
    const isLost = w.balloons <= 0 && !letter;
    if (!letter && !isLost) return;
    const grow = easeBack(clamp((w.ages.get(letter ?? '') ?? 9) * 5, 0, 1));
    write(ctx, letter ?? word[i] ?? '', left + (i + 0.5) * cell, y, cell * 0.5 * grow, {
      fill: isLost ? plan.palette.danger : '#241c38',
      weight: 0.19,
    });
  });
}
