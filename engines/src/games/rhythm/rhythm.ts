import { approach, clamp } from '../../math/maths.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { notesOf } from '../../stage/tune.ts';
import { judgementOf, missCost, notesOfBar, notesOfMelody, patience } from './chart.ts';
import { drawRhythm } from './draw.ts';
import { laneAt, laneBox, lettersOfLanes, placeOfNote, type RhythmWorld } from './world.ts';

/** Notes come down the lanes with the music: hit each as it reaches its pad. Misses reduce the crowd's patience. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.progress = 1;
    },
    draw: () => drawRhythm(stage, w),
    idle: (dt) => advance(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => strike(stage, w, laneAt(stage, w, p)),
    letter: (letter) => {
      const lane = (lettersOfLanes[w.lanes] ?? '').indexOf(letter);
      const digit = Number(letter) - 1;
      if (lane >= 0) strike(stage, w, lane);
      else if (digit >= 0 && digit < w.lanes) strike(stage, w, digit);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      const last = w.lanes - 1;
      const lane = { left: 0, down: Math.min(1, last), up: Math.max(0, last - 1), right: last }[d];
      strike(stage, w, lane);
    },
    action: () => strike(stage, w, w.lanes >> 1),
  };
});

function newWorld(stage: Stage): RhythmWorld {
  const lanes = Math.round(clamp(stage.rule('lanes', 4), 2, 6));
  return {
    lanes,
    notes: [],
    step: -8,
    barsMade: 0,
    combo: 0,
    crowd: 1,
    pressed: Array.from({ length: lanes }, () => 9),
    lit: Array.from({ length: lanes }, () => 9),
    judged: { text: '', age: 9 },
    cheer: 0,
    ahead: 0,
    secondsOfStep: 60 / stage.plan.sounds.beatsPerMinute / 4,
    isStarted: false,
  };
}

/** Follows the audible music, or its own clock without sound. */
function advance(stage: Stage, w: RhythmWorld, dt: number): void {
  w.step += dt / w.secondsOfStep;
  const beat = stage.sound.beat();
  if (beat !== null) {
    const off = ((((beat - w.step + 2) % 4) + 4) % 4) - 2;
    w.step += off * Math.min(1, dt * 1.5);
  }
  w.ahead = stage.rule('secondsAhead', 1.7) / w.secondsOfStep;
  const { tune } = stage.plan.sounds;
  const melody = tune && notesOf(tune);
  while ((w.barsMade - 1) * (melody?.length ?? 16) < w.step + w.ahead) {
    const notes = melody
      ? notesOfMelody(melody, w.barsMade, w.lanes)
      : notesOfBar(w.barsMade, w.lanes, stage.rule('hard', 0.5), stage.random);
    w.notes.push(...notes.map((note) => ({ ...note, hit: false })));
    w.barsMade++;
  }
  w.notes = w.notes.filter((note) => note.step > w.step - 6);
  w.cheer = approach(w.cheer, 0, 2, dt);
  w.judged.age += dt;
  w.pressed = w.pressed.map((age) => age + dt);
  w.lit = w.lit.map((age) => age + dt);
}

function update(stage: Stage, w: RhythmWorld, dt: number): void {
  if (!w.isStarted) Object.assign(w, newWorld(stage), { isStarted: true });
  advance(stage, w, dt);
  const late = 0.15 / w.secondsOfStep;
  for (const note of w.notes) {
    if (note.hit || note.step > w.step - late) continue;
    note.hit = true;
    const { x, y } = placeOfNote(stage, w, note);
    stage.effects.burst(x, Math.min(y, stage.view.h - 20), stage.plan.palette.danger, { count: 6, speed: 80 });
    lose(stage, w, -missCost(w.step), 'MISS');
  }
  stage.hud.progress = w.crowd;
  stage.hud.label = w.combo > 3 ? `COMBO ${w.combo}` : '';
  const seconds = stage.rule('seconds', 0);
  if (w.crowd <= 0 || (seconds > 0 && stage.played > seconds)) stage.over();
}

function strike(stage: Stage, w: RhythmWorld, lane: number): void {
  w.pressed[lane] = 0;
  const nearest = w.notes
    .filter((note) => !note.hit && note.lane === lane)
    .sort((a, b) => Math.abs(a.step - w.step) - Math.abs(b.step - w.step))[0];
  const judgement = nearest ? judgementOf((nearest.step - w.step) * w.secondsOfStep) : null;
  if (!nearest || !judgement) {
    stage.sound.play('tick', lane - 4);
    // Tapping before the first notes arrive costs nothing.
    if (w.step > 2) lose(stage, w, patience.stray, '');
    return;
  }
  nearest.hit = true;
  w.lit[lane] = 0;
  w.combo++;
  w.cheer = 1;
  w.crowd = Math.min(1, w.crowd + patience[judgement]);
  w.judged = { text: judgement === 'perfect' ? 'PERFECT' : 'GOOD', age: 0 };
  const { left, width, line } = laneBox(stage, w);
  const x = left + (lane + 0.5) * width;
  const points = (judgement === 'perfect' ? 20 : 10) * (1 + Math.min(4, Math.floor(w.combo / 10)));
  stage.add(points, { x, y: line - 50 });
  if (nearest.pitch) stage.sound.note(nearest.pitch);
  else stage.sound.play('coin', lane * 2 - 3);
  stage.effects.ring(x, line, stage.plan.palette.accent, width * 0.6);
  stage.effects.burst(x, line, [stage.plan.palette.accent, stage.plan.palette.paper], {
    count: judgement === 'perfect' ? 16 : 8,
    speed: 200,
  });
  if (w.combo % 25 === 0) {
    stage.banner(`${w.combo} IN A ROW!`);
    stage.sound.play('power');
  }
}

function lose(stage: Stage, w: RhythmWorld, amount: number, text: string): void {
  w.combo = 0;
  w.crowd = Math.max(0, w.crowd + amount);
  if (!text) return;
  w.judged = { text, age: 0 };
  stage.effects.shake(3);
}
