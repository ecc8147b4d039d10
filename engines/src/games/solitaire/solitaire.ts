import { approach, inside, type Point } from '../../math/maths.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSolitaire } from './draw.ts';
import {
  bestTarget,
  type Card,
  cardsFrom,
  deal,
  draw,
  type From,
  isStuck,
  isWon,
  moveCards,
  type To,
} from './klondike.ts';
import { columnBox, layout, pileSteps, pileX } from './layout.ts';
import { keyOf, type SolitaireWorld } from './world.ts';

/** Klondike: tap a card and it moves where it fits. Complete all suits from ace to king. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage));
    },
    draw: () => drawSolitaire(stage, w),
    idle: (dt) => settle(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => touch(stage, w, p),
    action: () => turnStock(stage, w),
    direction: (d, by) => {
      if (by !== 'key') return;
      if (d === 'down') turnStock(stage, w);
      else playAny(stage, w);
    },
  };
});

function newWorld(stage: Stage): SolitaireWorld {
  return {
    game: deal(stage.random),
    places: new Map(),
    moves: 0,
    level: 1,
    wait: 0,
    shaken: { key: '', age: 9 },
    cheer: 0,
  };
}

function touch(stage: Stage, w: SolitaireWorld, p: Point): void {
  if (w.wait > 0) return;
  if (inside(p, columnBox(stage, 6))) {
    turnStock(stage, w);
    return;
  }
  const from = cardAt(stage, w, p);
  if (from) send(stage, w, from);
}

function cardAt(stage: Stage, { game }: SolitaireWorld, p: Point): From | null {
  if (inside(p, columnBox(stage, 5))) return game.waste.length ? { at: 'waste' } : null;
  for (let i = 0; i < 4; i++)
    if (inside(p, columnBox(stage, i)) && game.foundations[i]?.length) return { at: 'foundation', i };
  const { left, step, h } = layout(stage);
  const i = Math.floor((p.x - left) / step);
  const pile = game.piles[i] ?? [];
  const steps = pileSteps(stage, pile);
  for (let from = pile.length - 1; from >= 0; from--) {
    const y = steps[from] ?? 0;
    if (p.y >= y && p.y <= y + h) return pile[from]?.isUp ? { at: 'pile', i, from } : null;
  }
  return null;
}

function send(stage: Stage, w: SolitaireWorld, from: From): void {
  const to = bestTarget(w.game, from);
  const card = cardsFrom(w.game, from)[0];
  if (to) move(stage, w, from, to);
  else if (card) {
    w.shaken = { key: keyOf(card), age: 0 };
    stage.sound.play('tick', -4);
  }
}

/** For keys: the first card that can move to a foundation, or anywhere. */
function playAny(stage: Stage, w: SolitaireWorld): void {
  const sources: From[] = [
    { at: 'waste' },
    ...w.game.piles.flatMap((pile, i): From[] => {
      const first = pile.findIndex((card) => card.isUp);
      return first < 0
        ? []
        : [
            { at: 'pile', i, from: pile.length - 1 },
            { at: 'pile', i, from: first },
          ];
    }),
  ];
  const found = sources.find((from) => bestTarget(w.game, from));
  if (found && w.wait <= 0) send(stage, w, found);
}

function move(stage: Stage, w: SolitaireWorld, from: From, to: To): void {
  const card = cardsFrom(w.game, from)[0];
  const isTurned = moveCards(w.game, from, to);
  const { palette } = stage.plan;
  w.moves++;
  stage.sound.play(to.at === 'foundation' ? 'coin' : 'drop', to.at === 'foundation' ? (card?.rank ?? 1) : 3);
  if (isTurned) stage.hud.score += 5;
  if (to.at === 'foundation') {
    const box = columnBox(stage, to.i);
    stage.add(10, { x: box.x + box.w / 2, y: box.y + box.h + 8 });
    stage.effects.burst(box.x + box.w / 2, box.y + box.h / 2, [palette.accent, palette.paper], {
      count: 10,
      speed: 140,
    });
    w.cheer = 1;
  } else if (from.at === 'foundation') stage.hud.score = Math.max(0, stage.hud.score - 15);
  if (isWon(w.game)) {
    w.wait = 2.4;
    stage.add(500 * w.level);
    stage.banner('ALL HOME!');
    stage.sound.play('win');
    stage.effects.burst(stage.view.w / 2, stage.view.h * 0.4, [palette.accent, palette.second, palette.paper], {
      count: 80,
      speed: 380,
      shape: 'bit',
      gravity: 300,
      life: 1.6,
    });
  } else if (isStuck(w.game)) {
    w.wait = 1.6;
    stage.banner('NO MORE MOVES');
    stage.sound.play('drop');
  }
}

function turnStock(stage: Stage, w: SolitaireWorld): void {
  if (w.wait > 0 || (!w.game.stock.length && !w.game.waste.length)) return;
  draw(w.game);
  w.moves++;
  stage.sound.play('tick', 3);
}

function settle(stage: Stage, w: SolitaireWorld, dt: number): void {
  const { game } = w;
  const go = (card: Card, x: number, y: number) => {
    const place = w.places.get(keyOf(card));
    if (!place) w.places.set(keyOf(card), { x, y });
    else Object.assign(place, { x: approach(place.x, x, 15, dt), y: approach(place.y, y, 15, dt) });
  };
  const [stock, waste] = [columnBox(stage, 6), columnBox(stage, 5)];
  for (const card of game.stock) go(card, stock.x, stock.y);
  for (const card of game.waste) go(card, waste.x, waste.y);
  game.foundations.forEach((cards, i) => {
    for (const card of cards) go(card, columnBox(stage, i).x, columnBox(stage, i).y);
  });
  game.piles.forEach((pile, i) => {
    const steps = pileSteps(stage, pile);
    pile.forEach((card, n) => {
      go(card, pileX(stage, i), steps[n] ?? 0);
    });
  });
  w.shaken.age += dt;
  w.cheer = approach(w.cheer, 0, 1.2, dt);
}

function update(stage: Stage, w: SolitaireWorld, dt: number): void {
  settle(stage, w, dt);
  const home = w.game.foundations.reduce((sum, cards) => sum + cards.length, 0);
  stage.hud.label = `MOVES ${w.moves}  HOME ${home}/52`;
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  if (isWon(w.game)) {
    const { level } = w;
    Object.assign(w, newWorld(stage), { level: level + 1 });
  } else stage.over();
}
