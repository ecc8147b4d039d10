import { clamp } from '../../math/maths.ts';
import { asksFor, counted, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { type Deal, dealDiscs, dealMixed } from './deal.ts';
import { drawStacks } from './draw.ts';
import { facesOf, kindsMax } from './faces.ts';
import type { Button, Holder } from './holders.ts';
import { buttonAt, layStacks, stackAt } from './layout.ts';
import { choose, hint, movesLeft, nextStack, restart, settle, undo } from './play.ts';
import { shareDone } from './solve.ts';
import type { StacksWorld } from './world.ts';

/** How many kinds there are on each level, and how many discs. */
const kindsOfLevel = [3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11];
const discsOfLevel = [3, 4, 5, 6, 7];
const discsMax = 9;
/** Empty stacks beside the full ones. */
const empty = 2;

/** Move what is on top from stack to stack, until each holds one kind, or the tower stands on the last peg. */
run((stage): Game => {
  const w = begin(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, begin(stage, 1));
    },
    resize: () => layOut(stage, w),
    draw: () => drawStacks(stage, w),
    idle: (dt) => settle(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      // The touch that starts the round takes nothing up.
      if (stage.played < 0.05) return;
      w.byKeys = false;
      const button = buttonAt(w.layout, p);
      if (button) push(stage, w, button.sign);
      else choose(stage, w, stackAt(w.layout, p));
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = nextStack(w, d);
      stage.sound.play('tick');
    },
    action: () => {
      if (stage.played < 0.05) return;
      w.byKeys = true;
      choose(stage, w, w.cursor);
    },
    letter: (letter) => {
      const sign = signOfKey[letter];
      if (sign) push(stage, w, sign);
    },
  };
});

const signOfKey: Record<string, Button['sign']> = { U: 'undo', Z: 'undo', R: 'restart', H: 'hint', E: 'extra' };

function push(stage: Stage, w: StacksWorld, sign: Button['sign']): void {
  if (sign === 'undo') undo(stage, w);
  else if (sign === 'restart') restart(stage, w);
  else if (sign === 'hint') hint(stage, w);
  else addStack(stage, w);
}

/** One more empty stack, once a level. */
function addStack(stage: Stage, w: StacksWorld): void {
  if (!w.hasExtra || w.solvedFor >= 0) return;
  w.hasExtra = false;
  w.stacks = [...w.stacks, []];
  w.way = [];
  stage.sound.play('power');
  layOut(stage, w);
}

function holderOf(stage: Stage): Holder {
  if (asksFor(stage, 'discs')) return 'peg';
  if (asksFor(stage, 'liquid')) return 'bottle';
  if (asksFor(stage, 'branches')) return 'branch';
  return asksFor(stage, 'rods') ? 'rod' : 'tube';
}

function begin(stage: Stage, level: number): StacksWorld {
  const holder = holderOf(stage);
  const rules = { height: heightOf(stage, holder, level), bySize: holder === 'peg' };
  const { stacks, solution } = dealOf(stage, rules, level);
  const kinds = rules.bySize ? rules.height : Math.max(...stacks.flat()) + 1;
  const w: StacksWorld = {
    rules,
    holder,
    faces: facesOf(stage, holder, kinds),
    stacks,
    start: stacks,
    before: [],
    layout: layStacks(stage.view, holder, stacks.length, rules.height),
    level,
    chosen: null,
    cursor: 0,
    byKeys: false,
    moving: null,
    lifted: [],
    shaken: [],
    closed: [],
    way: solution,
    hinted: null,
    par: solution.length,
    moves: 0,
    left: stage.rule('seconds', 0),
    hasExtra: !rules.bySize,
    paid: new Set(),
    solvedFor: -1,
    cheer: 0,
  };
  layOut(stage, w);
  return w;
}

function heightOf(stage: Stage, holder: Holder, level: number): number {
  if (holder !== 'peg') return stage.rule('height', stage.rule('gentle', 0) > 0 ? 3 : 4);
  const grown = discsOfLevel[Math.min(level - 1 + stage.rule('head', 0), discsOfLevel.length - 1)] ?? 3;
  const limit = stage.rule('moves', 0) || Number.POSITIVE_INFINITY;
  const most = Math.floor(Math.log2(limit + 1));
  return clamp(stage.rule('discs', 0) || Math.min(grown, most), 2, discsMax);
}

function dealOf(stage: Stage, rules: StacksWorld['rules'], level: number): Deal {
  const { random } = stage;
  // Where the prompt says how many discs, later levels begin elsewhere instead of growing.
  if (rules.bySize) return dealDiscs(rules, level === 1 || stage.rule('discs', 0) === 0, random);
  const asked = stage.rule('colours', 0) || Math.max(0, stage.rule('stacks', 0) - empty);
  if (asked > 0) return dealMixed(rules, clamp(asked, 2, kindsMax), empty, random);
  const start = stage.rule('gentle', 0) > 0 ? -1 : stage.rule('head', 0);
  const i = level - 1 + start;
  const limit = stage.rule('moves', 0) || Number.POSITIVE_INFINITY;
  for (let kinds = i < 0 ? 2 : (kindsOfLevel[Math.min(i, kindsOfLevel.length - 1)] ?? 3); ; kinds--) {
    const deal = dealMixed(rules, kinds, empty, random);
    // It can be solved in the moves that the prompt allows.
    if (kinds === 2 || deal.solution.length <= limit * 0.85) return deal;
  }
}

function layOut(stage: Stage, w: StacksWorld): void {
  w.layout = layStacks(stage.view, w.holder, w.stacks.length, w.rules.height);
  if (w.rules.bySize) w.layout.buttons = w.layout.buttons.filter(({ sign }) => sign !== 'extra');
}

/** The last level, where the prompt asks for no other number; the discs that were asked for are one. */
function lastLevelOf(stage: Stage, { rules }: StacksWorld): number {
  if (!rules.bySize) return kindsOfLevel.length;
  return stage.rule('discs', 0) > 0 ? 1 : discsOfLevel.length - stage.rule('head', 0);
}

function update(stage: Stage, w: StacksWorld, dt: number): void {
  settle(stage, w, dt);
  stage.hud.label = `${counted(stage, 'LEVEL', 'levels', w.level)}  MOVES ${movesLeft(stage, w) ?? w.moves}`;
  stage.hud.progress = shareDone(w.rules, w.stacks);
  if (w.solvedFor < 0) {
    if (!isLost(stage, w, dt)) return;
    stage.sound.play('hit');
    stage.over();
    return;
  }
  w.solvedFor += dt;
  if (w.solvedFor < 1.7 || isFinished(stage, 'levels', w.level)) return;
  if (w.level >= lastLevelOf(stage, w) && stage.rule('levels', 0) === 0) {
    stage.hud.won = true;
    stage.over();
  } else Object.assign(w, begin(stage, w.level + 1));
}

/** Only the moves or seconds that the prompt allows can run out. */
function isLost(stage: Stage, w: StacksWorld, dt: number): boolean {
  if (movesLeft(stage, w) === 0 && !w.moving) return true;
  const seconds = stage.rule('seconds', 0);
  if (seconds === 0) return false;
  w.left -= dt;
  stage.hud.progress = clamp(w.left / seconds, 0, 1);
  return w.left <= 0;
}
