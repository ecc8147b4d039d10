import type { Token } from './english-tokens.ts';
import type { Frame } from './frame.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

const distance = /\b(\d{2,5}|one hundred|two hundred|four hundred)[- ]?(m|metres?|meters?|km|k)\b/i;
const spelled: Record<string, number> = { 'one hundred': 100, 'two hundred': 200, 'four hundred': 400 };

/** The length of a race on foot or in water: "a 200 m sprint". Other mechanics have none. */
export function metresIn(text: string, mechanic: Mechanic | null): Frame['numbers'] {
  const [, number = '', unit = ''] = (mechanic === 'tap-race' && distance.exec(text)) || [];
  const count = spelled[number.toLowerCase()] ?? Number(number);
  return count > 0 ? { metres: /^k/i.test(unit) ? count * 1000 : count } : {};
}

const races =
  /^(sprint|dash|race|run|running|swim|swimming|freestyle|butterfly|backstroke|breaststroke|final|relay|walk)$/;

/** "400 metre race", "50 m swimming": a number of metres makes a race one of athletes, and not of cars. */
export function racesByDistance(tokens: Token[]): Match<Mechanic>[] {
  const from = tokens.findIndex(
    ({ text }, i) =>
      /^\d{2,5}m?$/.test(text) && (/\dm$/.test(text) || /^(m|metres?|meters?)$/.test(tokens[i + 1]?.text ?? '')),
  );
  if (from < 0) return [];
  const isDone = /^(swim|run|sprint)$/.test(tokens[from - 1]?.lemma ?? '');
  const after = isDone ? 0 : tokens.slice(from + 1, from + 4).findIndex(({ text }) => races.test(text));
  const isDriven = tokens.some(({ lemma }) => /^(car|kart|motorbike|motorcycle|bike|truck|boat|drag)$/.test(lemma));
  return after < 0 || isDriven
    ? []
    : [{ key: 'tap-race', phrase: 'race by distance', weight: 13, from, to: from + after + 2 }];
}
