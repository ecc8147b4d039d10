import { approach, clamp, inside, type Point } from '../../math/maths.ts';
import { other, type Side } from '../../stage/duel.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isForTwo, listenToTwoPlayers } from '../../stage/two-players.ts';
import { type Act, act, type BoutEvent, getUp, newBout, nextBout, stepBout } from './bout.ts';
import { buttonsOf } from './buttons.ts';
import { drawDuel, headOf } from './draw.ts';
import { listenToTriggers, newField, shootAt, showTankEvent, updateTanks } from './tank-duel.ts';
import { fire, type TankEvent } from './tanks.ts';
import { type Grade, heave, newTug, pull, stepTug, strengthOfComputer, winnerOf } from './tug.ts';
import { type DuelWorld, isInRhythm, nameOf, styleOf } from './world.ts';

/** One against one: dodge the blow that is shown and strike back, or pull in rhythm; two can play on one device. */
run((stage): Game => {
  const keys = listenToTwoPlayers();
  const triggers = listenToTriggers();
  const held: [boolean, boolean] = [false, false];
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = w.isForTwo ? 0 : Math.round(clamp(stage.rule('lives', 3), 1, 7));
      label(stage, w);
    },
    draw: () => drawDuel(stage, w),
    resize: () => {
      if (w.style === 'tanks') w.tanks = newField(stage);
    },
    update: (dt) => {
      if (w.style === 'tanks') {
        updateTankDuel(stage, w, keys, triggers(), dt);
        return;
      }
      if (w.isForTwo) readKeys(stage, w, keys, held);
      update(stage, w, dt);
    },
    press: (p) => {
      if (w.style !== 'tanks') touch(stage, w, p);
    },
    release: (p) => {
      if (w.style === 'tanks' && w.pause <= 0) showTanks(stage, w, shootAt(stage, w, p));
    },
    direction: (d, by) => {
      if (by !== 'key' || w.isForTwo || w.style === 'tanks') return;
      if (isInRhythm(w.style)) tugBy(stage, w, 0);
      else doAct(stage, w, 0, d === 'up' ? 'jump' : d === 'right' ? 'strike' : 'duck');
    },
    action: () => {
      if (w.style === 'tanks') {
        if (!w.isForTwo && w.pause <= 0) showTanks(stage, w, fire(w.tanks, 0));
      } else if (isInRhythm(w.style)) tugBy(stage, w, 0);
      else doAct(stage, w, 0, 'strike');
    },
  };
});

function newWorld(stage: Stage): DuelWorld {
  const forTwo = isForTwo(stage);
  return {
    style: styleOf(stage),
    isForTwo: forTwo,
    round: 1,
    bout: newBout(1, forTwo),
    tug: newTug(1),
    tanks: newField(stage),
    wins: [0, 0],
    pause: 0,
    cheer: [0, 0],
  };
}

/** The left player has WASD, the right one the arrow keys. */
function readKeys(stage: Stage, w: DuelWorld, keys: (player: 0 | 1) => Point, held: [boolean, boolean]): void {
  for (const side of [0, 1] as const) {
    const by = keys(side === 0 ? 1 : 0);
    const isDown = by.x !== 0 || by.y !== 0;
    if (isDown && !held[side]) {
      if (isInRhythm(w.style)) tugBy(stage, w, side);
      else doAct(stage, w, side, by.y > 0 ? 'duck' : 'strike');
    }
    held[side] = isDown;
  }
}

/** A button, or anywhere else to strike or pull. */
function touch(stage: Stage, w: DuelWorld, p: Point): void {
  const side: Side = w.isForTwo && p.x > stage.view.w / 2 ? 1 : 0;
  if (isInRhythm(w.style)) {
    tugBy(stage, w, side);
    return;
  }
  const button = buttonsOf(stage, w).find(({ rect }) => inside(p, rect));
  if (button) doAct(stage, w, button.side, button.act);
  else doAct(stage, w, side, 'strike');
}

const paceOf = (stage: Stage, { round }: DuelWorld): number =>
  stage.rule('pace', 1) * (1 + 0.17 * (round - 1) + stage.played * 0.003);

function update(stage: Stage, w: DuelWorld, dt: number): void {
  w.cheer = [approach(w.cheer[0], 0, 1, dt), approach(w.cheer[1], 0, 1, dt)];
  if (w.pause > 0) {
    w.pause -= dt;
    for (const fighter of w.bout.fighters) fighter.flinch = approach(fighter.flinch, 0, 4, dt);
    if (w.pause <= 0) goOn(stage, w);
    return;
  }
  if (isInRhythm(w.style)) updateTug(stage, w, dt);
  else for (const event of stepBout(w.bout, dt, paceOf(stage, w), stage.random)) show(stage, w, event);
}

/** Each player's trigger shoots; against the computer the action key does. */
function updateTankDuel(stage: Stage, w: DuelWorld, keys: (player: 0 | 1) => Point, pulled: Side[], dt: number): void {
  w.cheer = [approach(w.cheer[0], 0, 1, dt), approach(w.cheer[1], 0, 1, dt)];
  if (w.pause > 0) {
    w.pause -= dt;
    if (w.pause <= 0) goOn(stage, w);
    return;
  }
  if (w.isForTwo) for (const side of pulled) showTanks(stage, w, fire(w.tanks, side));
  showTanks(stage, w, updateTanks(stage, w, keys, dt));
}

function showTanks(stage: Stage, w: DuelWorld, events: TankEvent[]): void {
  for (const event of events) {
    showTankEvent(stage, w, event);
    if (event.what === 'down') knockOut(stage, w, event.side);
  }
}

