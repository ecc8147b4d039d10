import { approach } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, hurt, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawStacker, type Look, looksOf, pileTop, riseFor, sizeOf } from './draw.ts';
import { letGo, newStack, patienceSeconds, type StackEvent, type StackerWorld, stepStack, waterOf } from './world.ts';

/** A crane swings; release the piece over the pile. Pieces that land off-centre make the next drop harder. */
run((stage): Game => {
  let looks = looksOf(stage);
  let w = start(stage);
  /** How far the view has risen. */
  let rise = 0;
  let wobble = 0;
  const drop = () => {
    // The touch that starts the round would drop the first piece anywhere.
    if (stage.played > 0.05 && letGo(w)) stage.sound.play('drop');
  };
  return {
    reset: () => {
      w = start(stage);
      rise = wobble = 0;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const shift = stage.view.w / 2 - w.width / 2;
      for (const piece of w.pieces) piece.x += shift;
      Object.assign(w, sizeOf(stage));
      looks = looksOf(stage);
    },
    draw: () => drawStacker(stage, w, looks, rise, wobble),
    idle: (dt) => {
      stepStack(w, dt, stage.random);
      w.patience = patienceSeconds;
      w.seconds = 0;
    },
    update: (dt) => {
      if (isUnhurried(stage)) w.patience = patienceSeconds;
      for (const event of stepStack(w, dt, stage.random)) showEvent(stage, w, looks, rise, event);
      rise = approach(rise, riseFor(stage, w, looks), 5, dt);
      wobble = approach(wobble, Math.abs(w.lean) * 8, 2, dt);
      keepCount(stage, w);
    },
    press: drop,
    action: drop,
    direction: (d, by) => {
      if (d === 'down' && by === 'key') drop();
    },
  };
});

function start(stage: Stage): StackerWorld {
  return newStack(sizeOf(stage), stage.plan.difficulty * 0.2, !asksFor(stage, 'no-enemies'), stage.random);
}

function showEvent(stage: Stage, w: StackerWorld, looks: Look[], rise: number, { type, x, height }: StackEvent): void {
  const { palette, theme } = stage.plan;
  const y = pileTop(stage, w, looks, rise);
  const thing = at(theme.things, 0);
  if (type === 'placed') {
    stage.add(10, { x, y: y - 20 });
    stage.sound.play('pop', Math.min(8, height % 8));
    stage.effects.burst(x, y + 10, palette.paper, { count: 8, speed: 110, size: 4, gravity: 200 });
    stage.effects.shake(3);
  }
  if (type === 'perfect') {
    reward(stage, { x, y }, thing, 20 + Math.min(8, w.perfect) * 10, w.perfect);
    stage.effects.ring(x, y + 20, palette.accent, 90);
    stage.banner(w.perfect > 1 ? `PERFECT X${w.perfect}` : 'PERFECT!');
  }
  if (type === 'missed') hurt(stage, { x, y: y + 20 }, thing);
  if (type === 'bumped') hurt(stage, { x, y: y - 120 }, at(theme.foes, 0));
}

function keepCount(stage: Stage, w: StackerWorld): void {
  const { hud } = stage;
  const wanted = stage.rule('height', 0);
  const seconds = stage.rule('seconds', 0);
  const height = w.pieces.length - 1;
  hud.label = wanted ? `${height}/${wanted}` : `HEIGHT ${height}`;
  hud.progress = seconds
    ? 1 - w.seconds / seconds
    : wanted
      ? height / wanted
      : w.hanging && !isUnhurried(stage)
        ? w.patience / patienceSeconds
        : 0;
  if (wanted && height >= wanted) {
    stage.add(hud.lives * 50);
    stage.over();
  }
  if ((seconds && w.seconds >= seconds) || (stage.rule('flood', 0) > 0 && waterOf(w) > height + 1)) stage.over();
}
