import { approach, clamp } from '../../math/maths.ts';
import { asksFor, hurt, mainThing, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawRescue, floorOf } from './draw.ts';
import { aboard, clockMax, homeX, newRescue, type RescueEvent, type RescueWorld, seats, stepRescue } from './world.ts';

/** Fly out, pick up the waiting people, and bring them home before the time is up. */
run((stage): Game => {
  let w = start(stage);
  let camera = 0;
  const cameraFor = () => clamp(w.x - stage.view.w * (w.vx < -40 ? 0.6 : 0.4), 0, Math.max(0, w.width - stage.view.w));
  return {
    reset: () => {
      w = start(stage);
      camera = cameraFor();
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const { x, level, saved, clock } = w;
      w = Object.assign(start(stage), { x, level, saved, clock });
      camera = cameraFor();
    },
    draw: () => drawRescue(stage, w, camera),
    idle: () => {
      w.x = homeX + 60 + Math.sin(stage.time * 0.8) * 50;
      w.y = floorOf(stage) - 210 + Math.sin(stage.time * 1.9) * 10;
    },
    update: (dt) => {
      if (isUnhurried(stage)) w.clock = clockMax;
      for (const event of stepRescue(w, stage.input.stick(), dt, stage.random)) showEvent(stage, w, camera, event);
      camera = approach(camera, cameraFor(), 4, dt);
      const waiting = w.people.filter(({ state }) => state === 'waiting').length;
      stage.hud.label = `ABOARD ${aboard(w)}/${seats}   WAITING ${waiting}`;
      stage.hud.progress = isUnhurried(stage) ? -1 : w.clock / clockMax;
      if (w.clock <= 0) stage.over();
    },
  };
});

function start(stage: Stage): RescueWorld {
  const { view, plan, random } = stage;
  const field = { width: Math.max(1050, view.w * 1.9), floor: floorOf(stage) };
  const crowd = clamp(Math.round(stage.rule('crowd', 3)), 1, 8);
  return newRescue(field, { hard: plan.difficulty * 0.2, hasFoes: !asksFor(stage, 'no-enemies'), crowd }, random);
}

function showEvent(stage: Stage, w: RescueWorld, camera: number, { type, at: place, count, look }: RescueEvent): void {
  const p = { x: place.x - camera, y: place.y };
  const one = mainThing(stage, look);
  if (type === 'picked') reward(stage, p, one, 10, count);
  if (type === 'hit') hurt(stage, p);
  if (type === 'saved') {
    reward(stage, p, one, count * count * 15 + count * 10, count);
    stage.sound.play('power');
    stage.effects.ring(p.x, p.y + 40, stage.plan.palette.accent, 110);
    if (count > 1) stage.banner(`${count} SAVED!`);
  }
  if (type === 'level') {
    stage.add(50);
    stage.banner(`ALL SAVED! LEVEL ${count + 1}`);
    const levels = stage.rule('levels', 0);
    if (levels && count >= levels) stage.over();
    w.safe = Math.max(w.safe, 1.2);
  }
}
