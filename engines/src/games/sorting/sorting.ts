import { approach, clamp, inside } from '../../math/maths.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSorting } from './draw.ts';
import { fallSeconds, nextKind } from './pace.ts';
import { binBoxes, fallingPlace, type SortingWorld } from './world.ts';

/** Things fall one by one: send each into the bin that shows it before it lands. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 5));
      Object.assign(w, newWorld(stage));
      choose(stage, w);
    },
    draw: () => drawSorting(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const bin = binBoxes(stage, w).findIndex((box) => inside(p, { ...box, y: box.y - 60, h: box.h + 80 }));
      if (bin >= 0) sort(stage, w, bin);
    },
    letter: (letter) => {
      const bin = Number(letter) - 1;
      if (bin >= 0 && bin < w.bins) sort(stage, w, bin);
    },
    direction: (d, by) => {
      if (by === 'swipe') {
        if (w.bins === 2 && (d === 'left' || d === 'right')) sort(stage, w, d === 'left' ? 0 : 1);
        return;
      }
      if (w.bins <= 3 && d !== 'up') sort(stage, w, d === 'left' ? 0 : d === 'right' ? w.bins - 1 : 1);
      else if (d === 'left' || d === 'right') w.cursor = clamp(w.cursor + (d === 'left' ? -1 : 1), 0, w.bins - 1);
    },
    action: () => {
      if (w.bins > 3) sort(stage, w, w.cursor);
    },
  };
});

function newWorld(stage: Stage): SortingWorld {
  const bins = stage.plan.theme.groups?.length ?? Math.round(clamp(stage.rule('bins', 3), 2, 5));
  const blank = Array.from({ length: bins }, () => 9);
  return {
    bins,
    kind: 0,
    bin: 0,
    before: [],
    fallen: 0,
    wait: 0,
    thrown: [],
    sorted: 0,
    streak: 0,
    right: [...blank],
    wrong: [...blank],
    cursor: bins >> 1,
  };
}

function sort(stage: Stage, w: SortingWorld, bin: number): void {
  if (w.wait > 0) return;
  w.thrown.push({ ...fallingPlace(stage, w), kind: w.kind, bin, age: 0 });
  const isRight = bin === w.bin;
  if (isRight) {
    w.sorted++;
    w.streak++;
    w.right[bin] = 0;
    const box = binBoxes(stage, w)[bin];
    if (box) stage.add(10 + Math.min(20, w.streak) * 2, { x: box.x + box.w / 2, y: box.y - 20 });
    stage.sound.play('coin', Math.min(9, w.streak));
    if (w.streak % 15 === 0) {
      stage.banner(`${w.streak} IN ORDER!`);
      stage.sound.play('power');
    }
  } else {
    w.wrong[bin] = 0;
    lose(stage, w);
  }
  next(stage, w);
  // A short pause, so that one hasty series of taps does not lose everything.
  if (!isRight) w.wait = 0.9;
}

function lose(stage: Stage, w: SortingWorld): void {
  w.streak = 0;
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(9);
  stage.effects.flash(stage.plan.palette.danger, 0.3);
  if (stage.hud.lives <= 0) stage.over();
}

/** First a bin, so that none is forgotten, then one of the things that belong in it. */
function choose({ plan, random }: Stage, w: SortingWorld): void {
  const { groups, things } = plan.theme;
  w.bin = nextKind(w.before, w.bins, random);
  const members = groups?.[w.bin]?.members;
  if (!members) {
    w.kind = w.bin;
    return;
  }
  const own = things.flatMap(({ name }, i) => (members.includes(name) ? [i] : []));
  const fresh = own.filter((kind) => kind !== w.kind);
  w.kind = random.pick(fresh.length > 0 ? fresh : own);
}

function next(stage: Stage, w: SortingWorld): void {
  w.before.push(w.bin);
  choose(stage, w);
  w.fallen = 0;
  w.wait = 0.12;
}

function update(stage: Stage, w: SortingWorld, dt: number): void {
  w.right = w.right.map((age) => age + dt);
  w.wrong = w.wrong.map((age) => age + dt);
  for (const one of w.thrown) {
    const box = binBoxes(stage, w)[one.bin];
    one.age += dt;
    if (!box) continue;
    one.x = approach(one.x, box.x + box.w / 2, 13, dt);
    one.y = approach(one.y, box.y + box.h * 0.3, 13, dt);
  }
  w.thrown = w.thrown.filter((one) => one.age < 0.35);
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
  w.wait = Math.max(0, w.wait - dt);
  if (w.wait > 0) return;
  w.fallen += dt / fallSeconds(w.sorted, stage.rule('pace', 1));
  if (w.fallen < 1) return;
  const { x, y } = fallingPlace(stage, w);
  stage.effects.burst(x, y, stage.plan.palette.danger, { count: 16, speed: 170 });
  lose(stage, w);
  next(stage, w);
}
