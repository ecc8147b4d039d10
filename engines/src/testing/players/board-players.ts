import type { Point, Rect } from '../../math/maths.ts';
import { anyOf, gap, type Player, type Seen } from './player.ts';

/** Knows the pairs as long as it remembers them. */
export function memory(): Player {
  let known: Seen[] = [];
  let open: Seen[] = [];
  let boardSize = 0;
  let phase: 'shown' | 'played' | 'done' = 'shown';
  let hasBlinked = false;
  const isAt = (a: Point) => (b: Point) => gap(a, b) < 20;
  return ({ actors, boxes, random, skill, controller }) => {
    // The back of a card has the game's second colour; the hero is next to the cards.
    const { theme, palette } = controller.stage.plan;
    const isBeside = (seen: Seen) => seen.actor === theme.hero && (seen.size === 72 || seen.size === 110);
    open = actors.filter((seen) => seen.fill !== palette.second && !isBeside(seen));
    const isAll = open.length >= boardSize && open.length > 0;
    // All cards are face up when a board begins and when it is finished; between two boards it is hidden for a moment.
    if (isAll && phase === 'played') phase = 'done';
    else if (isAll && (hasBlinked || open.length !== boardSize)) phase = 'shown';
    else if (!isAll && phase === 'shown') phase = 'played';
    hasBlinked = !isAll && phase === 'done';
    if (isAll) {
      boardSize = open.length;
      known = open.filter(() => !random.chance(skill.lapses * 2));
    }
    if (phase !== 'played') return;
    for (const card of open) if (!known.some(isAt(card))) known.push(card);
    const hidden = known.filter((card) => !open.some(isAt(card)));
    const shown = open.find((card) => hidden.some((other) => other.actor === card.actor));
    const first = hidden.find((a) => hidden.some((b) => b !== a && b.actor === a.actor));
    const target = (shown && hidden.find((card) => card.actor === shown.actor)) ?? first;
    const backs = boxes.filter(({ w, h, x, y }) => w > 40 && h > w && !open.some(isAt({ x: x + w / 2, y: y + h / 2 })));
    const back = anyOf(random, backs);
    if (target) controller.tap(target);
    else if (back) controller.tap({ x: back.x + back.w / 2, y: back.y + back.h / 2 });
  };
}

/** Reads the board as rows of pictures and looks for a swap that lines up three. */
export const match: Player = (look) => {
  const tiles = look.actors.filter((seen) => seen.size < 60 && seen.size > 20 && seen.y > 60);
  const cell = Math.min(...tiles.slice(1).map((tile) => gap(tile, tiles[0] ?? tile)));
  const at = (x: number, y: number) => tiles.find((tile) => Math.abs(tile.x - x) < 6 && Math.abs(tile.y - y) < 6);
  const isSame = (x: number, y: number, tile: Seen) => at(x, y)?.actor === tile.actor;
  const runs = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ] as const;
  for (const tile of look.random.shuffle(tiles)) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = at(tile.x + dx * cell, tile.y + dy * cell);
      if (!to) continue;
      const isFrom = (x: number, y: number) => Math.abs(x - tile.x) < 6 && Math.abs(y - tile.y) < 6;
      const lines = (ox: number, oy: number) =>
        runs.some((run) =>
          run.every((n) => {
            const [x, y] = [to.x + n * ox * cell, to.y + n * oy * cell];
            return !isFrom(x, y) && isSame(x, y, tile);
          }),
        );
      if (!lines(1, 0) && !lines(0, 1)) continue;
      look.controller.tap(tile);
      look.controller.tap(to);
      return;
    }
  }
};

/** Answers the question, or guesses. */
export const quiz: Player = (look) => {
  const { controller, random, skill, texts, boxes } = look;
  const cards: Rect[] = boxes.filter((box) => box.h > 40 && box.y > controller.stage.view.h * 0.4);
  const textIn = (card: Rect) =>
    texts
      .filter(({ x, y }) => x > card.x && x < card.x + card.w && y > card.y && y < card.y + card.h)
      .map(({ text }) => text)
      .join(' ');
  const shown = texts.map(({ text }) => text).join(' ');
  const asked = controller.stage.plan.questions?.find(({ question }) => shown.startsWith(question));
  const right = cards.find((card) => textIn(card) === asked?.answers[0]);
  const card = random.chance(skill.lapses) ? cards[0] : right;
  if (card) controller.tap({ x: card.x + card.w / 2, y: card.y + card.h / 2 });
};

