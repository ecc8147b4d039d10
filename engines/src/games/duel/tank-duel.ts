import type { Point } from '../../math/maths.ts';
import type { Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { onField, onScreen, tallnessOf } from './draw-tanks.ts';
import { drive, fire, newTankField, steerComputer, stepTanks, type TankEvent, type TankField } from './tanks.ts';
import type { DuelWorld } from './world.ts';

/** The left player fires with F or space, the right one with enter or the right shift key. */
const triggers: [codes: string[], codes: string[]] = [
  ['KeyF', 'Space', 'KeyQ'],
  ['Enter', 'ShiftRight', 'NumpadEnter', 'Slash'],
];

/** Whose trigger was pulled since the last call. */
export function listenToTriggers(): () => Side[] {
  const pulled = new Set<Side>();
  window.addEventListener('keydown', ({ code, repeat }) => {
    for (const side of [0, 1] as const) if (!repeat && triggers[side].includes(code)) pulled.add(side);
  });
  return () => {
    const sides = [...pulled];
    pulled.clear();
    return sides;
  };
}

export const newField = (stage: Stage): TankField => newTankField(tallnessOf(stage), stage.random);

/** How far a finger pulls before the tank drives; a shorter touch shoots at that place. */
const pullUnits = 26;

/** A finger is a stick: the tank drives to where it is pulled. */
function stickOf({ input: { pointer } }: Stage): Point {
  const pull = { x: pointer.x - pointer.from.x, y: pointer.y - pointer.from.y };
  return pointer.down && Math.hypot(pull.x, pull.y) > pullUnits ? pull : { x: 0, y: 0 };
}

export function shootAt(stage: Stage, { tanks: field }: DuelWorld, p: Point): TankEvent[] {
  const { pointer } = stage.input;
  if (Math.hypot(p.x - pointer.from.x, p.y - pointer.from.y) > pullUnits) return [];
  const target = onField(stage, field, p);
  const [me] = field.tanks;
  return fire(field, 0, Math.atan2(target.y - me.y, target.x - me.x));
}

/** Against the computer any keys drive; two players have a half of the keyboard each. */
export function updateTanks(stage: Stage, w: DuelWorld, keys: (player: 0 | 1) => Point, dt: number): TankEvent[] {
  const { tanks: field } = w;
  const stick = stickOf(stage);
  const isPulled = stick.x !== 0 || stick.y !== 0;
  drive(field, 0, isPulled ? stick : w.isForTwo ? keys(1) : stage.input.axis(), dt);
  const ofRival = w.isForTwo ? [] : steerComputer(field, w.round, stage.rule('pace', 1), dt, stage.random);
  if (w.isForTwo) drive(field, 1, keys(0), dt);
  return [...ofRival, ...stepTanks(field, dt)];
}

/** Sounds and sparks; whoever went down is handled by the round. */
export function showTankEvent(stage: Stage, w: DuelWorld, { what, side, at }: TankEvent): void {
  const { palette } = stage.plan;
  const p = onScreen(stage, w.tanks, at);
  if (what === 'fire') stage.sound.play('shoot');
  if (what === 'wall') {
    stage.sound.play('tick');
    stage.effects.burst(p.x, p.y, palette.paper, { count: 4, speed: 70, size: 3 });
  }
  if (what !== 'hit') return;
  const isMine = side === 0 && !w.isForTwo;
  stage.sound.play('hit');
  stage.effects.shake(isMine ? 9 : 5);
  stage.effects.burst(p.x, p.y, [palette.danger, palette.accent, '#fff2b0'], { count: 18, speed: 200 });
  if (isMine) stage.effects.flash(palette.danger, 0.3);
  else if (!w.isForTwo) stage.add(20, { x: p.x, y: p.y - 30 });
}
