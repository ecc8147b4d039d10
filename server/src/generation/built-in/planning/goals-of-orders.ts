import { alphabetOf } from '../mechanics/bubble-pop-mechanic.ts';
import type { Cast } from './choose-cast.ts';
import { classicOf } from './classic-boards.ts';
import type { Requested } from './requested.ts';

/** What is popped one after the other. */
export const orderGoal = ({ kind }: Cast, { frame: { modifiers, numbers, acts } }: Requested): string | null =>
  kind === 'bubble-pop' && modifiers.includes('alphabetical')
    ? `Pop the letters from A to ${String.fromCharCode(64 + alphabetOf(numbers))}`
    : kind === 'simon' && acts.some(({ object }) => object === 'order')
      ? 'Watch what the guests order, then repeat it'
      : kind === 'bubble-pop' && modifiers.includes('in-order')
        ? `Pop the numbers from 1 to ${numbers.max ?? 10}`
        : null;

/** Three in a row are too easy on more than nine cells; boards with plain pieces have goals of their own. */
export function largeBoardGoal({ kind }: Cast, requested: Requested): string | null {
  const { numbers, modifiers } = requested.frame;
  return kind === 'tic-tac-toe' && modifiers.includes('five-in-a-row')
    ? 'Line up five of your own'
    : kind === 'tic-tac-toe' && (numbers.rows ?? numbers.columns ?? 3) > 3
      ? 'Line up four of your own'
      : (classicOf({ kind }, requested)?.goal ?? null);
}

/** Five in a row is not called tic-tac-toe. */
export const withNameOfGame = (text: string, { frame: { modifiers } }: Requested): string =>
  modifiers.includes('five-in-a-row')
    ? text
        .replace(/Tic-Tac-Toe|Noughts and Crosses/g, 'Five in a Row')
        .replace(/tic-tac-toe|noughts and crosses/g, 'five in a row')
        .replace('Small board', 'Wide board')
    : text;