/** Fires next to what was hit, in its direction, and otherwise at every other cell. */
export const battleship: Player = ({ boxes, circles, random, skill, controller }) => {
  const { palette } = controller.stage.plan;
  const squares = boxes.filter(({ w, h, y }) => Math.abs(w - h) < 0.5 && w > 10 && w < 80 && y > 60);
  // The opponent's water has the larger cells.
  const width = Math.max(...squares.map(({ w }) => w));
  const cells = squares.filter(({ w }) => w === width).map(({ x, y, w }) => ({ x: x + w / 2, y: y + w / 2 }));
  const isNear = (p: Point, reach: number) => (q: Point) => gap(p, q) < reach;
  const markAt = (p: Point) => circles.find((circle) => gap(circle, p) < width * 0.3);
  const open = cells.filter((cell) => markAt(cell) === undefined);
  const hits = circles.filter(({ fill, r }) => fill === palette.danger && r > width * 0.25 && r < width * 0.4);
  const found = hits.filter((hit) => cells.some(isNear(hit, 6)));
  const beside = open.filter((cell) => found.some(isNear(cell, width * 1.2)));
  const isInLine = (cell: Point) =>
    found.every(({ x }) => Math.abs(x - cell.x) < 6) || found.every(({ y }) => Math.abs(y - cell.y) < 6);
  const isOdd = ({ x, y }: Point) =>
    Math.round((x + y - (cells[0]?.x ?? 0) - (cells[0]?.y ?? 0)) / (width + 2)) % 2 === 1;
  const choices = [found.length > 1 ? beside.filter(isInLine) : beside, beside, open.filter(isOdd), open];
  const isBlind = random.chance(skill.lapses * 3);
  const target = anyOf(random, isBlind ? open : (choices.find((list) => list.length > 0) ?? []));
  if (target) controller.tap(target);
};

/** Takes corners, then edges, and keeps away from the cells beside the corners; a novice takes what is nearest. */
export const reversi: Player = (look) => {
  const { boxes, circles, random, skill, controller } = look;
  const size = controller.stage.plan.rules['size'] ?? 8;
  const felt = boxes.filter(({ w, h, y }) => Math.abs(w - h) < 0.5 && w > 200 && y > 60).sort((a, b) => a.w - b.w)[0];
  if (!felt) return;
  const cell = felt.w / size;
  const hints = circles.filter(({ r }) => r > cell * 0.1 && r < cell * 0.2);
  const worthOf = ({ x, y }: Point) => {
    const inwards = (place: number) => Math.min(Math.floor(place / cell), size - 1 - Math.floor(place / cell));
    const [dx, dy] = [inwards(x - felt.x), inwards(y - felt.y)];
    if (dx + dy === 0) return 9;
    if (dx <= 1 && dy <= 1) return -9;
    return dx === 0 || dy === 0 ? 3 : 0;
  };
  const isBlind = random.chance(skill.lapses * 3);
  const best = Math.max(...hints.map(worthOf));
  const target = anyOf(random, isBlind ? hints : hints.filter((hint) => worthOf(hint) === best));
  if (target) controller.tap(target);
};

/** Looks at a few pictures at a time until it comes to the one that no other is like. */
export function oddOneOut(): Player {
  const perLook = 2;
  let board = '';
  let unseen: Seen[] = [];
  return (look) => {
    const { boxes, actors, random, skill, controller } = look;
    const cards = boxes.filter(({ w, h, y }) => Math.abs(w - h) < 0.5 && w > 20 && w < 115 && y > 60);
    const isOnCard = (p: Point) => cards.some(({ x, y, w }) => gap({ x: x + w / 2, y: y + w / 2 }, p) < 4);
    const shown = actors.filter(isOnCard);
    const keyOf = ({ actor, size }: Seen) => `${actor.sprite} ${actor.tint} ${actor.wears} ${size.toFixed(1)}`;
    const keys = shown.map(keyOf);
    const isOdd = (one: Seen) => keys.filter((key) => key === keyOf(one)).length === 1;
    // Another board has other pictures, or the odd one elsewhere.
    const odd = shown.find(isOdd);
    const now = `${shown.length} ${odd && keyOf(odd)} ${odd?.x} ${odd?.y}`;
    if (now !== board) unseen = random.shuffle(shown);
    board = now;
    const seen = unseen.splice(0, perLook);
    const found = seen.find((one) => isOdd(one) && !random.chance(skill.lapses));
    const isMistaken = random.chance(skill.lapses * 0.3);
    const target = isMistaken ? seen[0] : found;
    if (target) controller.tap(target);
    if (unseen.length === 0) unseen = random.shuffle(shown);
  };
}
