import { approach, clamp, distance, inside, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawCooking } from './draw.ts';
import { newGrill, type Piece, stepGrill, tasteOf, touch } from './heat.ts';
import { guestIn, hobIn, ingredientPlace, plateIn, shelfIn, spotIn, vesselIn, waitingIn } from './layout.ts';
import { mixedDish } from './mixtures.ts';
import { addTo, newKitchen, stepKitchen } from './orders.ts';
import { type CookingWorld, flightSeconds, ingredientsOf, isOnHeat, isTurnedOver, spotsOf } from './world.ts';

/** Puts what each order names together, or turns over and takes off what browns before it burns. */
run((stage): Game => {
  const w = newWorld();
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld());
    },
    draw: () => drawCooking(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      if (isOnHeat(stage)) touchAt(stage, w, p);
      else addAt(stage, w, p);
    },
    letter: (letter) => choose(stage, w, Number(letter) - 1),
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      const count = isOnHeat(stage) ? spotsOf(stage) : ingredientsOf(stage).length;
      const { columns } = isOnHeat(stage) ? hobIn(stage.view, count) : shelfIn(stage.view, count);
      w.cursor = clamp(w.cursor + { left: -1, right: 1, up: -columns, down: columns }[d], 0, count - 1);
      stage.sound.play('tick');
    },
    action: () => {
      w.byKeys = true;
      choose(stage, w, w.cursor);
    },
  };
});

const newWorld = (): CookingWorld => ({
  kitchen: newKitchen(),
  grill: newGrill(),
  active: 0,
  flights: [],
  streak: 0,
  cursor: 0,
  byKeys: false,
  cheer: 0,
});

/** By keys: the spot or the ingredient with this number. */
function choose(stage: Stage, w: CookingWorld, i: number): void {
  const piece = w.grill.pieces.find(({ spot }) => spot === i);
  if (!isOnHeat(stage)) add(stage, w, i);
  else if (piece) touchPiece(stage, w, piece);
}

function touchAt(stage: Stage, w: CookingWorld, p: Point): void {
  const places = w.grill.pieces.map((piece) => ({ piece, place: spotIn(stage.view, spotsOf(stage), piece.spot) }));
  const [nearest] = places.sort((a, b) => distance(p, a.place) - distance(p, b.place));
  if (nearest && distance(p, nearest.place) < nearest.place.size * 0.55) touchPiece(stage, w, nearest.piece);
}

function touchPiece(stage: Stage, w: CookingWorld, piece: Piece): void {
  const { x, y, size } = spotIn(stage.view, spotsOf(stage), piece.spot);
  const taste = tasteOf(piece);
  const outcome = touch(w.grill, piece, isTurnedOver(stage));
  if (outcome === 'raw') {
    w.streak = 0;
    stage.sound.play('tick', -3);
    return;
  }
  stage.add(taste + Math.min(10, w.streak), { x, y: y - size * 0.4 });
  if (outcome === 'turned') {
    stage.sound.play('jump');
    stage.effects.burst(x, y, ['#fff2b0', '#ffb347'], { count: 8, speed: 110 });
    return;
  }
  const actor = at(stage.plan.theme.things, piece.thing);
  w.flights.push({ actor, from: { x, y }, to: plateIn(stage.view), size: size * 0.6, age: 0 });
  succeed(stage, w, actor, { x, y });
}

function addAt(stage: Stage, w: CookingWorld, p: Point): void {
  const slip = w.kitchen.orders.findIndex((_, i) => inside(p, waitingIn(stage.view, i)));
  if (slip >= 0) w.active = slip;
  const ingredients = ingredientsOf(stage);
  const i = ingredients.findIndex((_, n) => {
    const { x, y, size } = ingredientPlace(stage.view, ingredients.length, n);
    return Math.abs(p.x - x) < size / 2 && Math.abs(p.y - y) < size / 2;
  });
  if (i >= 0) add(stage, w, i);
}

