import { alpha, darker, lighter, mix } from '../art/colour.ts';
import { hudHeight } from '../stage/hud.ts';
import { write } from '../stage/lettering.ts';
import { approach, clamp, type Rect, turn } from '../stage/maths.ts';
import { at } from '../stage/random.ts';
import { run } from '../stage/run.ts';
import type { Game, Stage } from '../stage/stage.ts';

/** Keep the ball in the air and take the picture apart, brick by brick: the bricks show the game's own cast. */
run(breakout);

type Brick = { column: number; row: number; colour: string; life: number; shown: number };
type Ball = { x: number; y: number; vx: number; vy: number; stuck: boolean; trail: { x: number; y: number }[] };
type Drop = { x: number; y: number; kind: 'wide' | 'more' | 'fire' | 'life' };

const letters: Record<Drop['kind'], string> = { wide: 'W', more: '3', fire: 'F', life: '+' };
const ballSize = 8;

function breakout(stage: Stage): Game {
  const { ctx, view, plan, art, effects, sound, hud, backdrop, input } = stage;
  const { hero, foes, things } = plan.theme;
  const { palette } = plan;
  const columns = 12;
  const rows = 11;
  let bricks: Brick[] = [];
  let balls: Ball[] = [];
  let drops: Drop[] = [];
  let level = 0;
  let paddle = 0.5;
  let wide = 1;
  let fire = 0;
  let wideFor = 0;
  let combo = 0;
  let bounce = 0;
  /** Balls live in a field 360 wide and as high as the window leaves. */
  let field: Rect = { x: 0, y: 0, w: 360, h: 600 };

  const layOut = () => {
    const w = Math.min(view.w - 16, Math.max(300, view.h * 0.78));
    field = { x: (view.w - w) / 2, y: hudHeight, w, h: view.h - hudHeight };
  };
  const brickAt = (brick: Brick): Rect => {
    const w = (field.w - 12) / columns;
    const h = Math.min(26, (field.h * 0.5) / rows);
    return { x: field.x + 6 + brick.column * w + 1.2, y: field.y + 22 + brick.row * h + 1.2, w: w - 2.4, h: h - 2.4 };
  };
  const paddleWidth = () => stage.rule('paddle', 84) * (field.w / 380) * wide;
  const paddleY = () => field.y + field.h - (view.portrait ? 86 : 46);
  const pace = () => stage.rule('speed', 300) * (1 + level * 0.05) + Math.min(140, stage.played * 1.2);

  const build = () => {
    const cast = [...things, hero, ...foes];
    const actor = at(cast, level - 1);
    const picture = art.cells(actor, columns, rows);
    const patterns: ((c: number, r: number) => string | null)[] = [
      (c, r) => (r < 7 && (c + r) % 2 === 0 ? at([palette.accent, palette.second, palette.danger], r) : null),
      (c, r) => (Math.abs(c - 5.5) + r * 0.9 < 8 && r < 8 ? at([palette.accent, palette.second], r) : null),
      (c, r) => (r < 8 && c % 3 !== 2 ? mix(palette.accent, palette.danger, r / 8) : null),
    ];
    const pattern = at(patterns, Math.floor(level / 2));
    const drawn = level % 2 === 1;
    bricks = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const colour = drawn ? (picture[row]?.[column] ?? null) : pattern(column, row);
        if (!colour) continue;
        const strong = stage.random.chance(Math.min(0.3, level * 0.03 + plan.difficulty * 0.02));
        bricks.push({ column, row, colour, life: strong ? 2 : 1, shown: -row * 0.05 - column * 0.02 });
      }
    }
  };
  const serve = () => {
    balls = [{ x: 0, y: 0, vx: 0, vy: 0, stuck: true, trail: [] }];
    drops = [];
    wide = 1;
    wideFor = 0;
    fire = 0;
  };
  const nextLevel = () => {
    level++;
    build();
    serve();
    if (level > 1) stage.banner(`LEVEL ${level}`);
    hud.label = `LEVEL ${level}`;
  };
  const reset = () => {
    layOut();
    level = 0;
    paddle = 0.5;
    hud.livesMax = hud.lives = stage.rule('lives', 3);
    nextLevel();
  };

  const launch = () => {
    for (const ball of balls) {
      if (!ball.stuck) continue;
      ball.stuck = false;
      const angle = -Math.PI / 2 + stage.random.range(-0.5, 0.5);
      ball.vx = Math.cos(angle);
      ball.vy = Math.sin(angle);
      sound.play('jump');
    }
  };

  const breakBrick = (brick: Brick) => {
    const r = brickAt(brick);
    const middle = { x: r.x + r.w / 2, y: r.y + r.h / 2 };
    brick.life -= fire > 0 ? 2 : 1;
    combo++;
    sound.play('pop', Math.min(12, combo));
    if (brick.life > 0) {
      effects.burst(middle.x, middle.y, palette.paper, { count: 3, speed: 70, size: 3 });
      return;
    }
    stage.add(10 + Math.min(20, combo) * 2);
    effects.burst(middle.x, middle.y, [brick.colour, lighter(brick.colour, 0.4)], {
      count: 8,
      speed: 150,
      gravity: 420,
      shape: 'bit',
      size: 4,
    });
    effects.shake(1.6);
    if (!stage.random.chance(stage.rule('drops', 0.13))) return;
    const kind = stage.random.pick(
      hud.lives < hud.livesMax
        ? (['wide', 'more', 'fire', 'life'] as const)
        : (['wide', 'more', 'fire', 'more'] as const),
    );
    drops.push({ ...middle, kind });
  };

  const step = (ball: Ball, dt: number) => {
    const speed = pace();
    ball.x += ball.vx * speed * dt;
    ball.y += ball.vy * speed * dt;
    if (ball.x < field.x + ballSize || ball.x > field.x + field.w - ballSize) {
      ball.vx = ball.x < field.x + field.w / 2 ? Math.abs(ball.vx) : -Math.abs(ball.vx);
      ball.x = clamp(ball.x, field.x + ballSize, field.x + field.w - ballSize);
      sound.play('tick');
    }
    if (ball.y < field.y + ballSize) {
      ball.vy = Math.abs(ball.vy);
      ball.y = field.y + ballSize;
      sound.play('tick');
    }
    const px = paddleX();
    const half = paddleWidth() / 2;
    if (
      ball.vy > 0 &&
      ball.y > paddleY() - ballSize - 4 &&
      ball.y < paddleY() + 16 &&
      Math.abs(ball.x - px) < half + ballSize
    ) {
      // Where it strikes the paddle decides where it goes.
      const angle = -Math.PI / 2 + clamp((ball.x - px) / half, -1, 1) * 1.05;
      ball.vx = Math.cos(angle);
      ball.vy = Math.sin(angle);
      ball.y = paddleY() - ballSize - 4;
      combo = 0;
      bounce = 1;
      sound.play('drop', 3);
      effects.burst(ball.x, paddleY(), palette.accent, { count: 6, speed: 110, towards: -Math.PI / 2 });
    }
    for (const brick of bricks) {
      if (brick.life <= 0) continue;
      const r = brickAt(brick);
      const dx = ball.x - clamp(ball.x, r.x, r.x + r.w);
      const dy = ball.y - clamp(ball.y, r.y, r.y + r.h);
      if (dx * dx + dy * dy > ballSize * ballSize) continue;
      if (fire <= 0) {
        if (Math.abs(dx) > Math.abs(dy)) ball.vx = Math.sign(dx) * Math.abs(ball.vx);
        else ball.vy = (Math.sign(dy) || -Math.sign(ball.vy)) * Math.abs(ball.vy);
      }
      breakBrick(brick);
      if (fire <= 0) break;
    }
    // A ball that flies level would never come down.
    if (Math.abs(ball.vy) < 0.2) ball.vy = (Math.sign(ball.vy) || 1) * 0.25;
  };
  const paddleX = () => field.x + clamp(paddle * field.w, paddleWidth() / 2, field.w - paddleWidth() / 2);

  const take = (drop: Drop) => {
    sound.play('power');
    stage.add(25, { x: drop.x, y: drop.y - 20 });
    if (drop.kind === 'wide') wideFor = 12;
    if (drop.kind === 'fire') fire = 6;
    if (drop.kind === 'life') hud.lives = Math.min(hud.livesMax, hud.lives + 1);
    if (drop.kind === 'more') {
      const from = balls.find((ball) => !ball.stuck);
      if (from && balls.length < 7) {
        for (const turned of [-0.45, 0.45]) {
          const angle = Math.atan2(from.vy, from.vx) + turned;
          balls.push({ ...from, vx: Math.cos(angle), vy: Math.sin(angle), trail: [] });
        }
      }
    }
  };

  const drawBrick = (brick: Brick) => {
    const r = brickAt(brick);
    const grow = clamp(brick.shown * 3, 0, 1);
    ctx.globalAlpha = grow;
    ctx.fillStyle = darker(brick.colour, 0.4);
    ctx.beginPath();
    ctx.roundRect(r.x, r.y + 2 - (1 - grow) * 20, r.w, r.h, 3.5);
    ctx.fill();
    ctx.fillStyle = brick.colour;
    ctx.beginPath();
    ctx.roundRect(r.x, r.y - (1 - grow) * 20, r.w, r.h - 2, 3.5);
    ctx.fill();
    ctx.fillStyle = alpha('#ffffff', 0.28);
    ctx.fillRect(r.x + 2, r.y + 1 - (1 - grow) * 20, r.w - 4, 3);
    if (brick.life > 1) {
      ctx.strokeStyle = palette.paper;
      ctx.lineWidth = 1.6;
      ctx.strokeRect(r.x + 2.5, r.y + 2.5 - (1 - grow) * 20, r.w - 5, r.h - 7);
    }
    ctx.globalAlpha = 1;
  };

  const draw = () => {
    backdrop.draw({ x: stage.time * 8, ground: view.h, dim: 0.3 });
    ctx.fillStyle = alpha(palette.ink, 0.35);
    ctx.fillRect(field.x, field.y, field.w, field.h);
    ctx.strokeStyle = alpha(palette.paper, 0.4);
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(field.x, view.h);
    ctx.lineTo(field.x, field.y);
    ctx.lineTo(field.x + field.w, field.y);
    ctx.lineTo(field.x + field.w, view.h);
    ctx.stroke();
    for (const brick of bricks) if (brick.life > 0) drawBrick(brick);
    for (const drop of drops) {
      ctx.fillStyle = drop.kind === 'life' ? palette.danger : palette.second;
      ctx.strokeStyle = palette.paper;
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.roundRect(drop.x - 17, drop.y - 10, 34, 20, 10);
      ctx.fill();
      ctx.stroke();
      write(ctx, letters[drop.kind], drop.x, drop.y, 9, { fill: palette.paper, weight: 0.24 });
    }
    const px = paddleX();
    const half = paddleWidth() / 2;
    const py = paddleY() + bounce * 4;
    art.draw(hero, px, py + 24, 52, { squash: bounce * 0.2, walk: stage.time * 3 });
    const shine = ctx.createLinearGradient(0, py - 6, 0, py + 10);
    shine.addColorStop(0, lighter(palette.accent, 0.4));
    shine.addColorStop(1, darker(palette.accent, 0.3));
    ctx.fillStyle = shine;
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.roundRect(px - half, py - 5, half * 2, 14, 7);
    ctx.fill();
    ctx.stroke();
    for (const ball of balls) {
      ball.trail.forEach((spot, i) => {
        ctx.fillStyle = alpha(fire > 0 ? palette.danger : palette.accent, (i / ball.trail.length) * 0.35);
        ctx.beginPath();
        ctx.arc(spot.x, spot.y, ballSize * (i / ball.trail.length), 0, turn);
        ctx.fill();
      });
      ctx.fillStyle = fire > 0 ? lighter(palette.danger, 0.4) : palette.paper;
      ctx.strokeStyle = palette.ink;
      ctx.beginPath();
      ctx.arc(ball.x, ball.y, ballSize, 0, turn);
      ctx.fill();
      ctx.stroke();
    }
    effects.draw(ctx);
    backdrop.drawAir();
  };

  const settle = (dt: number) => {
    for (const brick of bricks) brick.shown += dt;
    bounce = approach(bounce, 0, 10, dt);
    wide = approach(wide, wideFor > 0 ? 1.6 : 1, 8, dt);
    for (const ball of balls) {
      if (!ball.stuck) continue;
      ball.x = paddleX() + Math.sin(stage.time * 2) * 8;
      ball.y = paddleY() - ballSize - 5;
    }
  };

  return {
    reset,
    draw,
    resize: layOut,
    idle: settle,
    press: (p) => {
      paddle = (p.x - field.x) / field.w;
      launch();
    },
    move: (p) => {
      paddle = (p.x - field.x) / field.w;
    },
    action: launch,
    direction: (d) => {
      if (d === 'up') launch();
    },
    update: (dt) => {
      settle(dt);
      paddle = clamp(paddle + (input.axis().x * 1.7 * dt * 380) / field.w, 0, 1);
      fire = Math.max(0, fire - dt);
      wideFor = Math.max(0, wideFor - dt);
      for (const ball of balls) {
        if (ball.stuck) continue;
        ball.trail.push({ x: ball.x, y: ball.y });
        if (ball.trail.length > 12) ball.trail.shift();
        for (let i = 0; i < 3; i++) step(ball, dt / 3);
      }
      for (const drop of drops) {
        drop.y += 120 * dt;
        if (Math.abs(drop.y - paddleY()) < 16 && Math.abs(drop.x - paddleX()) < paddleWidth() / 2 + 16) {
          take(drop);
          drop.y = 9999;
        }
      }
      drops = drops.filter((drop) => drop.y < view.h + 20);
      balls = balls.filter((ball) => ball.y < view.h + 20);
      if (!balls.length) {
        hud.lives--;
        sound.play('hit');
        effects.shake(8);
        effects.flash(palette.danger, 0.3);
        if (hud.lives > 0) serve();
        else stage.over();
      }
      if (bricks.some((brick) => brick.life > 0)) return;
      stage.add(200);
      sound.play('win');
      nextLevel();
    },
  };
}
