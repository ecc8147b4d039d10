import { isFleeing } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Frame, Named } from './frame.ts';
import { isPlayable } from './noun-classes.ts';
import type { Roles } from './role-reader.ts';
import { type Clause, type Party, type Sentence, you } from './sentence.ts';
import { isDisaster } from './threats.ts';

const fleeing = /^(run|escape|flee|away|dash|sprint|race|gallop|ski|sled|slide|snowboard|surf|ride|skate|drive|get)$/;
const outrunning = /^(escape|flee|outrun|outski|outride|evade)$/;
const pursuing = /^(chase|pursue|hunt|follow)$/;

/** Whoever can come after somebody: wolves, an avalanche. A trap stays where it is. */
const comesAfter = (one: Named): boolean => isPlayable(one.class) || isDisaster(one);

const namesOf = (parties: (Party | undefined)[]): string[] =>
  parties.flatMap((one) => (one === undefined || one === you ? [] : [one.noun]));

function pursuersIn({ verb, objects, complements, isPassive, isNegated }: Clause): string[] {
  const after = (preposition: string) =>
    namesOf(complements.flatMap((one) => (one.preposition === preposition ? [one.phrase] : [])));
  if (isNegated) return [];
  if (isPassive) return pursuing.test(verb) ? after('by') : [];
  return [...(fleeing.test(verb) ? after('from') : []), ...(outrunning.test(verb) ? namesOf(objects) : [])];
}

const firstOf = ({ foes, hazards }: Roles, isMeant: (one: Named) => boolean): Pick<Frame, 'chaser'> => {
  const found = [...foes, ...hazards].find((one) => comesAfter(one) && isMeant(one));
  return found ? { chaser: found.noun } : {};
};

/** Whether somebody is come after: such a postman delivers nothing. */
export const isPursued = (clauses: Clause[]): boolean => clauses.some((one) => pursuersIn(one).length > 0);

/** "A deer runs away from wolves", "a boy chased by a bear": whoever is fled from comes from behind. */
export function fledFrom({ clauses }: Sentence, roles: Roles): Pick<Frame, 'chaser'> {
  const pursuers = clauses.flatMap(pursuersIn);
  return firstOf(roles, ({ noun }) => pursuers.includes(noun));
}

const runsOff =
  /(?<!\p{L})(?:l[äa]uft|laufen|renn\p{L}*|haut|hauen)(?!\p{L}).*(?<!\p{L})(?:vor|weg|davon|ab)(?!\p{L})|(?<!\p{L})(?:corre|corren|cour[st]|correr|courir|correndo|corriendo)(?!\p{L}).*(?<!\p{L})(?:lejos de|loin d|para longe d|via da)/iu;

/** The same where verbs have no objects: the first of those who are avoided. */
export function fledFromAbroad(words: ForeignWord[], text: string, roles: Roles): Pick<Frame, 'chaser'> {
  const flees = words.some((word) => word.kind === 'verb' && isFleeing(word.text)) || runsOff.test(text);
  return flees ? firstOf(roles, () => true) : {};
}