function add(stage: Stage, w: CookingWorld, i: number): void {
  const ingredients = ingredientsOf(stage);
  const actor = ingredients[i];
  const order = w.kitchen.orders[w.active];
  if (!actor || !order) return;
  const from = ingredientPlace(stage.view, ingredients.length, i);
  const to = vesselIn(stage.view, ingredients.length);
  const outcome = addTo(order, i);
  // Children only hear that it does not belong.
  if (outcome === 'already' || (outcome === 'wrong' && stage.rule('gentle', 0))) {
    stage.sound.play('tick', -3);
    return;
  }
  if (outcome === 'wrong') {
    drop(stage, w, w.active);
    spoil(stage, w, to, stage.art.colourOf(actor));
    return;
  }
  w.flights.push({ actor, from, to: { x: to.x, y: to.y - to.size * 0.2 }, size: from.size * 0.6, age: 0 });
  stage.sound.play('drop', w.streak % 6);
  if (outcome === 'added') return;
  const dish = mixedDish(stage, order);
  const counter = guestIn(stage.view, w.active);
  w.flights.push({ actor: dish, from: to, to: counter, size: to.size * 0.5, age: -0.12 });
  stage.add(20 * order.parts.length + Math.round((20 * order.left) / order.most), counter);
  drop(stage, w, w.active);
  succeed(stage, w, dish, to);
}

function drop(stage: Stage, w: CookingWorld, i: number): void {
  w.kitchen.orders.splice(i, 1);
  // The oldest order is next.
  w.active = 0;
  stage.hud.label = '';
}

function succeed(stage: Stage, w: CookingWorld, actor: Actor, { x, y }: Point): void {
  const { palette } = stage.plan;
  w.streak++;
  w.cheer = 1;
  stage.hud.taken++;
  if (w.streak > 4) stage.hud.label = `STREAK ${w.streak}`;
  stage.sound.play('coin', w.streak % 8);
  stage.effects.burst(x, y, [stage.art.colourOf(actor), palette.accent, '#ffffff'], { count: 16, speed: 170 });
  stage.effects.ring(x, y, palette.accent, 60);
}

function spoil(stage: Stage, w: CookingWorld, { x, y }: Point, colour: string): void {
  const { danger } = stage.plan.palette;
  w.streak = 0;
  stage.hud.label = '';
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(9);
  stage.effects.flash(danger, 0.25);
  stage.effects.burst(x, y, ['#4a4a4a', '#7d7d7d', colour], { count: 22, speed: 150 });
  if (stage.hud.lives <= 0) stage.over();
}

function update(stage: Stage, w: CookingWorld, dt: number): void {
  w.cheer = approach(w.cheer, 0, 4, dt);
  for (const flight of w.flights) flight.age += dt;
  w.flights = w.flights.filter(({ age }) => age < flightSeconds);
  const { played, random, plan } = stage;
  const clock = { played, dt, pace: stage.rule('pace', 1), random };
  const isGentle = stage.rule('gentle', 0) > 0;
  if (isOnHeat(stage)) {
    for (const piece of stepGrill(w.grill, spotsOf(stage), { ...clock, things: plan.theme.things.length }))
      if (!isGentle) spoil(stage, w, spotIn(stage.view, spotsOf(stage), piece.spot), '#2b2b2b');
    return;
  }
  const menu = {
    dishes: plan.theme.things.length,
    ingredients: ingredientsOf(stage).length,
    hasBase: stage.rule('base', 0) > 0,
  };
  if (isUnhurried(stage)) for (const order of w.kitchen.orders) order.left = order.most;
  const before = w.kitchen.orders[w.active];
  const lost = stepKitchen(w.kitchen, menu, clock);
  if (lost.length === 0) return;
  w.active = Math.max(0, before ? w.kitchen.orders.indexOf(before) : 0);
  for (const _ of lost) if (!isGentle) spoil(stage, w, guestIn(stage.view, 0), '#ffffff');
}
