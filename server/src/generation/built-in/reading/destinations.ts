import type { Frame } from './frame.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isSurePlace } from './role-reader.ts';
import { type Clause, type Sentence, you } from './sentence.ts';

const goes =
  /^(drive|ride|race|run|walk|fly|sail|swim|go|get|rush|hurry|travel|steer|speed|cycle|skate|ski|march|dash|escape|return|row|wander|crawl|hop|jump|sneak|float)$/;

/** Whatever is reached in the end; a road or a sky has no end. */
const isSomewhere = (phrase: NounPhrase): boolean =>
  (isSurePlace(phrase) ||
    /^(home|school|work|hospital|airport|castle|top|finish|station|train station|bus stop)$/.test(phrase.noun)) &&
  !/^(space|sky|road|street|highway|city|heaven|floor|ceiling|underwater|beach|universe|night|side|other side)$/.test(
    phrase.noun,
  );

function headedFor({ verb, objects, complements, isNegated, subject }: Clause): NounPhrase | undefined {
  if (isNegated || (subject !== you && subject !== null && subject.isPlural)) return undefined;
  const there = complements
    .filter(({ preposition }) => goes.test(verb) && preposition === 'to')
    .map(({ phrase }) => phrase);
  const reached = verb === 'reach' ? objects : [];
  return [...there, ...reached].find((one): one is NounPhrase => one !== you && isSomewhere(one));
}

const headsHome =
  /\b(?:get|go|run|walk|hurry|rush|race|find (?:his|her|its|the) way|make (?:it|his way|her way|its way))(?:s|es|ning|ing)? (?:back |safely )?home(?=[.,!]?$|,| (?:safely|before|in time|through|across|from|to (?:his|her|its|the))\b)/iu;

/** "Drive an ambulance through the city to the hospital": the hospital. */
export function destinationOf({ clauses }: Sentence, text: string): Pick<Frame, 'destination'> {
  if (headsHome.test(text)) return { destination: 'home' };
  const found = clauses.map(headedFor).find((one) => one !== undefined);
  if (!found) return {};
  const name = [...found.traits, found.noun].join(' ');
  return { destination: found.hasArticle ? `the ${name}` : name };
}
