import { clamp, distance, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, counted, hurt, isFinished, reward } from '../../stage/feedback.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawDrift } from './draw-drift.ts';
import { type DriftWorld, drift, type Rock, shipSize, sizeOf } from './drift-world.ts';

const turnPerSecond = 7;
const thrustPerSecond = 330;
const speedMax = 260;
/** How far the stick is pushed before the ship thrusts. */
const thrustFrom = 0.6;
const shotSpeed = 460;
/** How far from straight ahead a shot still goes at a rock. */
const aimWithin = 0.42;

/** One ship in open space, which turns and thrusts; rocks drift in from all sides and split when they are shot. */
export function driftGame(stage: Stage): Game {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 3));
      startWave(stage, w);
    },
    draw: () => drawDrift(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => {
      for (const rock of w.rocks) roll(stage, rock, dt);
    },
  };
}

function newWorld({ view }: Stage): DriftWorld {
  return {
    ship: { x: view.w / 2, y: view.h / 2, vx: 0, vy: 0, angle: -Math.PI / 2, thrust: false },
    rocks: [],
    shots: [],
    finds: [],
    reload: 0.4,
    safe: 2,
    wave: 1,
    next: 0,
  };
}

function startWave(stage: Stage, w: DriftWorld): void {
  const count = stage.rule('foes', 0) || Math.min(9, 2 + w.wave);
  w.next = 18;
  w.safe = Math.max(w.safe, 1.5);
  for (let i = 0; i < count; i++) addRock(stage, w, 3);
  const isBossWave = asksFor(stage, 'boss') && w.wave % 2 === 0;
  if (!isBossWave) return;
  addRock(stage, w, 4);
  stage.banner('BOSS!');
}

/** From beyond an edge, more or less towards the ship. */
function addRock(stage: Stage, w: DriftWorld, grade: number): void {
  const { view, random, plan } = stage;
  const from = random.range(0, turn);
  const reach = Math.hypot(view.w, view.h) / 2;
  const x = clamp(view.w / 2 + Math.cos(from) * reach, -40, view.w + 40);
  const y = clamp(view.h / 2 + Math.sin(from) * reach, -40, view.h + 40);
  const heading = Math.atan2(w.ship.y - y, w.ship.x - x) + random.range(-0.35, 0.35);
  const actor = grade === 4 ? at(plan.theme.foes, 0) : random.pick(plan.theme.foes);
  w.rocks.push(rockAt(stage, actor, { x, y }, heading, grade));
}

function rockAt(stage: Stage, actor: Rock['actor'], { x, y }: Point, heading: number, grade: number): Rock {
  const { random, plan, played } = stage;
  const pace =
    (random.range(40, 62) + (3 - grade) * 22) *
    stage.rule('pace', 1) *
    (0.9 + plan.difficulty * 0.05 + Math.min(1.2, played / 70));
  return {
    actor,
    x,
    y,
    vx: Math.cos(heading) * pace,
    vy: Math.sin(heading) * pace,
    grade,
    angle: random.range(0, turn),
    spin: random.range(-1.6, 1.6),
    hit: 0,
    life: grade === 4 ? 12 : 1,
  };
}

function update(stage: Stage, w: DriftWorld, dt: number): void {
  fly(stage, w, dt);
  shoot(stage, w, dt);
  for (const rock of w.rocks) roll(stage, rock, dt);
  w.safe = Math.max(0, w.safe - dt);
  crash(stage, w);
  collect(stage, w, dt);
  w.next -= dt;
  if (w.next <= 0) {
    w.next = Math.max(2, 6 - stage.played * 0.04);
    addRock(stage, w, 2);
  }
  stage.hud.label = counted(stage, 'WAVE', 'waves', w.wave);
  if (w.rocks.length > 0 || isFinished(stage, 'waves', w.wave)) return;
  // One comes in every second wave.
  if (!stage.rule('waves', 0) && isFinished(stage, 'bosses', Math.floor(w.wave / 2))) return;
  w.wave++;
  stage.add(100);
  stage.banner(`WAVE ${w.wave}`);
  stage.sound.play('win');
  startWave(stage, w);
}

/** Keys turn and thrust; a finger shows where to turn, and farther away where to fly. */
function fly(stage: Stage, w: DriftWorld, dt: number): void {
  const { ship } = w;
  const keys = stage.input.axis();
  const by = stage.input.stick();
  const isByKeys = keys.x !== 0 || keys.y !== 0;
  const isSteered = !isByKeys && Math.hypot(by.x, by.y) > 0.15;
  const wished = isSteered ? Math.atan2(by.y, by.x) : ship.angle + keys.x;
  const off = turnTo(ship.angle, wished);
  ship.angle += clamp(off, -turnPerSecond * dt, turnPerSecond * dt) * (isByKeys ? 0.6 : 1);
  ship.thrust = isByKeys ? keys.y < 0 : Math.hypot(by.x, by.y) > thrustFrom && Math.abs(off) < 0.9;
  if (ship.thrust) {
    ship.vx += Math.cos(ship.angle) * thrustPerSecond * dt;
    ship.vy += Math.sin(ship.angle) * thrustPerSecond * dt;
  }
  const brake = Math.exp(-(keys.y > 0 ? 3 : 0.7) * dt);
  const speed = Math.hypot(ship.vx, ship.vy);
  const share = brake * Math.min(1, speedMax / Math.max(1, speed));
  ship.vx *= share;
  ship.vy *= share;
  drift(stage, ship, shipSize / 2, dt);
}

