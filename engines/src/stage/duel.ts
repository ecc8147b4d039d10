import { write } from '../canvas/lettering.ts';
import { calledIn } from '../canvas/texts.ts';
import { alpha, lighter } from '../math/colour.ts';
import { approach, clamp, turn } from '../math/maths.ts';
import type { Actor } from '../plan.ts';
import { drawStanding, type Grid } from './board.ts';
import type { Stage } from './stage.ts';
import { isForTwo } from './two-players.ts';

/** 0 is the player (or the first of two), 1 the opponent. */
export type Side = 0 | 1;

/**
 * A series of games against the computer, which plays better after each defeat, or between two players on one device.
 */
export type Duel = {
  twoPlayers: boolean;
  /** The computer's skill: 1 careless, 2 attentive, 3 its best. */
  level: number;
  wins: [number, number];
  /** Two players play until one has won this many. */
  winsToEnd: number;
  /** The maximum number of games against the computer, whose best play ends in draws. */
  gamesLeft: number;
  turn: Side;
  /** The side that started this game; the other starts the next. */
  first: Side;
  /** Seconds until the computer moves, or until the next game. */
  wait: number;
  result: Side | 'draw' | null;
  cheer: [number, number];
};

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function newDuel(stage: Stage): Duel {
  const twoPlayers = isForTwo(stage);
  stage.hud.livesMax = stage.hud.lives = twoPlayers ? 0 : Math.round(clamp(stage.rule('lives', 3), 1, 5));
  return {
    twoPlayers,
    level: Math.round(clamp(stage.rule('level', 1), 1, 3)),
    wins: [0, 0],
    winsToEnd: Math.round(clamp(stage.rule('rounds', 3), 1, 9)),
    gamesLeft: Math.round(clamp(stage.rule('games', 7), 1, 20)),
    turn: 0,
    first: 0,
    wait: 0,
    result: null,
    cheer: [0, 0],
  };
}

export const isPlayersTurn = (duel: Duel) => duel.result === null && (duel.twoPlayers || duel.turn === 0);

/** Passes the turn; the computer takes a moment to think. */
export function passTurn(duel: Duel, thinkSeconds = 0.55): void {
  duel.turn = other(duel.turn);
  duel.wait = thinkSeconds;
}

/** `points`: the value of a victory at the first level. */
export function finishGame(stage: Stage, duel: Duel, result: Side | 'draw', points: number): void {
  const { effects, plan, view, sound } = stage;
  duel.result = result;
  duel.wait = 1.7;
  if (result === 'draw') {
    stage.banner('A DRAW!');
    sound.play('drop');
    if (!duel.twoPlayers) stage.add(Math.round(points / 4));
    return;
  }
  duel.wins[result]++;
  duel.cheer[result] = 1;
  const won = duel.twoPlayers || result === 0;
  const name = nameOf(stage, result);
  stage.banner(duel.twoPlayers ? `${name} WINS!` : won ? 'YOU WIN!' : `${name} WINS`);
  sound.play(won ? 'win' : 'lose');
  if (won) {
    const colours = [plan.palette.accent, plan.palette.second, plan.palette.paper];
    effects.burst(view.w / 2, view.h * 0.4, colours, { count: 50, speed: 320, gravity: 300, shape: 'bit', life: 1.4 });
    stage.add(duel.twoPlayers ? 100 : points * duel.level);
  } else {
    effects.shake(6);
    effects.flash(plan.palette.danger, 0.25);
    stage.hud.lives--;
  }
}

