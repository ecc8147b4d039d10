import { alpha, darker } from '../art/colour.ts';
import type { Actor } from '../plan.ts';
import { approach, clamp, turn } from '../stage/maths.ts';
import { run } from '../stage/run.ts';
import type { Game, Stage } from '../stage/stage.ts';

/** Run, jump (twice in the air), land on nothing that bites. With the rule `flip` a tap turns gravity over instead. */
run(runner);

type Item = {
  kind: 'foe' | 'thing' | 'heart';
  actor: Actor;
  x: number;
  y: number;
  size: number;
  seen: boolean;
  phase: number;
};
type Pit = { from: number; to: number };

const heroSize = 62;

function runner(stage: Stage): Game {
  const { ctx, view, plan, art, effects, sound, hud, backdrop } = stage;
  const { hero, foes, things } = plan.theme;
  const flips = stage.rule('flip', 0) > 0;
  const topSpeed = stage.rule('topSpeed', 520);
  const gravity = 2100;
  const jumpSpeed = 720;
  let items: Item[] = [];
  let pits: Pit[] = [];
  let x = 0;
  let speed = 0;
  let y = 0;
  let vy = 0;
  let side = 1;
  let jumps = 0;
  let held = false;
  let squash = 0;
  let safe = 0;
  let next = 0;
  let streak = 0;
  let walked = 0;

  const floor = () => view.h * (view.portrait ? 0.72 : 0.8);
  const roof = () => view.h * (view.portrait ? 0.24 : 0.2);
  const heroX = () => view.w * (view.portrait ? 0.24 : 0.2);
  /** Height above the line the hero runs on, in the direction away from it. */
  const lineY = () => (side > 0 ? floor() : roof());
  const grounded = () => y <= 0 && vy <= 0 && !overPit();
  const overPit = () => !flips && pits.some((pit) => x > pit.from + 8 && x < pit.to - 8);

  const reset = () => {
    items = [];
    pits = [];
    x = 0;
    y = 0;
    vy = 0;
    side = 1;
    squash = 0;
    safe = 0;
    streak = 0;
    speed = stage.rule('speed', 250);
    next = view.w * 0.42;
    hud.livesMax = hud.lives = stage.rule('lives', 3);
  };

  const put = (kind: Item['kind'], actor: Actor, at: number, height: number, size: number) =>
    items.push({ kind, actor, x: at, y: height, size, seen: false, phase: stage.random.range(0, turn) });
  const room = () => floor() - roof();

  /** Lays out the next stretch; each leaves time to land before the one after it. */
  const layOut = () => {
    const { random } = stage;
    const foe = () => random.pick(foes);
    const thing = random.pick(things);
    const hard = clamp(stage.played / 60 + plan.difficulty * 0.12, 0, 1);
    const at = next;
    const pattern = random.next();
    let length = 60;
    if (at < view.w) {
      // The first stretch bites nobody.
      for (let i = 0; i < 6; i++) put('thing', thing, at + i * 40, 30 + Math.sin((i / 5) * Math.PI) * 90, 34);
      length = 300;
    } else if (flips) {
      const top = random.chance(0.5);
      const count = random.int(1, hard > 0.4 ? 3 : 2);
      for (let i = 0; i < count; i++) put('foe', foe(), at + i * 52, top ? room() - 27 : 27, 54);
      for (let i = 0; i < 4; i++) put('thing', thing, at + i * 42, top ? 28 : room() - 28, 34);
      length = count * 52 + 60;
    } else if (pattern < 0.2 && stage.played > 6) {
      length = speed * (0.3 + 0.12 * hard);
      pits.push({ from: at, to: at + length });
      for (let i = 0; i < 5; i++) put('thing', thing, at + length * (i / 4), 60 + Math.sin((i / 4) * Math.PI) * 70, 34);
    } else if (pattern < 0.36) {
      for (let i = 0; i < 6; i++) put('thing', thing, at + i * 40, 30 + Math.sin((i / 5) * Math.PI) * 90, 34);
      put('foe', foe(), at + 100, 26, 54);
      length = 220;
    } else if (pattern < 0.52 && stage.played > 4) {
      put('foe', foe(), at, random.pick([112, 132]), 52);
      for (let i = 0; i < 4; i++) put('thing', thing, at - 60 + i * 40, 26, 34);
      length = 120;
    } else {
      const count = hard > random.next() ? random.int(2, 3) : 1;
      for (let i = 0; i < count; i++) put('foe', foe(), at + i * 44, 26, random.range(50, 60));
      if (random.chance(0.6)) for (let i = 0; i < 3; i++) put('thing', thing, at + count * 22 - 60 + i * 40, 132, 34);
      length = count * 44;
    }
    if (hud.lives < hud.livesMax && random.chance(0.07)) put('heart', art.heart, at + length + 60, 80, 36);
    next = at + length + speed * random.range(0.75 - hard * 0.15, 1.15 - hard * 0.3) + 40;
  };

  const jump = () => {
    held = true;
    if (flips) {
      side = -side;
      y = Math.max(0, room() - y);
      vy = -Math.abs(vy) * 0.2;
      sound.play('jump');
      squash = -0.2;
      return;
    }
    const first = grounded() || (jumps === 0 && y < 14);
    if (!first && jumps >= 2) return;
    jumps = first ? 1 : 2;
    vy = first ? jumpSpeed : jumpSpeed * 0.86;
    squash = -0.25;
    sound.play('jump', first ? 0 : 2);
    effects.burst(heroX(), floor() - y, [plan.palette.edge, plan.palette.paper], {
      count: 8,
      speed: 90,
      life: 0.4,
      size: 4,
    });
  };

  const hurt = () => {
    if (safe > 0) return;
    hud.lives--;
    streak = 0;
    safe = 1.6;
    effects.shake(9);
    effects.freeze(0.09);
    effects.flash(plan.palette.danger, 0.35);
    sound.play('hit');
    if (hud.lives <= 0) {
      effects.burst(heroX(), screenY() - 20, art.colourOf(hero), { count: 26, speed: 260, gravity: 500 });
      stage.over();
    }
  };
  const screenY = () => lineY() - side * y;

  const advance = (dt: number, pace: number) => {
    x += pace * dt;
    walked += (pace * dt) / 22;
    squash = approach(squash, 0, 9, dt);
  };

  const fall = (dt: number) => {
    const wasUp = y > 2 || vy > 0;
    vy -= gravity * (held && vy > 0 ? 0.72 : 1.08) * dt;
    y += vy * dt;
    if (overPit()) {
      if (y < -130) {
        hurt();
        y = 150;
        vy = 200;
        jumps = 1;
      }
      return;
    }
    // Missing the far edge by a little still counts as landing.
    if (y <= 0 && y > -46) {
      if (wasUp && vy < -200) {
        squash = 0.28;
        effects.burst(heroX(), lineY(), plan.palette.edge, { count: 6, speed: 80, life: 0.35, size: 4 });
      }
      y = 0;
      vy = 0;
      jumps = 0;
    } else if (y <= -46) {
      y = -46 + vy * dt;
      if (y < -200) y = 0;
    }
  };

  const meet = (item: Item) => {
    const dx = item.x - x;
    const itemHeight = side > 0 ? item.y : room() - item.y;
    const reach = (item.size + heroSize) * (item.kind === 'foe' ? 0.34 : 0.5);
    if (item.seen || Math.hypot(dx, itemHeight - (y + heroSize * 0.44)) > reach) return;
    if (item.kind === 'foe') {
      if (safe <= 0) item.seen = true;
      hurt();
      return;
    }
    item.seen = true;
    const place = { x: heroX() + dx, y: floor() - item.y };
    if (item.kind === 'heart') hud.lives = Math.min(hud.livesMax, hud.lives + 1);
    else streak++;
    stage.add(item.kind === 'heart' ? 50 : 10 + Math.min(10, Math.floor(streak / 5)) * 5, {
      x: place.x,
      y: place.y - 20,
    });
    sound.play(item.kind === 'heart' ? 'power' : 'coin', Math.min(8, Math.floor(streak / 3)));
    effects.burst(place.x, place.y, [plan.palette.accent, plan.palette.paper], {
      count: 9,
      speed: 130,
      life: 0.45,
      size: 4,
    });
  };

  const drawLine = (top: number, above: boolean) => {
    ctx.save();
    if (above) {
      ctx.translate(0, top * 2);
      ctx.scale(1, -1);
    }
    ctx.beginPath();
    let from = -30;
    for (const pit of pits) {
      const left = pit.from - x + heroX();
      ctx.rect(from, top - 20, left - from, view.h * 2);
      from = pit.to - x + heroX();
    }
    ctx.rect(from, top - 20, view.w + 60 - from, view.h * 2);
    ctx.clip();
    backdrop.drawGround(x, top);
    ctx.restore();
  };

  const draw = () => {
    backdrop.draw({ x, ground: floor() });
    for (const pit of pits) {
      const shadow = ctx.createLinearGradient(0, floor(), 0, view.h);
      shadow.addColorStop(0, darker(plan.palette.ground, 0.6));
      shadow.addColorStop(1, plan.palette.ink);
      ctx.fillStyle = shadow;
      ctx.fillRect(pit.from - x + heroX() - 2, floor() + 6, pit.to - pit.from + 4, view.h);
    }
    drawLine(floor(), false);
    if (flips) drawLine(roof(), true);
    for (const item of items) {
      if (item.seen) continue;
      const left = item.x - x + heroX();
      if (left < -60 || left > view.w + 60) continue;
      const hop =
        item.kind === 'foe'
          ? Math.abs(Math.sin(stage.time * 5 + item.phase)) * 5
          : Math.sin(stage.time * 4 + item.x * 0.02) * 4;
      const upside = flips && item.kind === 'foe' && item.y > room() / 2;
      art.draw(item.actor, left, floor() - item.y - (upside ? -hop : hop), item.size, {
        flip: item.kind === 'foe',
        tilt: (upside ? Math.PI : 0) + Math.sin(stage.time * 4 + item.phase) * 0.08,
        ...(item.kind === 'foe' && item.y < 60 ? { walk: stage.time * 10 + item.phase } : {}),
      });
    }
    const shade = clamp(1 - y / 180, 0.2, 1);
    ctx.fillStyle = alpha(plan.palette.ink, 0.3 * shade);
    ctx.beginPath();
    ctx.ellipse(heroX(), lineY() + side * 3, heroSize * 0.36 * shade, 6 * shade, 0, 0, turn);
    if (!overPit()) ctx.fill();
    const running = y <= 1;
    art.draw(
      hero,
      heroX(),
      screenY() - side * (heroSize * 0.46 + (running ? Math.abs(Math.sin(walked)) * 4 : 0)),
      heroSize,
      {
        squash,
        tilt: (side < 0 ? Math.PI : 0) + (running ? Math.sin(walked) * 0.06 : clamp(-vy / 2600, -0.25, 0.25) * side),
        flip: side < 0,
        walk: running ? walked * 2 : 0.8,
        alpha: safe > 0 && Math.sin(safe * 30) > 0 ? 0.35 : 1,
      },
    );
    effects.draw(ctx);
    backdrop.drawAir(x * 0.4);
  };

  return {
    reset,
    draw,
    press: jump,
    action: jump,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') jump();
      if (d === 'down' && !flips) vy = Math.min(vy, -900);
    },
    release: () => {
      held = false;
    },
    idle: (dt) => advance(dt, 130),
    update: (dt) => {
      if (!stage.input.held() && stage.input.axis().y >= 0) held = false;
      speed = Math.min(topSpeed, speed + dt * stage.rule('acceleration', 4.5));
      advance(dt, speed);
      fall(dt);
      safe = Math.max(0, safe - dt);
      while (next < x + view.w * 1.3) layOut();
      for (const item of items) meet(item);
      items = items.filter((item) => item.x > x - view.w * 0.4);
      pits = pits.filter((pit) => pit.to > x - view.w * 0.4);
      const before = Math.floor((x - speed * dt) / 200);
      if (Math.floor(x / 200) > before) hud.score += 5;
      hud.label = `${Math.floor(x / 40)} M`;
    },
  };
}
