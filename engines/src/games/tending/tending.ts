import { approach, clamp, distance } from '../../math/maths.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { coloursOf } from './acts.ts';
import { drawTending } from './draw.ts';
import { care, newCharges, stepCharges } from './garden.ts';
import { placeOf, type TendingWorld } from './world.ts';

/** Several wait at once, and each needs something now and then: give it in time, by water, food or whatever the plan says. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage));
    },
    draw: () => drawTending(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      const { size } = placeOf(stage, w, 0);
      const nearest = w.charges
        .map((_, i) => ({ i, gap: distance(p, placeOf(stage, w, i)) }))
        .sort((a, b) => a.gap - b.gap)[0];
      if (nearest && nearest.gap < size * 0.75) give(stage, w, nearest.i);
    },
    letter: (letter) => {
      const i = Number(letter) - 1;
      if (i >= 0 && i < w.charges.length) give(stage, w, i);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      const step = { left: -1, right: 1, up: -w.columns, down: w.columns }[d];
      w.cursor = clamp(w.cursor + step, 0, w.charges.length - 1);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      give(stage, w, w.cursor);
    },
  };
});

function newWorld(stage: Stage): TendingWorld {
  const { view, random } = stage;
  const count = Math.round(clamp(stage.rule('spots', 6), 1, 9));
  const columns = view.portrait ? (count <= 2 ? 1 : count <= 4 ? 2 : 3) : Math.ceil(count / (count > 4 ? 2 : 1));
  const middle = { x: view.w / 2, y: view.h * 0.55 };
  return {
    charges: newCharges(count, random, stage.rule('sown', 0) > 0),
    columns,
    hero: { ...middle },
    goal: { ...middle },
    gifts: [],
    streak: 0,
    cursor: 0,
    byKeys: false,
  };
}

function give(stage: Stage, w: TendingWorld, i: number): void {
  const charge = w.charges[i];
  if (!charge) return;
  const place = placeOf(stage, w, i);
  w.goal = { x: Math.max(38, place.x - place.size * 0.34), y: place.y + place.size * 0.16 };
  const { points, hasBloomed } = care(charge);
  const { palette } = stage.plan;
  if (!points) {
    stage.sound.play('tick', -3);
    return;
  }
  w.gifts.push({ i, age: 0 });
  w.streak++;
  stage.hud.taken++;
  stage.add(points + Math.min(10, w.streak), { x: place.x, y: place.y - place.size * 0.4 });
  stage.sound.play(hasBloomed ? 'power' : 'coin', hasBloomed ? 0 : w.streak % 8);
  stage.effects.burst(place.x, place.y, coloursOf(stage, i), { count: 10, speed: 130 });
  if (!hasBloomed) return;
  stage.add(50, { x: place.x, y: place.y - place.size * 0.6 });
  stage.effects.burst(place.x, place.y, [palette.accent, palette.second, '#ffffff'], {
    count: 30,
    speed: 240,
    shape: 'bit',
  });
  stage.effects.ring(place.x, place.y, palette.accent, place.size * 0.7);
}

function update(stage: Stage, w: TendingWorld, dt: number): void {
  w.hero.x = approach(w.hero.x, w.goal.x, 14, dt);
  w.hero.y = approach(w.hero.y, w.goal.y, 14, dt);
  for (const gift of w.gifts) gift.age += dt;
  w.gifts = w.gifts.filter(({ age }) => age < 0.4);
  stage.hud.label = w.streak > 4 ? `STREAK ${w.streak}` : '';
  // Where nobody is hurried, all of them wait for as long as it takes.
  if (isUnhurried(stage)) for (const charge of w.charges) charge.need = Math.min(charge.need, 0.8);
  for (const i of stepCharges(w.charges, stage.played, dt, stage.rule('pace', 1))) {
    const { x, y } = placeOf(stage, w, i);
    // In a gentle game nothing is lost: one that waited too long simply reappears.
    if (stage.rule('gentle', 0)) continue;
    w.streak = 0;
    stage.hud.lives--;
    stage.sound.play('hit');
    stage.effects.shake(10);
    stage.effects.flash(stage.plan.palette.danger, 0.3);
    stage.effects.burst(x, y, stage.plan.palette.danger, { count: 20, speed: 190 });
    if (stage.hud.lives <= 0) stage.over();
  }
}