/** The shorter way round from one angle to another. */
const turnTo = (from: number, to: number): number => {
  const off = (to - from) % turn;
  return off > Math.PI ? off - turn : off < -Math.PI ? off + turn : off;
};

function shoot(stage: Stage, w: DriftWorld, dt: number): void {
  const { ship } = w;
  w.reload -= dt;
  if (w.reload <= 0) {
    w.reload = stage.rule('fireSeconds', 0.5) * 0.6;
    const angle = aimOf(w);
    const [vx, vy] = [Math.cos(angle) * shotSpeed, Math.sin(angle) * shotSpeed];
    w.shots.push({ x: ship.x + vx * 0.06, y: ship.y + vy * 0.06, vx, vy, age: 0 });
    stage.sound.play('shoot');
  }
  for (const shot of w.shots) {
    drift(stage, shot, 8, dt);
    shot.age += dt;
    const rock = w.rocks.find((one) => one.life > 0 && distance(one, shot) < sizeOf(one) * 0.44 + 5);
    if (!rock) continue;
    shot.age = 9;
    strike(stage, w, rock);
  }
  w.shots = w.shots.filter(({ age }) => age < 0.85);
  w.rocks = w.rocks.filter(({ life }) => life > 0);
}

/** Ahead, or at where the nearest rock that is almost ahead will be. */
function aimOf({ ship, rocks }: DriftWorld): number {
  const offs = rocks.map((rock) => {
    const far = distance(rock, ship);
    const late = far / shotSpeed;
    return {
      far,
      off: turnTo(ship.angle, Math.atan2(rock.y + rock.vy * late - ship.y, rock.x + rock.vx * late - ship.x)),
    };
  });
  const [ahead] = offs.filter(({ off }) => Math.abs(off) < aimWithin).sort((a, b) => a.far - b.far);
  return ship.angle + (ahead?.off ?? 0);
}

/** Splits it; the smallest are gone, and may leave something behind. */
function strike(stage: Stage, w: DriftWorld, rock: Rock): void {
  const { random, plan, art, effects } = stage;
  rock.hit = 0.08;
  rock.life--;
  if (rock.life > 0) return;
  stage.hud.defeated++;
  stage.add([0, 30, 20, 10, 200][rock.grade] ?? 10, rock);
  stage.sound.play(rock.grade > 2 ? 'boom' : 'pop', rock.grade);
  effects.burst(rock.x, rock.y, [art.colourOf(rock.actor), plan.palette.paper], {
    count: 6 + rock.grade * 5,
    speed: 170,
  });
  if (rock.grade > 2) effects.shake(4);
  const heading = Math.atan2(rock.vy, rock.vx);
  if (rock.grade > 1)
    for (const side of [-1, 1]) {
      const off = heading + side * random.range(0.5, 1.2);
      w.rocks.push(rockAt(stage, rock.actor, rock, off, rock.grade - 1));
    }
  else if (random.chance(0.3))
    w.finds.push({
      x: rock.x,
      y: rock.y,
      vx: rock.vx * 0.3,
      vy: rock.vy * 0.3,
      actor: random.pick(plan.theme.things),
      age: 0,
    });
}

function roll(stage: Stage, rock: Rock, dt: number): void {
  drift(stage, rock, sizeOf(rock) / 2, dt);
  rock.angle += rock.spin * dt;
  rock.hit = Math.max(0, rock.hit - dt);
}

function crash(stage: Stage, w: DriftWorld): void {
  const { ship } = w;
  const rock = w.rocks.find((one) => distance(one, ship) < sizeOf(one) * 0.4 + shipSize * 0.28);
  if (!rock || w.safe > 0) return;
  w.safe = 1.8;
  ship.vx = ship.vx * 0.3 + rock.vx;
  ship.vy = ship.vy * 0.3 + rock.vy;
  hurt(stage, ship);
}

function collect(stage: Stage, w: DriftWorld, dt: number): void {
  for (const find of w.finds) {
    drift(stage, find, 20, dt);
    find.age += dt;
    if (distance(find, w.ship) > 44) continue;
    find.age = 99;
    reward(stage, find, find.actor, 50);
  }
  w.finds = w.finds.filter(({ age }) => age < 12);
}
