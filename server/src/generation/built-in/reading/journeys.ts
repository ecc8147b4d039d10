import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

/** "Traverse le désert": what has no lanes is not crossed between cars. */
const wide =
  /(désert|desierto|deserto|wüste|montagnes?|montaña|montanha|montagna|berge|océan|océano|oceano|ozean|savane|sabana|savana|savanne|pustyni|пустын|гор[ыу]|沙漠|砂漠|사막|çöl|gurun)/iu;

/** The mechanics named, without the crossing of roads if something wide is crossed. */
export function withoutJourneys(matches: Match<Mechanic>[], text: string): Match<Mechanic>[] {
  const isRoad =
    /rue|route|straße|strasse|calle|carretera|rua|estrada|strada|ulic|drog|дорог|улиц|马路|道路|도로|yol|jalan/iu;
  return wide.test(text) && !isRoad.test(text)
    ? matches.filter(({ key, weight }) => key !== 'hopper' || weight >= 13)
    : matches;
}
