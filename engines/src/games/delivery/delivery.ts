import { randomFrom } from '../../math/random.ts';
import { hurt, reward } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { cameraOf, drawDelivery } from './draw.ts';
import { addFoe, type Chase, catches, foesWanted, shake, spread, stepFoe } from './foes.ts';
import { arrive, drive, isThere, newRound, nextJob, pointsFor, settle } from './round.ts';
import type { Manner, Round } from './world.ts';

/** Through a town or over open ground, from door to door, before those who wait lose patience. */
run((stage): Game => {
  const r = newRound(randomFrom(stage.plan.seed), mannerOf(stage), stage.plan.difficulty);
  return {
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
      Object.assign(r, newRound(randomFrom(stage.plan.seed), mannerOf(stage), stage.plan.difficulty));
      crowd(stage, r, 0);
    },
    draw: () => drawDelivery(stage, r),
    update: (dt) => update(stage, r, dt),
    idle: (dt) => {
      for (const foe of r.foes) stepFoe(r, foe, { ...chaseOf(stage), isGentle: true }, stage.random, dt);
    },
  };
});

function mannerOf(stage: Stage): Manner {
  return {
    hasStreets: stage.rule('streets', 1) === 1,
    hasPickUp: stage.rule('pickup', 0) === 1,
    hasHome: stage.rule('home', 0) === 1,
    isGentle: stage.rule('gentle', 0) === 1 || isUnhurried(stage),
  };
}

const chaseOf = (stage: Stage): Chase => ({
  played: stage.played,
  pace: stage.rule('pace', 1),
  difficulty: stage.plan.difficulty,
  isGentle: stage.rule('gentle', 0) === 1,
});

function update(stage: Stage, r: Round, dt: number): void {
  const chase = chaseOf(stage);
  drive(r, stage.input.stick(), dt);
  settle(r, dt);
  crowd(stage, r, dt);
  for (const foe of r.foes) stepFoe(r, foe, chase, stage.random, dt);
  spread(r, dt);
  if (r.safe <= 0 && r.foes.some((foe) => catches(r, foe))) beCaught(stage, r);
  r.job.waited += dt;
  if (isThere(r)) serve(stage, r);
  else if (r.job.waited > r.job.patience) miss(stage, r);
}

/** More and more foes, one after the other. */
function crowd(stage: Stage, r: Round, dt: number): void {
  const { foes } = stage.plan.theme;
  r.nextFoe -= dt;
  if (foes.length === 0 || r.nextFoe > 0 || r.foes.length >= foesWanted(chaseOf(stage))) return;
  const among = foes.slice(0, 1 + Math.floor(r.foes.length / 2));
  addFoe(r, stage.random.pick(among), Math.min(300, Math.max(stage.view.w, stage.view.h) * 0.5), stage.random);
  r.nextFoe = r.foes.length < 2 ? 0 : 1.2;
}

const onScreen = (stage: Stage, r: Round, { x, y }: { x: number; y: number }) => {
  const camera = cameraOf(stage.view, r);
  return { x: x - camera.x, y: y - camera.y };
};

function serve(stage: Stage, r: Round): void {
  const [good] = stage.plan.theme.things;
  const place = onScreen(stage, r, r.job.at.door);
  const points = pointsFor(r);
  const { isPickUp } = r.job;
  arrive(r);
  if (isPickUp) {
    stage.add(5, place);
    stage.sound.play('pop');
    stage.effects.ring(place.x, place.y, stage.plan.palette.accent, 40);
  } else {
    if (good) reward(stage, place, good, points, r.delivered);
    else stage.add(points, place);
    const { accent, second, paper } = stage.plan.palette;
    stage.effects.burst(place.x, place.y - 50, [accent, second, paper], { count: 22, speed: 220, shape: 'bit' });
    if (r.delivered % 5 === 0) {
      stage.sound.play('power');
      stage.banner(`${r.delivered}!`);
    }
    r.carried = !mannerOf(stage).hasPickUp;
  }
  nextJob(r, mannerOf(stage), stage.plan.difficulty, stage.played, stage.random);
}

/** Whoever waited too long goes away: the next address lights up, and what was carried for it is still there. */
function miss(stage: Stage, r: Round): void {
  hurt(stage, onScreen(stage, r, r.job.at.door));
  nextJob(r, mannerOf(stage), stage.plan.difficulty, stage.played, stage.random);
}

/** Toddlers are not punished: foes only get out of their way. */
function beCaught(stage: Stage, r: Round): void {
  r.safe = 1.7;
  shake(r, stage.random);
  if (stage.rule('gentle', 0) === 1) stage.sound.play('pop');
  else hurt(stage, onScreen(stage, r, r.me));
}
