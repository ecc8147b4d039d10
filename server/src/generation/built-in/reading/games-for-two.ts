import type { Match } from './match-phrases.ts';
import type { Scores } from './mechanic-of-acts.ts';
import type { Mechanic } from './mechanics.ts';
import { type Best, bestMechanic } from './read-mechanic.ts';

const tanks =
  /(?<!\b(?:fish|water|gas|septic|shark|think|oxygen|fuel) )\b(?:tanks?\b(?! tops?\b|engine)|panzer(?!knacker)|tanques?\b|chars? d['’]assaut|jeu de chars\b|carr[oi] armat|czołg|танк)/iu;
const forTwo =
  /\b(?:two|2)[ -]?players?\b|\bfor (?:two|2)\b(?! (?:year|minute|second|life|lives))|\b(?:two|2)[- ](?:person|people)\b|\b(?:1|one) ?(?:v|vs|on) ?(?:1|one)\b|\b(?:one|same|a single|shared) (?:phone|screen|device|tablet|keyboard|computer)\b|\b(?:against|with|vs\.?) (?:a|my|your|another) (?:friend|brother|sister|dad|mom|mum|buddy|mate)\b|(?:zwei|2) (?:spieler|personen|leute)|(?:für|zu) (?:zwei|zweit)(?!\p{L})|(?:dos|2) jugadores|(?:deux|2) joueurs|à deux(?!\p{L})|(?:dois|2) jogadores|(?:due|2) giocatori|dwóch graczy|dla dwojga|двух игроков|на двоих|два игрока/iu;
/** Games with tanks that are none of tanks against each other. */
const otherwise = /\b(?:race|racing|parking|park|maze|defen[cs]e|puzzle|memory|quiz|chess|co-?op\w*|together)\b/i;

/** "Two player tank game", "tanks for two": however it is put, two who have tanks fight each other. */
const tanksForTwo = (text: string): Match<Mechanic>[] =>
  tanks.test(text) && forTwo.test(text) && !otherwise.test(text)
    ? [{ key: 'duel', phrase: 'tank duel', weight: 12, from: 0, to: 0 }]
    : [];

const playedByTwo =
  /^(air-hockey|battleship|billiards|chess|curling|draughts|duel|four-in-a-row|hot-potato|pong|reversi|rock-paper-scissors|tic-tac-toe)$/;

/** The mechanic that fits best; two players get one that two can play, if the prompt suggests any and names none. */
export function bestForPlayers(matches: Match<Mechanic>[], acts: Scores, text: string): Best {
  const best = bestMechanic([...matches, ...tanksForTwo(text)], acts);
  if (best.isNamed || best.mechanic === null || playedByTwo.test(best.mechanic) || !forTwo.test(text)) return best;
  const ofTwo = bestMechanic(
    matches.filter(({ key }) => playedByTwo.test(key)),
    new Map([...acts].filter(([key]) => playedByTwo.test(key))),
  );
  if (ofTwo.mechanic) return ofTwo;
  // Two who fight do so with each other.
  return best.mechanic === 'arena' ? { ...best, mechanic: 'duel' } : best;
}
