import { approach, clamp, inside } from '../../math/maths.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawBlackjack } from './draw.ts';
import { dealerTakes, isBust, isFull, newShoe, type Outcome, outcomeOf, payOf, sumOf } from './hands.ts';
import { type BlackjackWorld, buttonsOf, layOut, type Move, stakes } from './table.ts';

const smallestStake = 10;
const dealSeconds = 0.55;
const paidSeconds = 1.9;

/** Cards against the dealer for chips: nearer to 21 than the dealer, but not above it. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      stage.hud.livesMax = 0;
      Object.assign(w, newWorld(stage));
    },
    draw: () => drawBlackjack(stage, w),
    idle: (dt) => {
      w.seconds += dt;
    },
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      const pressed = buttonsOf(stage.view, w).find(({ box }) => inside(p, box));
      // The tap that starts a round moves nothing.
      if (pressed && stage.played > 0.1) play(stage, w, pressed.move);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      const count = buttonsOf(stage.view, w).length;
      const step = d === 'left' || d === 'up' ? -1 : 1;
      Object.assign(w, { byKeys: true, chosen: clamp(w.chosen + step, 0, Math.max(0, count - 1)) });
      stage.sound.play('tick');
    },
    action: () => {
      const buttons = buttonsOf(stage.view, w);
      w.byKeys = true;
      const chosen = buttons[Math.min(w.chosen, buttons.length - 1)];
      if (chosen && stage.played > 0.1) play(stage, w, chosen.move);
    },
  };
});

function newWorld(stage: Stage): BlackjackWorld {
  return {
    shoe: newShoe(stage.random),
    own: [],
    dealer: [],
    chips: Math.round(stage.rule('chips', 200)),
    stake: 25,
    atStake: 0,
    hand: 1,
    phase: 'stake',
    seconds: 0,
    outcome: null,
    chosen: stakes.length,
    byKeys: false,
    cheer: 0,
  };
}

function enterPhase(w: BlackjackWorld, phase: BlackjackWorld['phase']): void {
  Object.assign(w, { phase, seconds: 0, chosen: phase === 'stake' ? stakes.length : 0 });
}

function play(stage: Stage, w: BlackjackWorld, move: Move): void {
  if (move === 'deal') deal(stage, w);
  else if (move === 'hit') hit(stage, w);
  else if (move === 'stand') stand(stage, w);
  else if (move === 'double') {
    w.chips -= w.atStake;
    w.atStake *= 2;
    hit(stage, w);
    if (w.phase === 'yours') stand(stage, w);
  } else {
    w.stake = Number(move.slice('stake '.length));
    stage.sound.play('tick', stakes.indexOf(w.stake) * 2);
  }
}

function deal(stage: Stage, w: BlackjackWorld): void {
  const stake = Math.min(w.stake, w.chips);
  if (w.shoe.length < 20) w.shoe = newShoe(stage.random);
  Object.assign(w, { own: [], dealer: [], chips: w.chips - stake, atStake: stake, outcome: null });
  for (const [i, hand] of [w.own, w.dealer, w.own, w.dealer].entries()) lay(stage, w, hand, -i * 0.16);
  enterPhase(w, 'yours');
  if (isFull(w.own)) stand(stage, w);
}

/** `seconds` below 0 is still to wait. */
function lay(stage: Stage, w: BlackjackWorld, hand: BlackjackWorld['own'], seconds = 0): void {
  const card = w.shoe.pop();
  if (!card) return;
  hand.push({ ...card, seconds });
  stage.sound.play('tick', hand.length);
}

function hit(stage: Stage, w: BlackjackWorld): void {
  lay(stage, w, w.own);
  if (isBust(w.own)) settle(stage, w);
  else if (isFull(w.own)) stand(stage, w);
}

function stand(stage: Stage, w: BlackjackWorld): void {
  enterPhase(w, 'dealers');
  stage.sound.play('drop');
}

const banners: Record<Outcome, string> = {
  blackjack: 'BLACKJACK!',
  won: 'YOU WIN!',
  draw: 'A DRAW!',
  lost: 'DEALER WINS',
  bust: 'BUST!',
};

function settle(stage: Stage, w: BlackjackWorld): void {
  const outcome = outcomeOf(w.own, w.dealer);
  const pay = payOf(outcome, w.atStake);
  const won = pay - w.atStake;
  const { ownY, card } = layOut(stage.view);
  const place = { x: stage.view.w / 2, y: ownY + card.h / 2 };
  w.chips += pay;
  w.outcome = outcome;
  enterPhase(w, 'paid');
  stage.banner(banners[outcome]);
  if (won > 0) {
    const { accent, second, paper } = stage.plan.palette;
    stage.add(won, place);
    stage.sound.play(outcome === 'blackjack' ? 'win' : 'coin', 3);
    stage.effects.burst(place.x, place.y, [accent, second, paper], {
      count: 30,
      speed: 260,
      gravity: 240,
      shape: 'bit',
    });
    w.cheer = 1;
  } else if (won < 0) {
    stage.sound.play('hit');
    if (outcome === 'bust') stage.effects.shake(5);
  }
}

function update(stage: Stage, w: BlackjackWorld, dt: number): void {
  w.seconds += dt;
  w.cheer = approach(w.cheer, 0, 1.4, dt);
  for (const card of [...w.own, ...w.dealer]) card.seconds += dt;
  stage.hud.label = labelOf(stage, w);
  if (w.phase === 'dealers' && w.seconds > dealSeconds) {
    w.seconds = 0;
    if (dealerTakes(w.dealer)) lay(stage, w, w.dealer);
    else settle(stage, w);
  } else if (w.phase === 'paid' && w.seconds > paidSeconds) goOn(stage, w);
}

/** The sums on the table, and the chips that are left. */
function labelOf(stage: Stage, w: BlackjackWorld): string {
  const hands = Math.round(stage.rule('rounds', 0));
  const chips = `CHIPS ${w.chips}${hands > 0 ? `  ROUND ${w.hand}/${hands}` : ''}`;
  if (w.phase !== 'yours') return chips;
  return `${chips}  ${sumOf(w.own)}:${sumOf(w.dealer.slice(0, 1))}`;
}

/** To the next hand, unless the bank is broken, the chips are gone, or all hands that were asked for are played. */
function goOn(stage: Stage, w: BlackjackWorld): void {
  const hands = stage.rule('rounds', 0);
  const isLast = hands > 0 && w.hand >= hands;
  const isRich = hands === 0 && w.chips >= stage.rule('bank', 1000);
  if (w.chips < smallestStake && stage.rule('gentle', 0) > 0) w.chips = Math.round(stage.rule('chips', 200));
  if (isRich || isLast || w.chips < smallestStake) {
    stage.hud.won = isRich || (isLast && w.chips > stage.rule('chips', 200));
    stage.over();
    return;
  }
  Object.assign(w, { own: [], dealer: [], atStake: 0, outcome: null, hand: w.hand + 1 });
  w.stake = Math.max(...stakes.filter((one) => one <= Math.min(w.stake, w.chips)), smallestStake);
  enterPhase(w, 'stake');
}
