import { approach, clamp, distance } from '../../math/maths.ts';
import { nameOf, type Side } from '../../stage/duel.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isForTwo } from '../../stage/two-players.ts';
import { drawHands } from './draw.ts';
import { count, newMatch, pick, type Sign, show, wonBy } from './match.ts';
import { buttonsOf, type HandsWorld, placeOf } from './world.ts';

type Keys = Record<string, [Side, Sign]>;
const keysForOne: Keys = { '1': [0, 0], '2': [0, 1], '3': [0, 2], R: [0, 0], P: [0, 1] };
const keysForTwo: Keys = { '1': [0, 0], '2': [0, 1], '3': [0, 2], '8': [1, 0], '9': [1, 1], '0': [1, 2] };
const signOfDirection = { left: 0, up: 1, right: 2, down: 2 } as const;

/** Rock, paper, scissors against an opponent whose thoughts can be read until shortly before the throw, or for two. */
run((stage): Game => {
  const w = newWorld(stage);
  const choose = (side: Side, sign: Sign) => {
    if (pick(w.match, side, sign)) stage.sound.play('pop', sign * 2);
  };
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
    },
    draw: () => drawHands(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      const button = buttonsOf(stage, w).find((one) => distance(one, p) < one.r * 1.2);
      if (button) choose(button.side, button.sign);
    },
    direction: (d, by) => {
      if (by === 'key' && !w.match.isForTwo) choose(0, signOfDirection[d]);
    },
    letter: (letter) => {
      const chosen = (w.match.isForTwo ? keysForTwo : keysForOne)[letter];
      if (chosen) choose(...chosen);
    },
  };
});

function newWorld(stage: Stage): HandsWorld {
  const hasTwo = isForTwo(stage);
  const winsToEnd = Math.round(clamp(stage.rule('points', 0), 0, 11)) || (hasTwo ? 3 : 0);
  // In a match that ends after so many wins nothing else is lost.
  const lives = winsToEnd > 0 ? 0 : Math.round(clamp(stage.rule('lives', 3), 1, 5));
  stage.hud.livesMax = stage.hud.lives = lives;
  return { match: newMatch(hasTwo, winsToEnd, stage.random), streak: 0, cheer: [0, 0] };
}

function update(stage: Stage, w: HandsWorld, dt: number): void {
  const { match } = w;
  w.cheer = [approach(w.cheer[0], 0, 1.2, dt), approach(w.cheer[1], 0, 1.2, dt)];
  stage.hud.label = match.winsToEnd > 0 ? `${match.wins[0]} - ${match.wins[1]}` : `ROUND ${match.thrown + 1}`;
  const before = Math.ceil(match.left);
  match.left -= dt;
  if (match.phase === 'count' && match.left > 0 && Math.ceil(match.left) < before) stage.sound.play('tick');
  if (match.left > 0) return;
  if (match.phase === 'count') {
    show(match);
    celebrate(stage, w);
    return;
  }
  const champion = wonBy(match);
  if (champion === null && (match.winsToEnd > 0 || stage.hud.lives > 0)) {
    count(match, stage.random);
    return;
  }
  stage.hud.won = champion === 0 && !match.isForTwo;
  stage.over();
}

function celebrate(stage: Stage, w: HandsWorld): void {
  const { effects, plan, sound } = stage;
  const { winner, picks, isForTwo: hasTwo, winsToEnd } = w.match;
  if (winner === 'draw' || winner === null) {
    stage.banner('A DRAW!');
    sound.play('drop');
    return;
  }
  w.cheer[winner] = 1;
  const place = placeOf(stage, winner);
  const isMine = winner === 0;
  if (!hasTwo) w.streak = isMine ? w.streak + 1 : 0;
  stage.banner(
    hasTwo ? `${nameOf(stage, winner)} WINS!` : isMine ? 'GREAT!' : picks[0] === null ? 'TOO SLOW!' : 'WATCH OUT!',
  );
  sound.play(isMine || hasTwo ? 'win' : 'lose');
  if (isMine || hasTwo) {
    effects.burst(place.x, place.y, [plan.palette.accent, plan.palette.second], { count: 24, speed: 220 });
    stage.add(50 + 10 * Math.min(10, w.streak), place);
    return;
  }
  effects.shake(7);
  effects.flash(plan.palette.danger, 0.25);
  if (winsToEnd === 0) stage.hud.lives--;
}
