import { isAlone, isWearable, passives } from './foreign-means.ts';
import type { ForeignVerb } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Named } from './frame.ts';
import { isVerbLast } from './languages.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { catchers, maybePlaces } from './role-words.ts';
import { overs } from './small-foreign-words.ts';

/** A noun with the verb that says what is done to it. */
export type Placed = { named: Named; verb: ForeignVerb | null; isWhere: boolean; isSource?: boolean };

/** "Dispara chanclas a las cucarachas": what is shot at somebody is no enemy. */
const shoots = /^(dispara|disparan|tira|schie(ß|ss)|tire|tirent|atira|spara|стреля|strzela)/u;
/** Languages in which a noun after a noun says of what it is. */
const isOfLast = /^(ru|uk|pl|cs)$/;
const againsts = /^(gegen|contra|contre|contro|против|проти|przeciw(ko)?)$/u;

export const stood = /^(cloud|lily pad|roof|branch|platform|planet|asteroid)$/;
const giants = /^(géante?s?|gigantes?|gigant[ei])$/;
/** What one jumps onto, rather than over. */
const footing = /^(rock|stone|log|leaf|mushroom|wave|water|ice|iceberg|snow|train|car|moon|star|tree|bubble)$/;

/** A fire truck is a truck. */
const named = (noun: string) =>
  lookUp(noun) ?? { noun, class: lookUp(noun.split(' ').at(-1) ?? '')?.class ?? ('thing' as const) };

export const isSaving = (verb: ForeignVerb | null): boolean => verb === 'protect' || verb === 'rescue';

export const isGroup = (noun: string): boolean => /^(animal|fruit|vegetable)$/.test(noun);

export function withVerbs(words: ForeignWord[], language: string, isBoard: boolean): Placed[] {
  const verbLast = isVerbLast(language);
  const isApposed = /^(es|pt|fr|it)$/.test(language);
  const placed: Placed[] = [];
  let verb: ForeignVerb | null = null;
  // "Der Schafe frisst": a verb at the end of its clause belongs to the noun before it.
  const endClause = () => {
    // "Schafe über die Brücke tragen": where is no object.
    const last = isInfinitive ? placed.findLast((one) => !one.isWhere) : placed.at(-1);
    if (verb && isWaiting && last && last.verb === null && (placed.length > 1 || isInfinitive)) last.verb = verb;
    verb = null;
    isWaiting = false;
  };
  let isWaiting = false;
  let isInfinitive = false;
  let isWhere = false;
  let isJumpedOn = false;
  let isJumpedOver = false;
  let isAfterAnd = false;
  let isAfterNoun = false;
  let isShooting = false;
  let isJumped = false;
  const firstNoun = words.find(({ kind }) => kind === 'noun');
  for (const word of words) {
    if (word.kind === 'where') isWhere = true;
    if (word.kind === 'where' || word.kind === 'verb') {
      isJumpedOn = word.kind === 'where' && word.isJump === true;
      isJumpedOver = word.kind === 'where' && word.isOver === true;
    }
    if (word.kind === 'stop') endClause();
    // "Der Äpfel sammelt und Füchsen ausweicht": each verb comes after what it is about.
    if (word.kind === 'and' && isWaiting && placed.length > 1) endClause();
    // "Sammelt Eier und muss dem Hund ausweichen": the second verb comes last.
    if (word.kind === 'and' && language === 'de' && endsWithVerb(words, word)) verb = null;
    isAfterAnd = word.kind === 'and' || (isAfterAnd && word.kind === 'other');
    if (word.kind === 'verb') {
      isJumped = overs.test(word.text);
      // "Katze gegen Staubsauger": what stands before is on the player's side.
      isWaiting = !againsts.test(word.text);
      isShooting = shoots.test(word.text) && hunts(words, word);
      isWhere = false;
      // "お姫様を城から助け出す": the castle is where.
      const isBesieged = word.verb === 'protect' || word.verb === 'attack';
      const isElsewhere = ({ named, isWhere }: Placed) =>
        verbLast && word.verb !== 'avoid' && (isWhere || (named.class === 'place' && !isBesieged));
      const last = placed.findLast((one) => !isElsewhere(one)) ?? placed.at(-1);
      const [actor, ...others] = placed.filter(({ named }) => isPlayable(named.class));
      // Whoever wears a hat is still alone.
      const only = placed.length === 1 ? last : others.length === 0 && isWearable(last?.named) ? actor : undefined;
      // "Bienenstock verteidigen gegen Wespen": an infinitive comes after what it is about.
      isInfinitive = language === 'de' && /e?n$/.test(word.text);
      const isOfLast =
        isInfinitive &&
        last?.verb === null &&
        !last.isWhere &&
        (!isPlayable(last.named.class) || (word.verb === 'avoid' && placed.length > 1));
      // "Die Prinzessin vor dem Drachen retten".
      const [first] = placed;
      if (isInfinitive && first?.verb === null && last !== first && last?.verb === 'avoid') first.verb = word.verb;
      if (isOfLast) last.verb = word.verb;
      // 泥棒を追う警官: whoever stands after the verb does it.
      else if (isBeforeHead(words, word) && last?.verb === null && placed.length === 1)
        last.verb = word.verb === 'chase' ? 'collect' : word.verb;
      // "Des souris poursuivies par un chat".
      else if (word.verb === 'chase' && passives.test(word.text) && hunts(words, word)) verb = 'chase';
      // "Un gatto che insegue i topi": whoever comes first and alone hunts; several hunt the hero.
      else if (
        word.verb === 'chase' &&
        only &&
        isAlone(only.named, word.text, language) &&
        (hunts(words, word) || (!verbLast && isBeing(only.named.class) && isAfterThing(words, word)))
      )
        verb = 'collect';
      // "Araba hırsızları kovalıyor": one alone hunts whom the verb follows.
      else if (word.verb === 'chase' && verbLast && last && isHunt(placed, last)) last.verb = 'collect';
      // The moon that a cat runs after is no enemy.
      else if (word.verb === 'chase' && last)
        last.verb = isThing(last.named.class) && placed.length > 1 ? 'collect' : 'chase';
      else if (!verbLast) verb = word.verb;
      // The noun right before the verb is the object, and the first one is still the subject. A single noun collects or
      // avoids something unnamed.
      else if (last && last.verb === null && (placed.length > 1 || !isDoneBy(last.named, word.verb)))
        last.verb = word.verb;
    }
    const isAdjacent = isAfterNoun;
    isAfterNoun = word.kind === 'noun';
    if (word.kind !== 'noun') continue;
    isWaiting = false;
    const found = named(word.noun);
    // "Un gato astronauta" is a cat.
    const before = placed.at(-1)?.named;
    if (isApposed && isAdjacent && before && isPlayable(found.class) && isPlayable(before.class)) {
      before.traits.push(found.noun);
      continue;
    }
    // "Citrouilles géantes" are large, and no giants.
    if (isApposed && isAdjacent && before && giants.test(word.text)) {
      before.traits.push('giant');
      continue;
    }
    // "По крышам поездов": of the trains, which say more about the place.
    if (isOfLast.test(language) && isAdjacent && placed.at(-1)?.isWhere && !isBeing(found.class)) continue;
    // "Looks for cheese, and two cats": they are no cheese.
    const isSecond = word.count !== null && words[words.indexOf(word) - 2]?.kind === 'and';
    if (isSecond && verb === 'collect' && isPlayable(found.class) && !isPlayable(before?.class ?? null)) verb = null;
    // "Looks for treasure and there are crabs": they are no treasure.
    if (isAfterAnd && verb === 'collect' && isPlayable(found.class) && !isPlayable(placed.at(-1)?.named.class ?? null))
      verb = null;
    const isActor =
      word.isHead === true &&
      isPlayable(found.class) &&
      placed.every((one) => one.verb !== null || !isPlayable(one.named.class));
    const entry: Placed = {
      named: {
        ...found,
        count: word.count,
        isPlural: isBoard || isGroup(word.noun) || (word.count !== null && word.count > 1),
        traits: word.colour ? [word.colour] : [],
      },
      verb: word.isObstacle
        ? 'avoid'
        : word.isTool && found.class === 'vehicle' && placed.some((one) => isBeing(one.named.class))
          ? 'ride'
          : (word.isTool || (isShooting && verb === 'attack')) && isThing(found.class)
            ? 'throw'
            : isJumpedOn && isBeing(found.class)
              ? 'attack'
              : isJumpedOver && isThing(found.class) && !stood.test(found.noun) && !footing.test(found.noun)
                ? 'avoid'
                : verb === 'avoid' && isJumped && word.noun === 'lily pad'
                  ? null
                  : verb,
      isWhere: isWhere || word.isPlace === true,
      isSource:
        isThing(found.class) &&
        !catchers.test(found.noun) &&
        (word.isPlace === true ||
          (maybePlaces.test(found.noun) && (word.isFrom === true || (isSaving(verb) && word !== firstNoun)))),
    };
    if (isActor) placed.unshift({ ...entry, verb: null });
    else placed.push(entry);
    isWhere = false;
    // Only what comes next is ridden or thrown.
    if (verb === 'ride' || verb === 'throw') verb = null;
  }
  endClause();
  return placed;
}

