import { hurt, mainThing, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawChopping, heroPlace } from './draw.ts';
import { type ChopEvent, type ChopWorld, chop, clockMax, newTree, type Side, stepTree } from './world.ts';

/** Chop left or right, quickly, and never stand under a branch. */
run((stage): Game => {
  let w = newTree(0, stage.random);
  const hit = (side: Side) => {
    for (const event of chop(w, side, stage.random)) showEvent(stage, w, event);
  };
  return {
    reset: () => {
      w = newTree(stage.plan.difficulty * 0.2, stage.random);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawChopping(stage, w),
    idle: () => {
      w.swing = Math.max(0, Math.sin(stage.time * 4));
    },
    update: (dt) => {
      for (const event of stepTree(w, dt)) showEvent(stage, w, event);
      const seconds = stage.rule('seconds', 0);
      stage.hud.progress = w.clock / clockMax;
      stage.hud.label = `CHOPS ${w.chops}`;
      if (seconds && w.seconds >= seconds) stage.over();
    },
    press: (p) => hit(p.x < stage.view.w / 2 ? 'left' : 'right'),
    direction: (d, by) => {
      if (by === 'key' && (d === 'left' || d === 'right')) hit(d);
    },
    action: () => hit(w.side),
  };
});

function showEvent(stage: Stage, w: ChopWorld, { type, look }: ChopEvent): void {
  const here = heroPlace(stage, w.side);
  const trunk = { x: stage.view.w / 2, y: here.y };
  if (type === 'chop') {
    stage.add(5 + Math.min(15, Math.floor(w.chops / 20)));
    stage.sound.play('tick', look % 5);
    stage.effects.shake(2);
    stage.effects.burst(trunk.x, trunk.y, ['#e9c08a', '#a8642e', '#c98a4a'], {
      count: 7,
      speed: 220,
      gravity: 600,
      shape: 'bit',
    });
  }
  if (type === 'thing') reward(stage, here, mainThing(stage, look), 25, look);
  if (type === 'hit') hurt(stage, { x: here.x, y: here.y - 30 });
  if (type === 'late') {
    stage.banner('TOO SLOW!');
    hurt(stage, here);
  }
}
