import { at } from '../../math/random.ts';
import { asksFor, hurt, mainThing, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawParking, onScreen, sizeOf } from './draw.ts';
import {
  clockFor,
  driveTowards,
  newParking,
  nextLot,
  type ParkingEvent,
  type ParkingWorld,
  standSeconds,
  stepParking,
} from './world.ts';

/** Drive into the marked bay without a collision, before the time is up. */
run((stage): Game => {
  let w = start(stage);
  const drive = () => {
    const keys = stage.input.axis();
    // Keys steer the car; a finger points where to go.
    if (keys.x || keys.y) return { pedal: -keys.y, wheel: keys.x };
    return driveTowards(w, stage.input.stick());
  };
  return {
    reset: () => {
      w = start(stage);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const { level } = w;
      w = start(stage);
      if (level === 0) return;
      w.level = level - 1;
      nextLot(w, stage.random);
    },
    draw: () => drawParking(stage, w),
    idle: () => {
      w.angle = -Math.PI / 2 + Math.sin(stage.time * 1.4) * 0.12;
    },
    update: (dt) => {
      if (isUnhurried(stage)) w.clock = clockFor(w.level);
      for (const event of stepParking(w, drive(), dt)) showEvent(stage, w, event);
      const asked = stage.rule('levels', 0);
      stage.hud.progress = isUnhurried(stage) ? -1 : w.clock / clockFor(w.level);
      stage.hud.label = asked ? `BAY ${w.level + 1}/${asked}` : `BAY ${w.level + 1}`;
      if (w.clock <= 0) stage.over();
    },
  };
});

function start(stage: Stage): ParkingWorld {
  return newParking(sizeOf(stage), !asksFor(stage, 'no-enemies'), stage.random);
}

function showEvent(stage: Stage, w: ParkingWorld, { type, at: place, look, left }: ParkingEvent): void {
  const { palette, theme } = stage.plan;
  const p = onScreen(stage, place);
  if (type === 'thing') reward(stage, p, mainThing(stage, look), 15, look);
  if (type === 'bump') hurt(stage, p, at(theme.foes, look));
  if (type !== 'parked') return;
  stage.add(50 + Math.round(Math.max(0, left)) * 3, { x: p.x, y: p.y - 30 });
  stage.sound.play('win');
  stage.banner(w.stood > standSeconds && left > clockFor(w.level) * 0.6 ? 'PERFECT!' : 'PARKED!');
  stage.effects.ring(p.x, p.y, palette.accent, 110);
  stage.effects.burst(p.x, p.y, [palette.accent, palette.second, palette.paper], {
    count: 30,
    speed: 240,
    shape: 'bit',
  });
  const asked = stage.rule('levels', 0);
  if (asked && w.level + 1 >= asked) stage.over();
  else nextLot(w, stage.random);
}
