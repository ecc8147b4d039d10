import { clamp, type Point } from '../math/maths.ts';
import { randomFrom } from '../math/random.ts';
import type { Actor, Plan } from '../plan.ts';
import { keepLives } from '../stage/gentle.ts';
import { checkGoal } from '../stage/goal.ts';
import type { Direction, Input } from '../stage/input.ts';
import { type Game, newHud, type Stage } from '../stage/stage.ts';
import { openRecordingCanvas, type RecordingCanvas, type SeenFrame } from './recording-canvas.ts';

/** The inputs of a bot: everything a player can do with a screen and keys. */
export type Controller = {
  stage: Stage;
  tap(p: Point): void;
  press(p: Point): void;
  move(p: Point): void;
  release(): void;
  key(d: Direction): void;
  hold(d: Direction | null): void;
  action(): void;
  /** What the screen shows now. */
  look(): SeenFrame;
};

/** Called every tenth of a second with the seconds played. */
export type Bot = (controller: Controller, seconds: number) => void;

export type Played = {
  seconds: number;
  isOver: boolean;
  score: number;
  lives: number;
  isWon: boolean;
  /** The text under the score at the end: a level, a wave. */
  label: string;
};

const frameSeconds = 1 / 60;
const framesPerThought = 6;

/** Plays one round of a game in simulated time, without drawing: the same plan and bot give the same round. */
export function simulateGame(plan: Plan, make: (stage: Stage) => Game, bot: Bot, secondsMax: number): Played {
  let isOver = false;
  const canvas = openRecordingCanvas();
  const { stage, pointer, keys } = simulatedStage(plan, canvas, () => {
    isOver = true;
  });
  const game = make(stage);
  const controller = controllerOf(stage, game, pointer, keys, canvas);
  game.reset();
  for (let i = 0; i < 90; i++) {
    stage.time += frameSeconds;
    game.idle?.(frameSeconds);
  }
  for (let frame = 0; !isOver && stage.played < secondsMax; frame++) {
    if (frame % framesPerThought === 0) bot(controller, stage.played);
    stage.time += frameSeconds;
    stage.played += frameSeconds;
    game.update(frameSeconds);
    checkGoal(stage);
  }
  const { score, lives, won, label } = stage.hud;
  return { seconds: stage.played, isOver, score, lives, isWon: won, label };
}

type Pointer = Input['pointer'];
type Keys = { direction: Direction | null };

function controllerOf(stage: Stage, game: Game, pointer: Pointer, keys: Keys, canvas: RecordingCanvas): Controller {
  const press = (p: Point) => {
    Object.assign(pointer, p, { down: true, from: { ...p } });
    game.press?.(p);
  };
  const release = () => {
    if (!pointer.down) return;
    pointer.down = false;
    game.release?.({ x: pointer.x, y: pointer.y });
  };
  return {
    stage,
    press,
    release,
    tap: (p) => {
      press(p);
      release();
      game.tap?.(p);
    },
    move: (p) => {
      Object.assign(pointer, p);
      game.move?.(p);
    },
    key: (d) => game.direction?.(d, 'key'),
    hold: (d) => {
      if (d !== null && d !== keys.direction) game.direction?.(d, 'key');
      keys.direction = d;
    },
    action: () => game.action?.(),
    look: () => canvas.look(() => game.draw()),
  };
}

function simulatedStage(
  plan: Plan,
  canvas: RecordingCanvas,
  over: () => void,
): { stage: Stage; pointer: Pointer; keys: Keys } {
  const view = { w: 400, h: 710, scale: 1, portrait: true };
  const pointer: Pointer = { x: 200, y: 355, down: false, from: { x: 0, y: 0 } };
  const keys: Keys = { direction: null };
  const { hero, foes, things } = plan.theme;
  const cast = new Set([hero, ...foes, ...things]);
  // A darker or larger one of a kind is still one of that kind.
  const shown = (actor: Actor) => (cast.has(actor) ? actor : (foes.find(({ name }) => name === actor.name) ?? actor));
  const axis = () => ({
    x: keys.direction === 'left' ? -1 : keys.direction === 'right' ? 1 : 0,
    y: keys.direction === 'up' ? -1 : keys.direction === 'down' ? 1 : 0,
  });
  const nothing = () => undefined;
  const stage: Stage = {
    plan,
    ctx: canvas.ctx,
    view,
    art: {
      heart: actorOf('heart'),
      draw: (actor, x, y, size) => canvas.see(shown(actor), x, y, size),
      colourOf: () => '#ffffff',
      walks: () => false,
      cells: (_, columns, rows) => Array.from({ length: rows }, () => Array.from({ length: columns }, () => '#ff0000')),
      actor: actorOf,
    },
    backdrop: {
      resize: nothing,
      draw: nothing,
      drawGround: nothing,
      drawNearGround: nothing,
      drawFloor: nothing,
      drawAir: nothing,
    },
    input: {
      pointer,
      touches: () => (pointer.down ? [{ x: pointer.x, y: pointer.y }] : []),
      axis,
      stick: () => {
        const by = axis();
        if (by.x || by.y || !pointer.down) return by;
        return {
          x: clamp((pointer.x - pointer.from.x) / 46, -1, 1),
          y: clamp((pointer.y - pointer.from.y) / 46, -1, 1),
        };
      },
      held: () => pointer.down,
      releaseAll: nothing,
    },
    sound: {
      play: nothing,
      note: nothing,
      voice: nothing,
      wake: nothing,
      setOn: nothing,
      isOn: () => false,
      setMusic: nothing,
      tick: nothing,
      beat: () => null,
    },
    effects: {
      burst: nothing,
      ring: nothing,
      note: nothing,
      shake: nothing,
      flash: nothing,
      freeze: nothing,
      frozen: () => false,
      offset: () => ({ x: 0, y: 0 }),
      update: nothing,
      draw: nothing,
      drawFlash: nothing,
      clear: nothing,
    },
    random: randomFrom(plan.seed),
    time: 0,
    played: 0,
    hud: newHud(),
    add: (points) => {
      stage.hud.score += points;
    },
    banner: nothing,
    over,
    rule: (name, ordinary) => plan.rules[name] ?? ordinary,
  };
  if (plan.rules['gentle']) keepLives(stage.hud);
  return { stage, pointer, keys };
}

function actorOf(sprite: string, tint?: string): Actor {
  return { sprite, name: sprite, plural: sprite, tint: tint ?? null, wears: null };
}
