import { approach, clamp, inside } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { isFinished } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawMemory } from './draw.ts';
import { layCards } from './lay-out.ts';
import { type Card, type MemoryWorld, pictures } from './world.ts';

const pairsOfLevel = [4, 6, 8, 10, 12, 14, 15, 16, 18];

/** Find the pairs. All cards are shown first; then every miss costs a heart. Each board is larger than the last. */
run((stage): Game => {
  const w: MemoryWorld = {
    cards: [],
    columns: 2,
    level: 1,
    open: [],
    wait: 0,
    peek: 0,
    streak: 0,
    cursor: 0,
    byKeys: false,
  };
  return {
    isWaiting: true,
    reset: () => {
      w.level = 1;
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 5));
      deal(stage, w);
    },
    resize: () => layOut(stage, w),
    draw: () => drawMemory(stage, w),
    idle: (dt) => settle(w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const card = w.cards.find((c) => inside(p, c.place));
      if (card) flip(stage, w, card);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = clamp(w.cursor + steps[d].x + steps[d].y * w.columns, 0, w.cards.length - 1);
      stage.sound.play('tick');
    },
    action: () => {
      const card = w.cards[w.cursor];
      w.byKeys = true;
      if (card) flip(stage, w, card);
    },
  };
});

function deal(stage: Stage, w: MemoryWorld): void {
  const known = pictures(stage);
  const first = Math.round(stage.rule('pairs', 0));
  const head = first
    ? Math.max(
        0,
        pairsOfLevel.findIndex((count) => count >= first),
      )
    : Math.round(stage.rule('head', 0));
  const wanted = first && w.level === 1 ? first : (pairsOfLevel[w.level - 1 + head] ?? 18);
  const written = stage.plan.pairs;
  const pairs = Math.min(written?.length ?? known.length, wanted);
  // Requested things are first in the list.
  const chosen = stage.random.shuffle(known.slice(0, Math.max(pairs, stage.plan.theme.things.length)));
  const faces = written
    ? stage.random.shuffle(written).slice(0, pairs)
    : chosen.slice(0, pairs).map((): [undefined, undefined] => [undefined, undefined]);
  w.cards = stage.random.shuffle(
    faces.flatMap(([one, other], pair) => [one, other].map((text) => dealt(at(chosen, pair), pair, text))),
  );
  w.open = [];
  w.wait = 0;
  w.peek = clamp(stage.rule('peekSeconds', 1.6) + pairs * 0.12, 1, 4);
  w.cursor = 0;
  layOut(stage, w);
}

const dealt = (actor: Actor, pair: number, text?: string): Card => ({
  actor,
  pair,
  ...(text !== undefined && { text }),
  place: { x: 0, y: 0, w: 1, h: 1, tilt: 0 },
  shown: 0,
  face: false,
  found: false,
  wrong: 0,
  dealt: 0,
});

function layOut({ view, plan }: Stage, w: MemoryWorld): void {
  const { places, columns } = layCards(w.cards.length, view, hudHeight, plan.seed);
  w.columns = columns;
  w.cards.forEach((card, i) => {
    card.place = at(places, i);
  });
}

function settle(w: MemoryWorld, dt: number): void {
  w.cards.forEach((card, i) => {
    card.dealt += dt * 3 - (card.dealt < 0.01 ? i * dt * 0.08 : 0);
    card.shown = approach(card.shown, card.face || card.found || w.peek > 0 ? 1 : 0, 11, dt);
    card.wrong = Math.max(0, card.wrong - dt);
  });
}

function flip(stage: Stage, w: MemoryWorld, card: Card): void {
  if (w.peek > 0) w.peek = Math.min(w.peek, 0.01);
  else if (!card.face && !card.found && w.open.length < 2) {
    card.face = true;
    w.open.push(card);
    stage.sound.play('jump', w.open.length);
    if (w.open.length === 2) w.wait = 0.45;
  }
}

function update(stage: Stage, w: MemoryWorld, dt: number): void {
  settle(w, dt);
  w.peek = Math.max(0, w.peek - dt);
  stage.hud.label = `BOARD ${w.level}`;
  if (w.open.length < 2) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  const [a, b] = w.open;
  w.open = [];
  if (!a || !b) return;
  if (a.pair === b.pair) found(stage, w, a, b);
  else missed(stage, w, a, b);
}

function found(stage: Stage, w: MemoryWorld, a: Card, b: Card): void {
  const { palette } = stage.plan;
  w.streak++;
  for (const card of [a, b]) {
    card.found = true;
    const x = card.place.x + card.place.w / 2;
    const y = card.place.y + card.place.h / 2;
    stage.effects.burst(x, y, [palette.accent, palette.second, palette.paper], { count: 14, speed: 170 });
    stage.effects.ring(x, y, palette.accent, card.place.w * 0.8);
  }
  stage.add(50 * w.streak, { x: b.place.x + b.place.w / 2, y: b.place.y });
  stage.sound.play('coin', Math.min(9, w.streak));
  if (!w.cards.every((card) => card.found) || isFinished(stage, 'levels', w.level)) return;
  w.level++;
  stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 2);
  stage.add(100 * w.level);
  stage.banner(at(['WELL SEEN!', 'SHARP!', 'WHAT A MEMORY!'], w.level));
  stage.sound.play('win');
  deal(stage, w);
}

function missed(stage: Stage, w: MemoryWorld, a: Card, b: Card): void {
  w.streak = 0;
  for (const card of [a, b]) {
    card.face = false;
    card.wrong = 0.35;
  }
  stage.hud.lives--;
  stage.sound.play('drop');
  stage.effects.shake(4);
  if (stage.hud.lives > 0) return;
  stage.effects.flash(stage.plan.palette.danger, 0.3);
  stage.over();
}
