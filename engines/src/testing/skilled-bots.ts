import type { Point, Rect } from '../math/maths.ts';
import { type Random, randomFrom } from '../math/random.ts';
import type { Actor, Kind } from '../plan.ts';
import type { Sight } from './sight.ts';
import type { Bot, Hands } from './simulate-game.ts';

/** How good somebody is: how long a thought takes, how far a finger misses, how often a chance is let go. */
export type Skill = { pauseSeconds: number; missUnits: number; lapses: number };

export const novice: Skill = { pauseSeconds: 0.2, missUnits: 20, lapses: 0.1 };
export const expert: Skill = { pauseSeconds: 0.1, missUnits: 4, lapses: 0.02 };

type Look = Sight & { hands: Hands; skill: Skill; random: Random };
type Seen = Sight['actors'][number];
type Player = (look: Look) => void;

const isOne = (list: Actor[]) => (seen: Seen) => list.includes(seen.actor);
const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearestTo = <T extends Point>(p: Point, list: T[]): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best && gap(best, p) <= gap(one, p) ? best : one), undefined);

const anyOf = <T>(random: Random, list: T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined);

function cast({ actors, hands }: Look) {
  const { hero, foes, things } = hands.stage.plan.theme;
  const me = actors.filter((seen) => seen.actor === hero).at(-1);
  return { me, foes: actors.filter(isOne(foes)), things: actors.filter(isOne(things)) };
}

function dragTo(look: Look, p: Point): void {
  const { hands, random, skill } = look;
  const missed = { x: p.x + random.range(-1, 1) * skill.missUnits, y: p.y + random.range(-1, 1) * skill.missUnits };
  if (hands.stage.input.pointer.down) hands.move(missed);
  else hands.press(missed);
}

function tapAt({ hands, random, skill }: Look, p: Point): void {
  hands.tap({ x: p.x + random.range(-1, 1) * skill.missUnits, y: p.y + random.range(-1, 1) * skill.missUnits });
}

/** Pushes the stick this way. */
function steer({ hands }: Look, x: number, y: number): void {
  const { view } = hands.stage;
  const middle = { x: view.w / 2, y: view.h * 0.7 };
  if (!hands.stage.input.pointer.down) hands.press(middle);
  const { from } = hands.stage.input.pointer;
  const length = Math.hypot(x, y) || 1;
  hands.move({ x: from.x + (x / length) * 50, y: from.y + (y / length) * 50 });
}

/** Goes where most that is good comes down, and where nothing bad does or lies in between. */
const catcher: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const low = things.filter((thing) => thing.y < me.y).sort((a, b) => b.y - a.y)[0];
  const near = foes.filter((foe) => foe.y > me.y - 230 && foe.y < me.y + 50);
  const costOf = (x: number) => {
    const over = near.filter((foe) => Math.abs(foe.x - x) < 66).length;
    const between = near.filter((foe) => foe.y > me.y - 90 && (foe.x - me.x) * (foe.x - x) < 0).length;
    return (over + between) * 1000 + Math.abs(x - (low?.x ?? 200)) + Math.abs(x - me.x) * 0.1;
  };
  const places = Array.from({ length: 17 }, (_, i) => 40 + i * 20);
  dragTo(look, { x: places.reduce((best, x) => (costOf(x) < costOf(best) ? x : best)), y: me.y });
};

const slicer: Player = (look) => {
  const { foes, things } = cast(look);
  const { hands, random, skill } = look;
  const fair = things.filter((thing) => thing.y < hands.stage.view.h - 20 && !foes.some((foe) => gap(foe, thing) < 80));
  const target = anyOf(random, fair);
  if (!target) return;
  const dy = random.range(-1, 1) * skill.missUnits;
  hands.press({ x: target.x - 45, y: target.y + dy });
  hands.move({ x: target.x, y: target.y + dy });
  hands.move({ x: target.x + 45, y: target.y + dy });
  hands.release();
};