/** After a knockdown or a round. */
function goOn(stage: Stage, w: DuelWorld): void {
  const [me, foe] = w.bout.fighters;
  w.tanks = newField(stage);
  const isSameRound = !w.isForTwo && !isInRhythm(w.style) && me.move === 'down' && foe.health > 0;
  if (isSameRound) {
    getUp(w.bout, 0);
    return;
  }
  w.bout = nextBout(w.bout, w.round);
  w.tug = newTug(w.round);
  label(stage, w);
}

function doAct(stage: Stage, w: DuelWorld, side: Side, what: Act): void {
  if (w.pause > 0) return;
  const events = act(w.bout, side, what);
  const me = w.bout.fighters[side];
  if (what !== 'strike' && me.move === what && me.lasted === 0) stage.sound.play('jump');
  for (const event of events) show(stage, w, event);
}

function show(stage: Stage, w: DuelWorld, { what, side, isPerfect }: BoutEvent): void {
  const { palette } = stage.plan;
  const head = headOf(stage, w, side);
  if (what === 'tell') stage.sound.play('tick', w.bout.fighters[side].height === 'high' ? 5 : -4);
  if (what === 'block') {
    stage.sound.play('drop');
    stage.effects.note(head.x, head.y - 40, 'TOO SOON!', palette.paper);
  }
  if (what === 'dodge') {
    stage.sound.play('pop', isPerfect ? 7 : 3);
    if (isPerfect) stage.effects.note(head.x, head.y - 40, 'GREAT!', palette.accent);
    if (side === 0 && !w.isForTwo) stage.add(isPerfect ? 15 : 5);
  }
  if (what === 'hit') {
    const isMine = side === 0 && !w.isForTwo;
    stage.sound.play('hit');
    stage.effects.shake(isMine ? 9 : 5);
    stage.effects.freeze(isMine ? 0.07 : 0.04);
    stage.effects.burst(head.x, head.y, [palette.accent, palette.paper], { count: 12, speed: 220 });
    if (isMine) stage.effects.flash(palette.danger, 0.3);
    else if (!w.isForTwo) stage.add(10, { x: head.x, y: head.y - 50 });
  }
  if (what === 'down') knockOut(stage, w, side);
}

function knockOut(stage: Stage, w: DuelWorld, side: Side): void {
  stage.sound.play('boom');
  stage.effects.shake(14);
  if (w.isForTwo || side === 1) winRound(stage, w, other(side));
  else loseLife(stage, w);
}

function loseLife(stage: Stage, w: DuelWorld): void {
  stage.hud.lives--;
  w.cheer[1] = 1;
  w.pause = 1.3;
  if (stage.hud.lives <= 0) stage.over();
}

/** Against the computer the next round is faster; two players fight until one has won so many. */
function winRound(stage: Stage, w: DuelWorld, side: Side): void {
  const { palette } = stage.plan;
  w.cheer[side] = 1;
  w.wins[side]++;
  w.pause = 1.7;
  const colours = [palette.accent, palette.second, palette.paper];
  stage.effects.burst(stage.view.w / 2, stage.view.h * 0.35, colours, {
    count: 40,
    speed: 300,
    gravity: 260,
    shape: 'bit',
  });
  stage.sound.play('win');
  if (w.isForTwo) {
    stage.add(100);
    stage.banner(`${nameOf(stage, side, w.round)} WINS!`);
    label(stage, w);
    if (w.wins[side] >= (stage.rule('rounds', 0) || 2)) stage.over();
    return;
  }
  stage.hud.defeated++;
  stage.add(100 * w.round, { x: stage.view.w / 2, y: stage.view.h * 0.4 });
  stage.banner(isInRhythm(w.style) ? 'YOU WIN!' : 'KNOCKOUT!');
  if (isFinished(stage, 'rounds', w.round)) return;
  w.round++;
}

function updateTug(stage: Stage, w: DuelWorld, dt: number): void {
  const { tug } = w;
  if (stepTug(tug, dt)) {
    stage.sound.play('tick', tug.beats % 4 === 0 ? 3 : 0);
    if (!w.isForTwo) {
      const strength = strengthOfComputer(tug, w.round, stage.rule('pace', 1));
      heave(tug, 1, strength * stage.random.range(0.75, 1.2));
    }
  }
  const winner = winnerOf(tug);
  if (winner === null) return;
  if (winner === 1 && !w.isForTwo) {
    stage.sound.play('lose');
    stage.effects.shake(10);
    loseLife(stage, w);
  } else winRound(stage, w, winner);
}

const wordOf: Record<Grade, string> = { perfect: 'GREAT!', good: '', off: 'TOO SLOW!', slip: 'SLIP!' };

function tugBy(stage: Stage, w: DuelWorld, side: Side): void {
  if (w.pause > 0) return;
  const grade = pull(w.tug, side);
  if (grade === null) return;
  const { palette } = stage.plan;
  const head = headOf(stage, w, side);
  const isBad = grade === 'slip' || grade === 'off';
  stage.sound.play(isBad ? 'drop' : 'pop', grade === 'perfect' ? 6 : 2);
  if (wordOf[grade]) stage.effects.note(head.x, head.y - 46, wordOf[grade], isBad ? palette.paper : palette.accent);
  if (grade === 'perfect') stage.effects.burst(head.x, head.y, palette.accent, { count: 6, speed: 120 });
  if (!w.isForTwo && !isBad) stage.add(grade === 'perfect' ? 4 : 2);
}

function label(stage: Stage, w: DuelWorld): void {
  stage.hud.label = w.isForTwo
    ? `${nameOf(stage, 0, 1)} ${w.wins[0]} - ${w.wins[1]} ${nameOf(stage, 1, 1)}`
    : counted(stage, 'ROUND', 'rounds', w.round);
}