/** One that nothing is done to hunts the other, unless it is several: dogs hunt a cat. */
function isHunt(placed: Placed[], last: Placed): boolean {
  const [first, ...others] = placed.filter(({ named, isWhere }) => isPlayable(named.class) && !isWhere);
  return first?.verb === null && first !== last && others.length === 1 && (first.named.count ?? 1) === 1;
}

/** Whether the next noun is that of whoever does it. */
function isBeforeHead(words: ForeignWord[], verb: ForeignWord): boolean {
  const next = words.slice(words.indexOf(verb) + 1).find(({ kind }) => kind !== 'other' && kind !== 'where');
  return next?.kind === 'noun' && next.isHead === true;
}

/** Whether a verb follows after the nouns of the rest of the sentence. */
function endsWithVerb(words: ForeignWord[], and: ForeignWord): boolean {
  const rest = words.slice(words.indexOf(and) + 1).filter(({ kind }) => kind === 'noun' || kind === 'verb');
  return rest[0]?.kind === 'noun' && rest.some(({ kind }) => kind === 'verb');
}

/** Whether somebody to be hunted follows in the same clause. */
function hunts(words: ForeignWord[], verb: ForeignWord): boolean {
  const rest = words.slice(words.indexOf(verb) + 1);
  const end = rest.findIndex(({ kind }) => kind === 'stop' || kind === 'verb');
  return (end < 0 ? rest : rest.slice(0, end)).some(
    (word) => word.kind === 'noun' && isPlayable(lookUp(word.noun)?.class ?? null),
  );
}

/** "Un gattino insegue un gomitolo". */
function isAfterThing(words: ForeignWord[], verb: ForeignWord): boolean {
  const next = words.slice(words.indexOf(verb) + 1).find(({ kind }) => kind !== 'other');
  return next?.kind === 'noun' && isThing(lookUp(next.noun)?.class ?? null);
}

/** "A cat that keeps clear of obstacles": a single being with a verb is its subject; a single meteor is its object. */
const isDoneBy = (named: Named, verb: ForeignVerb): boolean =>
  verb === 'collect' || (verb === 'avoid' && isBeing(named.class));