const whack: Player = (look) => {
  const { me, foes, things } = cast(look);
  const target = anyOf(look.random, [...foes, ...things]);
  // In a hurry one takes a friend for a foe.
  const isMixedUp = me && look.random.chance(look.skill.lapses * 0.2);
  if (isMixedUp) tapAt(look, me);
  else if (target) tapAt(look, target);
};

const arena: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const push = { x: 0, y: 0 };
  for (const foe of foes) {
    const far = Math.max(20, gap(foe, me));
    push.x += ((me.x - foe.x) / far ** 3) * 9000;
    push.y += ((me.y - foe.y) / far ** 3) * 9000;
  }
  const gem = nearestTo(me, things);
  if (gem) {
    const far = Math.max(30, gap(gem, me));
    push.x += ((gem.x - me.x) / far) * 0.5;
    push.y += ((gem.y - me.y) / far) * 0.5;
  }
  const slip = look.skill.missUnits / 40;
  steer(look, push.x + look.random.range(-slip, slip), push.y + look.random.range(-slip, slip));
};

/** The pillars leave a gap; what stands beside each other at the same place belongs together. */
const flyer: Player = (look) => {
  const { me } = cast(look);
  if (!me) return;
  const pillars = look.boxes.filter((box) => box.h > 40 && box.w > 50 && box.w < 66 && box.x + box.w > me.x - 20);
  const next = pillars.reduce<(typeof pillars)[number] | undefined>(
    (best, box) => (best && best.x <= box.x ? best : box),
    undefined,
  );
  const pair = next ? pillars.filter((box) => Math.abs(box.x - next.x) < 8) : [];
  const upper = pair.filter((box) => box.y < 0).at(0);
  const lower = pair.filter((box) => box.y >= 0).at(0);
  const middle = upper && lower ? (upper.y + upper.h + lower.y) / 2 : look.hands.stage.view.h * 0.42;
  const foe = nearestTo(me, cast(look).foes);
  const isClose = foe && foe.x > me.x - 30 && gap(foe, me) < 130 && Math.abs(foe.y - me.y) < 70;
  const aside = isClose && !pair.some((box) => box.x - me.x < 60) ? Math.sign(me.y - foe.y) * 70 : 0;
  const slip = look.random.range(-1, 1) * look.skill.missUnits;
  const isLow = me.y > middle + 16 + aside + slip;
  if (look.hands.stage.rule('glide', 0) > 0) {
    if (isLow) look.hands.press({ x: 200, y: 300 });
    else look.hands.release();
  } else if (isLow) look.hands.action();
};

/** Jumps over what comes, or turns over where that is the rule. */
const runner: Player = (look) => {
  const { me, foes } = cast(look);
  if (!me) return;
  const { stage } = look.hands;
  const slip = look.random.range(-1, 1) * look.skill.missUnits;
  const isAhead = (x: number, reach: number) => x > me.x && x - me.x < reach + slip;
  const pits = look.boxes.filter((box) => box.y > stage.view.h * 0.8 && box.h > stage.view.h * 0.9 && box.w < 400);
  const isOver = (pit: Rect) => pit.x < me.x && pit.x + pit.w > me.x + 30 && me.y > stage.view.h * 0.7;
  const onOtherSide = foes.filter((foe) => foe.x > me.x - 40 && foe.x - me.x < 260 && Math.abs(foe.y - me.y) > 90);
  if (stage.rule('flip', 0) > 0 && onOtherSide.length > 0) return;
  const isInAir = stage.rule('flip', 0) === 0 && me.y < stage.view.h * 0.74;
  if (isInAir) return;
  if (
    foes.some((foe) => isAhead(foe.x - 20, 110) && Math.abs(foe.y - me.y) < 90) ||
    pits.some((pit) => isAhead(pit.x, 42) || isOver(pit))
  )
    look.hands.action();
};

