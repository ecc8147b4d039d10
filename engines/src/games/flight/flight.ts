import { clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, hurt, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawFlight, onPlane, placeOnScreen } from './draw.ts';
import { clockMax, type FlightEvent, type FlightWorld, newFlight, stepFlight } from './world.ts';

/** Free flight, seen from behind: through the rings, past obstacles. */
run((stage): Game => {
  let w = start(stage);
  let to: Point | null = null;
  return {
    reset: () => {
      w = start(stage);
      to = null;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      to = null;
    },
    draw: () => drawFlight(stage, w),
    idle: (dt) => {
      const sway = { x: Math.sin(stage.time * 0.9) * 0.4, y: Math.cos(stage.time * 1.3) * 0.25 + 0.2 };
      stepFlight(w, sway, { x: 0, y: 0 }, dt, stage.random);
      w.clock = 14;
      w.seconds = w.rings = w.streak = w.safe = 0;
    },
    update: (dt) => {
      const wish = stage.input.axis();
      if (wish.x || wish.y) to = null;
      if (isUnhurried(stage)) w.clock = clockMax;
      for (const event of stepFlight(w, to, wish, dt, stage.random)) showEvent(stage, w, event);
      const asked = stage.rule('rings', 0);
      stage.hud.progress = isUnhurried(stage) ? -1 : w.clock / clockMax;
      stage.hud.label = asked ? `RINGS ${w.rings}/${asked}` : w.streak > 1 ? `RINGS X${w.streak}` : '';
      if (w.clock <= 0 || (asked && w.rings >= asked)) stage.over();
    },
    press: (p) => {
      to = onPlane(stage, p);
    },
    move: (p) => {
      to = onPlane(stage, p);
    },
  };
});

function start(stage: Stage): FlightWorld {
  return newFlight(stage.rule('pace', 9), stage.plan.difficulty * 0.2, !asksFor(stage, 'no-enemies'));
}

function showEvent(stage: Stage, w: FlightWorld, { type, x, y, look }: FlightEvent): void {
  const { theme, palette } = stage.plan;
  const p = placeOnScreen(stage, w, x, y, 0);
  if (type === 'ring') {
    stage.add(20 + Math.min(10, w.streak) * 5, { x: p.x, y: p.y - 30 });
    stage.sound.play('coin', clamp(w.streak, 0, 9));
    stage.effects.ring(p.x, p.y, palette.accent, 130);
    stage.effects.burst(p.x, p.y, [palette.accent, palette.paper], { count: 14, speed: 260 });
  }
  if (type === 'missed') stage.sound.play('drop', -3);
  if (type === 'thing') reward(stage, p, at(theme.things, look), 10, look);
  if (type === 'hit') hurt(stage, p);
}
