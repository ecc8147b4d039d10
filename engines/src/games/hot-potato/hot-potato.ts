import { clamp, distance, type Point } from '../../math/maths.ts';
import { hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { actorAt, bombOf, drawPotato, seatPlace } from './draw.ts';
import { neighbour, newPotato, type PotatoEvent, type PotatoWorld, pass, stepPotato } from './world.ts';

/** Hold it for points; pass it before it explodes. */
run((stage): Game => {
  let w = start(stage);
  const passTo = (seat: number) => {
    if (w.holder !== 0 || !pass(w, seat)) return;
    stage.sound.play('shoot');
    stage.add(10, seatPlace(stage, w, 0));
  };
  const nearest = (p: Point) => {
    const others = w.seats.flatMap((seat, i) => (i && !seat.out ? [i] : []));
    return others.reduce(
      (best, i) => (distance(p, seatPlace(stage, w, i)) < distance(p, seatPlace(stage, w, best)) ? i : best),
      others[0] ?? 0,
    );
  };
  return {
    reset: () => {
      w = start(stage);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawPotato(stage, w),
    idle: (dt) => {
      stepPotato(w, dt, stage.random);
      w.fuse = Math.max(w.fuse, w.fuseMax * 0.6);
      if (w.holder === 0 && w.held > 0.5) pass(w, nearest({ x: 0, y: 0 }));
      w.seconds = 0;
    },
    update: (dt) => {
      for (const event of stepPotato(w, dt, stage.random)) showEvent(stage, w, event);
      stage.hud.label = `ROUND ${w.level + 1}`;
      stage.hud.progress = w.wait > 0 ? 0 : w.fuse / w.fuseMax;
    },
    press: (p) => passTo(nearest(p)),
    direction: (d, by) => {
      if (by !== 'key') return;
      if (d === 'left' || d === 'right') passTo(neighbour(w, d === 'left' ? 1 : -1));
      else passTo(nearest({ x: stage.view.w / 2, y: 0 }));
    },
    action: () => passTo(nearest({ x: stage.view.w / 2, y: 0 })),
  };
});

function start(stage: Stage): PotatoWorld {
  return newPotato(clamp(Math.round(stage.rule('players', 5)), 3, 8), stage.plan.difficulty * 0.2, stage.random);
}

function showEvent(stage: Stage, w: PotatoWorld, { type, seat }: PotatoEvent): void {
  const { palette } = stage.plan;
  const p = seatPlace(stage, w, seat);
  if (type === 'pass') stage.sound.play('shoot', -2);
  if (type === 'caught') stage.sound.play('pop', seat === 0 ? 3 : 0);
  if (type === 'hold') {
    stage.add(2, { x: p.x, y: p.y - 40 });
    stage.sound.play('tick', 2);
  }
  if (type === 'won') {
    stage.add(100);
    stage.sound.play('win');
    stage.banner('LAST ONE STANDING!');
    const rounds = stage.rule('rounds', 0);
    if (rounds && w.level >= rounds) stage.over();
  }
  if (type !== 'boom') return;
  stage.sound.play('boom');
  stage.effects.shake(14);
  stage.effects.ring(p.x, p.y, palette.danger, 150);
  stage.effects.burst(p.x, p.y, ['#fff2b0', palette.accent, palette.danger, '#4a4458'], { count: 44, speed: 320 });
  if (seat === 0) hurt(stage, p, bombOf(stage));
  else reward(stage, p, actorAt(stage, w, seat), 30, w.level);
}
