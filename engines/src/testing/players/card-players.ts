import { type Player, tapAt } from './player.ts';

/** Draws to 17, or to 12 against a weak card of the dealer; hasty players do anything. Stakes what is chosen. */
export const blackjack: Player = (look) => {
  const { boxes, controller, random, skill } = look;
  const { hud, view } = controller.stage;
  const row = boxes.filter(({ y, w, h }) => y > view.h - 70 && w > 100 && w < 130 && h === 50);
  const buttons = row.filter(({ x }, i) => row.findIndex((one) => one.x === x) === i).sort((a, b) => a.x - b.x);
  const sums = /(\d+):(\d+)/.exec(hud.label);
  const [first, second] = buttons;
  if (!first) return;
  if (!sums || !second) {
    tapAt(look, { x: first.x + first.w / 2, y: first.y + 25 });
    return;
  }
  const [own, dealer] = [Number(sums[1]), Number(sums[2])];
  const isEnough = own >= (dealer >= 2 && dealer <= 6 ? 13 : 17);
  const isStanding = random.chance(skill.lapses) ? !isEnough : isEnough;
  const button = isStanding ? second : first;
  tapAt(look, { x: button.x + button.w / 2, y: button.y + 25 });
};
