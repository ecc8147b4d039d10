import { write } from '../canvas/lettering.ts';
import type { Plan } from '../plan.ts';
import { counted, isFinished } from './feedback.ts';
import type { Stage } from './stage.ts';

/** How many things open the exit; 0 where there is none, or one that is never locked. */
export function exitPrice({ kind, modifiers, rules }: Plan): number {
  const hasExit = (kind === 'maze' || kind === 'platformer') && modifiers?.includes('exit');
  return hasExit ? (rules['collect'] ?? 0) : 0;
}

/** Through the exit: the end of a round that asked for no levels, or of its last one. */
export function isLastExit(stage: Stage, level: number): boolean {
  const isOnly = exitPrice(stage.plan) > 0 && stage.rule('levels', 0) === 0;
  if (!isOnly) return isFinished(stage, 'levels', level);
  stage.hud.won = true;
  stage.over();
  return true;
}

/**
 * The prompt's goal beyond the mechanic's own rules: reaching this many points, things, foes or seconds ends the
 * round as won. `limit` is a time limit for games that cannot be outlasted, such as a board: it only ends the round.
 */
export function checkGoal(stage: Stage): void {
  const { hud, played } = stage;
  if (isFinished(stage, 'target', hud.score)) return;
  if (exitPrice(stage.plan) === 0 && isFinished(stage, 'collect', hud.taken)) return;
  if (isFinished(stage, 'defeat', hud.defeated)) return;
  if (isFinished(stage, 'survive', played)) return;
  if (stage.rule('stages', 0) > 0 && isLastStage(stage)) return;
  const limit = stage.rule('limit', 0);
  if (limit > 0 && played >= limit) stage.over();
}

/** A game that only ever gets harder is cut into levels of so many seconds. */
export const stageSeconds = 20;

function isLastStage(stage: Stage): boolean {
  const done = Math.floor(stage.played / stageSeconds);
  if (done === stage.hud.stages) return false;
  stage.hud.stages = done;
  if (isFinished(stage, 'stages', done)) return true;
  stage.add(50);
  stage.sound.play('win');
  stage.banner(levelOf(stage));
  return false;
}

const levelOf = (stage: Stage): string => counted(stage, 'LEVEL', 'stages', stage.hud.stages + 1);

/** How many there are of a few strong foes, who come without a crowd: "4 dragons". 0: there is a crowd. */
export const strongFoes = (stage: Stage): number => (stage.rule('strong', 0) > 0 ? stage.rule('defeat', 0) : 0);

/** Progress beside the score: things collected, foes defeated, or time left. */
export function drawGoal(stage: Stage): void {
  const { ctx, hud, plan, art } = stage;
  const collect = stage.rule('collect', 0);
  const count = collect || stage.rule('defeat', 0);
  const seconds = stage.rule('survive', 0) || stage.rule('limit', 0);
  const hasStages = stage.rule('stages', 0) > 0;
  if (count === 0 && seconds === 0 && !hasStages) return;
  const x = 34 + String(Math.round(hud.score)).length * 18;
  const what = collect > 0 ? plan.theme.things[0] : plan.theme.foes[0];
  const clock = clockOf(seconds - stage.played);
  const style = { align: 'left', fill: plan.palette.accent, under: plan.palette.ink, tabular: true } as const;
  if (count > 0) {
    if (what) art.draw(what, x + 14, 24, 28);
    const done = `${Math.min(collect > 0 ? hud.taken : hud.defeated, count)}/${count}`;
    write(ctx, seconds ? `${done}  ${clock}` : done, x + 32, 25, 15, style);
  } else if (hasStages) write(ctx, levelOf(stage), x + 8, 25, 13, style);
  else write(ctx, clock, x + 8, 25, 15, style);
}

function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