/** Counts down after a game; true when the next one should be set up. */
export function isNextGameDue(stage: Stage, duel: Duel, dt: number): boolean {
  duel.cheer = [approach(duel.cheer[0], 0, 0.8, dt), approach(duel.cheer[1], 0, 0.8, dt)];
  stage.hud.label = duel.twoPlayers
    ? `${nameOf(stage, 0)} ${duel.wins[0]} - ${duel.wins[1]} ${nameOf(stage, 1)}`
    : `${['EASY', 'CLEVER', 'MASTER'][duel.level - 1] ?? 'MASTER'} ${nameOf(stage, 1)}`;
  if (duel.result === null) return false;
  duel.wait -= dt;
  if (duel.wait > 0) return false;
  duel.gamesLeft--;
  const isOver = duel.twoPlayers
    ? Math.max(...duel.wins) >= duel.winsToEnd
    : stage.hud.lives <= 0 || duel.gamesLeft <= 0;
  if (isOver) {
    stage.over();
    return false;
  }
  if (!duel.twoPlayers && duel.result === 0 && duel.level < 3) {
    duel.level++;
    stage.banner('SMARTER NOW!');
  }
  duel.result = null;
  duel.first = other(duel.first);
  duel.turn = duel.first;
  duel.wait = 0.8;
  return true;
}

export function actorOfSide({ plan }: Stage, side: Side): Actor {
  const { hero, foes } = plan.theme;
  return side === 0 ? hero : (foes[0] ?? hero);
}

/** The pictures on the pieces: the one or two things the prompt names for them, otherwise the players themselves. */
export function pieceOfSide(stage: Stage, side: Side): Actor {
  const { things } = stage.plan.theme;
  const isNamed = things.length === 1 || things.length === 2;
  return (isNamed ? (things[side] ?? things[0]) : undefined) ?? actorOfSide(stage, side);
}

/** Whether the pieces show nobody: plain discs, and kings of chess. */
export const isClassic = (stage: Stage): boolean => stage.rule('classic', 0) > 0;

/** The face of a disc: pale behind a picture, nearly of the disc's colour where there is none. */
export const faceOf = (stage: Stage, colour: string, pale: number): string =>
  lighter(colour, isClassic(stage) ? pale * 0.3 : pale);

export const nameOf = (stage: Stage, side: Side) => calledIn(actorOfSide(stage, side));

/** The colour that the prompt gives a side, otherwise one of the palette. */
export function colourOfSide({ plan }: Stage, side: Side): string {
  const { hero, foes } = plan.theme;
  const isAsked = hero.tint !== null && foes[0]?.tint;
  if (isAsked) return (side === 0 ? hero.tint : foes[0]?.tint) ?? plan.palette.accent;
  return side === 0 ? plan.palette.accent : plan.palette.danger;
}

/** Both players beside or below the board; the one to move is highlighted. */
export function drawPlayers(stage: Stage, duel: Duel, { field }: Grid): void {
  const { ctx, view, art, plan, time } = stage;
  const below = view.h - field.y - field.h - 14;
  const isBelow = below > field.x;
  const size = Math.min(110, (isBelow ? below : field.x) * 0.68);
  if (size < 36) return;
  for (const side of [0, 1] as const) {
    const x = isBelow
      ? view.w / 2 + (side ? 1 : -1) * Math.min(view.w * 0.27, 190)
      : side
        ? view.w - field.x / 2
        : field.x / 2;
    const y = isBelow ? field.y + field.h + 14 + below / 2 : field.y + field.h / 2;
    const isTurn = duel.turn === side && duel.result === null;
    if (isTurn) {
      ctx.fillStyle = alpha(colourOfSide(stage, side), 0.28 + 0.1 * Math.sin(time * 5));
      ctx.beginPath();
      ctx.arc(x, y, size * 0.66, 0, turn);
      ctx.fill();
    }
    drawStanding(stage, x, y, size);
    const jump = Math.abs(Math.sin(time * 9)) * duel.cheer[side] * size * 0.3;
    art.draw(actorOfSide(stage, side), x, y - jump - (isTurn ? Math.abs(Math.sin(time * 3)) * 4 : 0), size, {
      flip: side === 1,
      tilt: Math.sin(time * 2 + side) * 0.05,
      squash: Math.sin(time * 2.6 + side) * 0.025,
    });
    if (!duel.twoPlayers || !isBelow) continue;
    write(ctx, String(duel.wins[side]), x + (side ? -1 : 1) * size * 0.72, y, 22, {
      fill: colourOfSide(stage, side),
      under: plan.palette.ink,
      tabular: true,
    });
  }
}