const shooter: Player = (look) => {
  const { me, foes, things } = cast(look);
  if (!me) return;
  const { plan } = look.hands.stage;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => Number.parseInt(plan.palette.danger.slice(i, i + 2), 16));
  const shots = look.circles.filter((shot) => shot.fill.startsWith(`rgba(${red},${green},${blue},0.4`));
  const target = nearestTo(me, things) ?? nearestTo(me, foes);
  const push = { x: target ? Math.sign(target.x - me.x) : 0, y: target ? Math.sign(target.y - me.y) * 0.2 : 0 };
  for (const threat of [...shots, ...foes]) {
    const far = Math.max(20, gap(threat, me));
    if (far > 120) continue;
    push.x += ((me.x - threat.x) / far ** 2) * 140;
    push.y += ((me.y - threat.y) / far ** 2) * 140;
  }
  look.hands.hold(Math.abs(push.x) > Math.abs(push.y) ? (push.x < 0 ? 'left' : 'right') : push.y < 0 ? 'up' : 'down');
};

/** Knows where pairs lie as long as it remembers them. */
function memory(): Player {
  let known: Seen[] = [];
  let open: Seen[] = [];
  let boardSize = 0;
  let phase: 'shown' | 'played' | 'done' = 'shown';
  let hasBlinked = false;
  const isAt = (a: Point) => (b: Point) => gap(a, b) < 20;
  return ({ actors, boxes, random, skill, hands }) => {
    // The back of a card has the game's second colour; the hero stands beside the cards.
    const { theme, palette } = hands.stage.plan;
    const isBeside = (seen: Seen) => seen.actor === theme.hero && (seen.size === 72 || seen.size === 110);
    open = actors.filter((seen) => seen.fill !== palette.second && !isBeside(seen));
    const isAll = open.length >= boardSize && open.length > 0;
    // Everything lies open when a board begins and when it is done; between the two boards it is hidden for a blink.
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
    if (target) hands.tap(target);
    else if (back) hands.tap({ x: back.x + back.w / 2, y: back.y + back.h / 2 });
  };
}

/** Reads the board as rows of pictures and looks for a swap that lines up three. */
const match: Player = (look) => {
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
      look.hands.tap(tile);
      look.hands.tap(to);
      return;
    }
  }
};

/** Answers what is asked; who does not know guesses. */
const quiz: Player = (look) => {
  const { hands, random, skill, texts, boxes } = look;
  const cards: Rect[] = boxes.filter((box) => box.h > 40 && box.y > hands.stage.view.h * 0.4);
  const textIn = (card: Rect) =>
    texts
      .filter(({ x, y }) => x > card.x && x < card.x + card.w && y > card.y && y < card.y + card.h)
      .map(({ text }) => text)
      .join(' ');
  const shown = texts.map(({ text }) => text).join(' ');
  const asked = hands.stage.plan.questions?.find(({ question }) => shown.startsWith(question));
  const right = cards.find((card) => textIn(card) === asked?.answers[0]);
  const card = random.chance(skill.lapses) ? cards[0] : right;
  if (card) hands.tap({ x: card.x + card.w / 2, y: card.y + card.h / 2 });
};

const players: Partial<Record<Kind, () => Player>> = {
  catcher: () => catcher,
  slicer: () => slicer,
  whack: () => whack,
  arena: () => arena,
  flyer: () => flyer,
  runner: () => runner,
  shooter: () => shooter,
  memory,
  match: () => match,
  quiz: () => quiz,
};

/** Plays by what the screen shows, as well as its skill allows. */
export function skilledBot(kind: Kind, skill: Skill, seed: number): Bot {
  const player = players[kind]?.();
  if (!player) throw new Error(`nobody has learned to play ${kind}`);
  const random = randomFrom(seed);
  let next = 0;
  return (hands, seconds) => {
    if (seconds < next) return;
    next = seconds + skill.pauseSeconds;
    if (!random.chance(skill.lapses)) player({ ...hands.look(), hands, skill, random });
  };
}
