import type { Stage } from '../../stage/stage.ts';
import { holdSeconds } from './level.ts';
import { between, type DiggingWorld, indexOf, isInside, isOpen, placeOf, type Rock, type Walker } from './world.ts';

const cellsPerSecondSquared = 16;
const awaySeconds = 9;

/** Lets undermined rocks fall on whoever is below; whether the hero was hit. */
export function tickRocks(stage: Stage, w: DiggingWorld, dt: number): boolean {
  let isHit = false;
  for (const rock of w.rocks) {
    if (rock.speed === 0) loosen(stage, w, rock, dt);
    else if (fall(stage, w, rock, dt)) isHit = true;
  }
  w.rocks = w.rocks.filter(({ y }) => y < w.rows);
  return isHit;
}

const hasGround = (w: DiggingWorld, { x, y }: Rock): boolean => {
  const below = { x, y: Math.floor(y) + 1 };
  return (
    !isOpen(w, below) ||
    w.things.has(indexOf(w, below)) ||
    w.rocks.some((one) => one.speed === 0 && one.x === x && one.y === below.y)
  );
};

function loosen(stage: Stage, w: DiggingWorld, rock: Rock, dt: number): void {
  if (hasGround(w, rock)) {
    rock.hold = holdSeconds;
    return;
  }
  if (rock.hold === holdSeconds) stage.sound.play('drop');
  rock.hold -= dt;
  if (rock.hold > 0) return;
  rock.speed = 2;
  w.open[indexOf(w, rock)] = true;
}

/** Whether it hits the hero; on the ground it breaks. */
function fall(stage: Stage, w: DiggingWorld, rock: Rock, dt: number): boolean {
  rock.speed = Math.min(11, rock.speed + cellsPerSecondSquared * dt);
  rock.y += rock.speed * dt;
  const isUnder = (walker: Walker) => {
    const p = between(walker);
    return Math.abs(p.x - rock.x) < 0.6 && p.y > rock.y - 0.2 && p.y - rock.y < 0.75;
  };
  for (const foe of w.foes) {
    if (foe.away > 0 || foe.isGhost || !isUnder(foe)) continue;
    foe.away = awaySeconds;
    const p = placeOf(w, between(foe));
    stage.hud.defeated++;
    stage.add(150, p);
    stage.sound.play('boom');
    stage.effects.burst(p.x, p.y, stage.art.colourOf(foe.actor), { count: 20, speed: 190 });
  }
  const isHit = w.safe <= 0 && isUnder(w.hero);
  const stop = Math.floor(rock.y);
  const isDown = !isInside(w, { x: rock.x, y: stop + 1 }) || hasGround(w, { ...rock, y: stop });
  if (isDown || isHit) shatter(stage, w, rock);
  return isHit;
}

function shatter(stage: Stage, w: DiggingWorld, rock: Rock): void {
  const p = placeOf(w, rock);
  stage.sound.play('boom');
  stage.effects.shake(6);
  stage.effects.burst(p.x, p.y + w.cell * 0.3, ['#8b93a7', '#b9c1d0', '#5b647a'], {
    count: 16,
    speed: 150,
    shape: 'bit',
  });
  rock.y = w.rows;
}
