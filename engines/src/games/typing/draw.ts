import { widthOf, write } from '../../canvas/lettering.ts';
import { alpha } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import { drawStanding, fillRounded } from '../../stage/board.ts';
import { drawKeys } from '../../stage/keyboard.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Walker } from './walkers.ts';
import { actorOf, groundOf, heroPlace, type TypingWorld, walkerPlace } from './world.ts';

export function drawTyping(stage: Stage, w: TypingWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const ground = groundOf(stage, w);
  backdrop.draw({ x: time * 6, ground: view.portrait ? hillLine(ground) : ground * 0.5 });
  if (view.portrait) backdrop.drawGround(0, hillLine(ground));
  else backdrop.drawGround(0, ground * 0.5);
  const hero = heroPlace(stage, w);
  const order = [...w.parade.walkers].sort((a, b) => a.way - b.way);
  for (const walker of order) drawWalker(stage, w, walker);
  drawStanding(stage, hero.x, hero.y, 84);
  art.draw(plan.theme.hero, hero.x, hero.y, 84 + (w.bolts.length ? 6 : 0), {
    squash: Math.sin(time * 3) * 0.03,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  drawBolts(stage, w);
  for (const walker of order) drawWord(stage, w, walker);
  if (!w.hasKeyboard) {
    fillRounded(ctx, { x: -10, y: ground, w: view.w + 20, h: view.h }, 12, alpha(plan.palette.ink, 0.8));
    drawKeys(stage, w.keys, (letter) => w.lit.get(letter) ?? 0);
  }
  effects.draw(ctx);
  backdrop.drawAir();
}

const hillLine = (ground: number) => ground * 0.34;

function drawWalker(stage: Stage, w: TypingWorld, walker: Walker): void {
  const { art, time } = stage;
  const { x, y } = walkerPlace(stage, w, walker);
  const size = 54 + walker.way * 16;
  drawStanding(stage, x, y, size);
  art.draw(actorOf(stage, walker), x - walker.hit * 3, y - Math.abs(Math.sin(time * 6 + walker.kind)) * 4, size, {
    tilt: Math.sin(time * 6 + walker.kind) * 0.09,
    walk: time * 8 + walker.kind,
    white: walker.hit > 0.7,
    flip: !stage.view.portrait,
  });
}

/** The word over the head: typed letters are highlighted, the others dark on white. */
function drawWord(stage: Stage, w: TypingWorld, walker: Walker): void {
  const { ctx, plan, view } = stage;
  const place = walkerPlace(stage, w, walker);
  const size = view.portrait ? 13 : 14;
  const width = widthOf(walker.word, size);
  const x = Math.max(width / 2 + 12, Math.min(view.w - width / 2 - 12, place.x));
  const y = place.y - 44 - walker.way * 8;
  const isTarget = w.parade.target === walker;
  fillRounded(
    ctx,
    { x: x - width / 2 - 9, y: y - size * 0.95, w: width + 18, h: size * 1.9 },
    9,
    isTarget ? '#ffffff' : alpha('#ffffff', 0.88),
  );
  ctx.strokeStyle = isTarget ? plan.palette.accent : alpha(plan.palette.ink, 0.6);
  ctx.lineWidth = isTarget ? 4 : 2;
  ctx.stroke();
  write(ctx, walker.word, x, y, size, { fill: '#1c1630', weight: 0.2 });
  if (walker.typed)
    write(ctx, walker.word.slice(0, walker.typed), x - width / 2, y, size, {
      align: 'left',
      fill: '#ff7a3d',
      weight: 0.24,
    });
}

function drawBolts(stage: Stage, w: TypingWorld): void {
  const { ctx, art, plan } = stage;
  const hero = heroPlace(stage, w);
  for (const { walker, age } of w.bolts) {
    const to = walkerPlace(stage, w, walker);
    const t = age / 0.16;
    const [x, y] = [hero.x + (to.x - hero.x) * t, hero.y - 20 + (to.y - hero.y + 20) * t];
    ctx.strokeStyle = alpha(plan.palette.accent, 0.6 * (1 - t));
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(hero.x, hero.y - 20);
    ctx.lineTo(x, y);
    ctx.stroke();
    art.draw(at(plan.theme.things, 0), x, y, 24, { tilt: age * 40 });
  }
}
