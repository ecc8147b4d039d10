import { approach, clamp } from '../../math/maths.ts';
import { choosingCells, layGrid, middleOf } from '../../stage/board.ts';
import { isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawLaserMirrors } from './draw.ts';
import { beamOf, isAt, newOptics, type Spot } from './optics.ts';
import type { LaserWorld } from './world.ts';

/** Rotate the mirrors until the light reaches its target; boards grow, and time is limited. */
run((stage): Game => {
  let w = begin(stage, 1);
  return {
    isWaiting: true,
    reset: () => {
      w = begin(stage, 1);
    },
    resize: () => {
      w.grid = layGrid(stage.view, w.optics.columns, w.optics.rows);
    },
    draw: () => drawLaserMirrors(stage, w),
    update: (dt) => {
      w = update(stage, w, dt);
    },
    ...choosingCells(
      stage,
      () => w,
      (spot) => turnAt(stage, w, spot),
    ),
  };
});

function begin(stage: Stage, level: number): LaserWorld {
  const { view, random } = stage;
  const asked = stage.rule('mirrors', 0);
  const mirrors = clamp(asked || Math.round(1 + level * 0.8 + stage.plan.difficulty * 0.4), 2, 12);
  const short = Math.min(8, 5 + Math.floor(level / 3));
  const long = Math.min(11, 7 + Math.floor(level / 2));
  const [columns, rows] = view.portrait ? [short, long] : [long, short];
  const optics = newOptics(columns, rows, mirrors, random);
  const seconds = stage.rule('secondsEach', 30) + mirrors * 5;
  return {
    optics,
    beam: beamOf(optics),
    grid: layGrid(view, columns, rows),
    level,
    turns: 0,
    left: seconds,
    secondsOfLevel: seconds,
    cursor: { column: columns >> 1, row: rows >> 1 },
    byKeys: false,
    won: 0,
    turned: optics.mirrors.map(() => 1),
    cheer: 0,
  };
}

function turnAt(stage: Stage, w: LaserWorld, spot: Spot): void {
  const i = w.optics.mirrors.findIndex((one) => isAt(one, spot));
  const mirror = w.optics.mirrors[i];
  // The touch that starts the round rotates nothing.
  if (!mirror || w.won > 0 || stage.played < 0.05) return;
  mirror.isSlash = !mirror.isSlash;
  w.turned[i] = 0;
  w.turns++;
  w.beam = beamOf(w.optics);
  stage.sound.play('tick', w.beam.cells.length % 8);
  if (!w.beam.isLit) return;
  const { x, y } = middleOf(w.grid, w.optics.target);
  const { palette } = stage.plan;
  w.won = 1.4;
  w.cheer = 1;
  stage.add(60 + w.level * 20 + Math.max(0, Math.round(w.left)), { x, y: y - 20 });
  stage.sound.play('win');
  stage.banner('LIT!');
  stage.effects.ring(x, y, palette.accent, w.grid.cell * 2);
  stage.effects.burst(x, y, [palette.accent, palette.second, '#ffffff'], { count: 40, speed: 260, shape: 'bit' });
}

function update(stage: Stage, w: LaserWorld, dt: number): LaserWorld {
  w.turned = w.turned.map((share) => approach(share, 1, 14, dt));
  w.cheer = approach(w.cheer, 0, 0.8, dt);
  stage.hud.label = `BOARD ${w.level}`;
  stage.hud.progress = clamp(w.left / w.secondsOfLevel, 0, 1);
  if (w.won > 0) {
    w.won -= dt;
    return w.won > 0 || isFinished(stage, 'levels', w.level) ? w : begin(stage, w.level + 1);
  }
  w.left -= dt;
  if (w.left <= 0) stage.over();
  return w;
}
