import { at } from '../../math/random.ts';
import { hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawPinball, layoutOf, onScreen } from './draw.ts';
import { launch, newPinball, type PinballEvent, stepPinball } from './world.ts';

/** Two flippers, three bumpers, five targets: keep the ball up. */
run((stage): Game => {
  let w = newPinball();
  let wasUp = { left: false, right: false };
  const flippers = () => {
    const { touches, axis, held } = stage.input;
    const middle = stage.view.w / 2;
    const fingers = touches();
    const both = axis().y < 0 || (held() && fingers.length === 0);
    return {
      left: both || axis().x < 0 || fingers.some(({ x }) => x < middle),
      right: both || axis().x > 0 || fingers.some(({ x }) => x >= middle),
    };
  };
  const shoot = () => {
    if (launch(w, stage.random)) stage.sound.play('start');
  };
  return {
    reset: () => {
      w = newPinball();
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    draw: () => drawPinball(stage, w),
    idle: () => {
      for (const flipper of w.flippers) flipper.angle = Math.sin(stage.time * 3) > 0.7 ? -0.4 : 0.46;
    },
    update: (dt) => {
      const up = flippers();
      if ((up.left && !wasUp.left) || (up.right && !wasUp.right)) stage.sound.play('tick', -3);
      wasUp = up;
      for (const event of stepPinball(w, up, dt, stage.random)) showEvent(stage, event);
      stage.hud.label = w.saved > 0 ? 'BALL SAFE' : w.rounds ? `BANKS ${w.rounds}` : '';
    },
    press: shoot,
    action: shoot,
    direction: (_d, by) => {
      if (by === 'key') shoot();
    },
  };
});

const foeAt = ({ plan }: Stage, look: number) => at(plan.theme.foes, look);

function showEvent(stage: Stage, { type, at: place, look }: PinballEvent): void {
  const { palette, theme } = stage.plan;
  const p = onScreen(layoutOf(stage), place);
  if (type === 'bumper') {
    stage.add(10, { x: p.x, y: p.y - 20 });
    stage.sound.play('pop', look * 2);
    stage.effects.ring(p.x, p.y, palette.accent, 56);
    stage.effects.burst(p.x, p.y, stage.art.colourOf(foeAt(stage, look)), { count: 8, speed: 200 });
    stage.effects.shake(3);
  }
  if (type === 'target') reward(stage, p, at(theme.things, look), 25, look);
  if (type === 'bank') {
    stage.add(150, p);
    stage.banner('ALL TARGETS!');
    stage.sound.play('win');
    stage.effects.ring(p.x, p.y, palette.accent, 220);
  }
  if (type === 'sling') {
    stage.add(5);
    stage.sound.play('tick', 5);
    stage.effects.burst(p.x, p.y, palette.second, { count: 5, speed: 140 });
  }
  if (type === 'flip') stage.sound.play('drop', 4);
  if (type === 'saved') {
    stage.banner('BALL SAVED');
    stage.sound.play('power');
  }
  if (type === 'lost') hurt(stage, p);
}
