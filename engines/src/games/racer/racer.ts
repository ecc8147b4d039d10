import { approach, clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { counted, isFinished, take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawRacer } from './draw.ts';
import { isRaceOver, newRivals, paceOf, rankOf, rivalsOf } from './rivals.ts';
import { closeLap, extendRoad, pieceLength, repeatLap } from './road.ts';
import { checkpointEvery, heroAhead, type Prize, type RacerWorld, type Rider, topSpeed } from './world.ts';

/** A gate adds this share of the initial time, and every later one less. */
const secondsShare = 0.5;
const shrink = 0.93;

/**
 * Race against the clock: pass the others, collect things for a boost, reach the next gate in time. With rivals, who is
 * first at the last gate wins.
 */
run((stage): Game => {
  const w: RacerWorld = { ...newRace(stage), touched: false };
  return {
    reset: () => reset(stage, w),
    draw: () => drawRacer(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => {
      w.along += 500 * dt;
      layRoad(stage, w);
    },
    press: () => {
      w.touched = true;
    },
    direction: (_, by) => {
      if (by === 'key') w.touched = false;
    },
  };
});

/** All but the controls, which stay from race to race. */
function newRace(stage: Stage): Omit<RacerWorld, 'touched'> {
  return {
    road: Array.from({ length: 30 }, () => ({ bend: 0, height: 0 })),
    along: 0,
    across: 0,
    speed: 900,
    lean: 0,
    riders: newRivals(stage),
    prizes: [],
    next: 2400,
    left: stage.rule('seconds', 22),
    checkpoint: checkpointEvery,
    gates: 0,
    boost: 0,
    dizzy: 0,
    streak: 0,
    turned: 0,
    unsteered: 0,
  };
}

function reset(stage: Stage, w: RacerWorld): void {
  Object.assign(w, newRace(stage));
  extendRoad(w.road, 300, stage.rule('wild', 1), stage.random);
  if (lapsOf(stage) > 0) closeLap(w.road, checkpointEvery / pieceLength);
  layRoad(stage, w);
  while (w.next < 12000) populate(stage, w);
}

/** How many times around, if the prompt counts laps or rounds. */
const lapsOf = (stage: Stage): number => stage.rule('rounds', 0);

function layRoad(stage: Stage, w: RacerWorld): void {
  const wanted = Math.ceil(w.along / pieceLength) + 260;
  if (lapsOf(stage) > 0) repeatLap(w.road, wanted, checkpointEvery / pieceLength);
  else extendRoad(w.road, wanted, stage.rule('wild', 1), stage.random);
}

function populate(stage: Stage, w: RacerWorld): void {
  const { random, plan } = stage;
  const hard = clamp(w.next / 160000 + plan.difficulty * 0.08, 0, 1);
  const across = random.pick([-0.62, 0, 0.62]);
  // Only the rivals are on the road with the hero, where there are any.
  if (rivalsOf(stage) === 0 && random.chance(0.55)) {
    const pace = random.range(0.36, 0.56) * topSpeed;
    const actor = at(plan.theme.foes, w.riders.length + random.int(0, 2));
    const sway = random.chance(hard) ? random.range(0.1, 0.35) : 0;
    // Cones and potholes stand on the road.
    const isStill = actor.way === 'stands';
    w.riders.push({
      actor,
      along: w.next,
      across,
      pace: isStill ? 0 : pace,
      sway: isStill ? 0 : sway,
      passed: false,
      hit: 0,
    });
    const other = at(plan.theme.foes, random.int(0, 5));
    if (random.chance(hard * 0.7))
      w.riders.push({
        actor: other,
        along: w.next + 200,
        across: across > 0.3 ? -0.62 : across + 0.62,
        pace: other.way === 'stands' ? 0 : pace,
        sway: 0,
        passed: false,
        hit: 0,
      });
  } else {
    const thing = random.pick(plan.theme.things);
    const drift = random.range(-0.18, 0.18);
    for (let i = 0; i < 5; i++)
      w.prizes.push({
        actor: thing,
        along: w.next + i * 220,
        across: clamp(across + drift * i, -0.85, 0.85),
        taken: false,
      });
  }
  w.next += random.range(1300, 2100) - hard * 500;
}

function update(stage: Stage, w: RacerWorld, dt: number): void {
  steer(stage, w, dt);
  w.along += w.speed * dt;
  layRoad(stage, w);
  while (w.next < w.along + 14000) populate(stage, w);
  for (const rider of w.riders) meetRider(stage, w, rider, dt);
  for (const prize of w.prizes) meetPrize(stage, w, prize);
  w.riders = w.riders.filter((r) => r.isRival || r.along > w.along - 600);
  w.prizes = w.prizes.filter((p) => p.along > w.along - 300 && !p.taken);
  stage.hud.score += Math.floor((w.along + w.speed * dt) / 500) - Math.floor(w.along / 500);
  w.left -= dt;
  stage.hud.progress = clamp(1 - (w.checkpoint - w.along) / checkpointEvery, 0, 1);
  const place = rivalsOf(stage) > 0 ? `PLACE ${rankOf(w)}/${rivalsOf(stage) + 1} · ` : '';
  const lap = lapsOf(stage) > 0 ? `${counted(stage, 'LAP', 'rounds', w.gates + 1)} · ` : '';
  stage.hud.label = `${lap}${place}${Math.max(0, Math.ceil(w.left))} SECONDS`;
  if (w.along > w.checkpoint) {
    w.checkpoint += checkpointEvery;
    w.gates++;
    w.left = Math.min(40, w.left + stage.rule('seconds', 22) * secondsShare * shrink ** (w.gates - 1));
    stage.add(200);
    stage.banner(lapsOf(stage) > 0 ? counted(stage, 'LAP', 'rounds', w.gates + 1) : 'MORE TIME!');
    if (isRaceOver(stage, w) || (rivalsOf(stage) === 0 && isFinished(stage, 'rounds', w.gates))) return;
    stage.sound.play('win');
  }
  if (w.left <= 0) stage.over();
}

function steer(stage: Stage, w: RacerWorld, dt: number): void {
  const { input, view } = stage;
  const by = input.axis().x;
  const finger = w.touched && input.pointer.down ? clamp((input.pointer.x - view.w / 2) / (view.w * 0.3), -1, 1) : 0;
  const wish = by || finger;
  const bend = w.road[Math.floor(w.along / pieceLength)]?.bend ?? 0;
  w.dizzy = Math.max(0, w.dizzy - dt);
  w.boost = Math.max(0, w.boost - dt);
  const offRoad = Math.abs(w.across) > 1.05;
  const goal =
    (w.dizzy > 0 ? 0.35 : offRoad ? 0.3 : 1) * topSpeed * stage.rule('speed', 0.9) * (w.boost > 0 ? 1.35 : 1);
  w.speed = approach(w.speed, goal, w.speed > goal ? 2.2 : 0.7, dt);
  const rush = w.speed / topSpeed;
  w.across = clamp(w.across + wish * 1.9 * rush * dt - bend * 0.34 * rush * rush * dt, -1.7, 1.7);
  // Without steering, the car pulls to one side.
  w.unsteered = wish ? 0 : w.unsteered + dt;
  const pull = Math.max(0, w.unsteered - 2.5) * 0.5 * (stage.plan.seed % 2 ? 1 : -1);
  w.across = clamp(w.across + pull * rush * dt, -1.7, 1.7);
  w.lean = approach(w.lean, wish * 0.22, 8, dt);
  w.turned += bend * rush * dt * 40;
  if (offRoad && w.speed > 500 && stage.random.chance(0.4)) {
    stage.effects.burst(view.w / 2 + w.lean * 40, view.h * 0.88, stage.plan.palette.edge, {
      count: 2,
      speed: 120,
      towards: -Math.PI / 2,
      gravity: 300,
    });
  }
}

function meetRider(stage: Stage, w: RacerWorld, rider: Rider, dt: number): void {
  rider.along += paceOf(rider, w) * dt;
  rider.hit = Math.max(0, rider.hit - dt);
  const across = rider.across + Math.sin(stage.time * 1.5 + rider.pace) * rider.sway;
  const gap = rider.along - w.along - heroAhead;
  if (!rider.passed && gap < -120) {
    rider.passed = true;
    w.streak++;
    stage.add(15 + Math.min(10, w.streak) * 5);
    stage.sound.play('tick', w.streak % 8);
  }
  if (rider.hit > 0 || Math.abs(gap) > 110 || Math.abs(across - w.across) > 0.42) return;
  rider.hit = 1;
  // Who is hit is pushed ahead; what stands stays behind.
  rider.along += rider.actor.way === 'stands' ? -400 : 500;
  w.dizzy = w.boost > 0 ? 0 : 0.8;
  w.streak = 0;
  if (w.boost <= 0) w.speed *= 0.4;
  stage.sound.play('hit');
  stage.effects.shake(12);
  stage.effects.burst(
    stage.view.w / 2,
    stage.view.h * 0.8,
    [stage.art.colourOf(rider.actor), stage.plan.palette.paper],
    { count: 20, speed: 260, gravity: 300, shape: 'bit' },
  );
}

function meetPrize(stage: Stage, w: RacerWorld, prize: Prize): void {
  const gap = prize.along - w.along - heroAhead;
  if (prize.taken || Math.abs(gap) > 90 || Math.abs(prize.across - w.across) > 0.36) return;
  prize.taken = true;
  take(stage, prize.actor);
  w.streak++;
  w.boost = Math.min(2.5, w.boost + 0.35);
  stage.add(10, { x: stage.view.w / 2, y: stage.view.h * 0.66 });
  stage.sound.play('coin', w.streak % 9);
  stage.effects.burst(stage.view.w / 2, stage.view.h * 0.76, [stage.plan.palette.accent, stage.plan.palette.paper], {
    count: 9,
    speed: 170,
  });
}
