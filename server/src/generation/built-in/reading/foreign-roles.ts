import { isAlone, isWearable, passives, readMeans, readSpared } from './foreign-means.ts';
import type { ForeignVerb } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Named } from './frame.ts';
import { isVerbLast } from './languages.ts';
import type { Mechanic } from './mechanics.ts';
import { mechanicsWithoutActors } from './mechanics-without-actors.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { isRazed } from './razed.ts';
import { shootAtRocks } from './rocks-in-space.ts';
import type { Roles } from './role-reader.ts';
import {
  catchers,
  family,
  fights,
  handTools,
  hostile,
  maybePlaces,
  ridden,
  surePlaces,
  weapons,
} from './role-words.ts';

type Placed = { named: Named; verb: ForeignVerb | null; isWhere: boolean; isSource?: boolean };

/** Without a grammar for every language, the verb next to a noun gives it its role, and the first being is the hero. */
export function foreignRoles(words: ForeignWord[], language: string, mechanic: Mechanic | null): Roles {
  const roles: Roles = { hero: null, foes: [], goods: [], hazards: [], tools: [], places: [], topic: null };
  const seen = new Set<string>();
  const all = withVerbs(words, language, mechanicsWithoutActors.has(mechanic));
  const times = (noun: string) => all.filter(({ named }) => named.noun === noun).length;
  for (const [i, { named, verb, isWhere, isSource }] of all.entries()) {
    // A tank shoots at tanks.
    if (seen.has(named.noun) && verb === 'attack' && named.noun === roles.hero?.noun)
      roles.foes.push({ ...named, isPlural: true, does: 'stands' });
    if (seen.has(named.noun)) continue;
    seen.add(named.noun);
    if (!mechanicsWithoutActors.has(mechanic) && readMeans(roles, named, all[i - 1]?.named)) continue;
    // "Beschütze das Schloss vor Drachen": the castle is defended, not only the place.
    if (verb === 'protect' && mechanic === 'defence' && !isWhere && named.class === 'place')
      roles.goods.push({ ...named, role: 'protected' });
    // "Von Baum zu Baum", "de rama en rama": a path, not a thing.
    if (times(named.noun) > 1 && verb !== 'collect' && isThing(named.class)) {
      roles.places.push({ ...named, from: 0, to: 0, hasArticle: false });
      continue;
    }
    // A witch on a broom rides it.
    if (isWhere && roles.hero !== null && ridden.test(named.noun)) roles.tools.push(named);
    // "Jumps from cloud to cloud".
    else if (verb === null && roles.hero !== null && stood.test(named.noun) && !isHitOrDodged(mechanic))
      roles.places.push({ ...named, from: 0, to: 0, hasArticle: false });
    // "Tra gli alberi": on skis one steers around them.
    else if (isWhere && /^(downhill|traffic)$/.test(mechanic ?? '') && /^(tree|bush|rock|stone|cone)$/.test(named.noun))
      roles.hazards.push(named);
    // "Entre árvores": trees are where it plays.
    else if (isSource || hours.test(named.noun) || (isWhere && grounds.test(named.noun)))
      roles.places.push({ ...named, from: 0, to: 0, hasArticle: false });
    // Whoever fights in a castle does not fight it.
    else if (isWhere && named.class === 'place') roles.places.push({ ...named, from: 0, to: 0, hasArticle: false });
    else place(roles, named, verb, mechanic);
  }
  if (mechanic === 'shooter') shootAtRocks(roles);
  // Only the things of a board are always many.
  if (roles.hero && roles.hero.count === null) roles.hero = { ...roles.hero, isPlural: false };
  // A pirate who looks for treasure is no enemy when there is no other actor.
  const [alone, ...others] = all.filter(({ named }) => isPlayable(named.class));
  const isFirst = others.length === 0 || all[0] === alone;
  const isFree = all.some(({ verb }) => verb === 'avoid');
  const isAlone = alone?.verb === null && isFirst && roles.foes[0]?.noun === alone.named.noun;
  if (isAlone && (roles.goods.length > 0 || isFree)) {
    roles.hero = alone.named;
    roles.foes = roles.foes.slice(1);
  }
  const [first, ...later] = all;
  if (roles.hero === null && first && isActing(first, later) && !mechanicsWithoutActors.has(mechanic)) {
    roles.hero = { ...first.named, isPlural: false };
    roles.goods = roles.goods.filter(({ noun }) => noun !== first.named.noun);
  }
  return roles;
}

/** "Un aspirateur ramasse les miettes et évite le chien": a thing that comes first, and about which nothing is done. */
const isActing = ({ named, verb, isWhere }: Placed, later: Placed[]): boolean =>
  named.class === 'thing' &&
  named.count === null &&
  verb === null &&
  !isWhere &&
  later.some((one) => one.verb === 'avoid') &&
  later.some((one) => one.verb === 'collect');

/** "Dispara chanclas a las cucarachas": what is shot at somebody is no enemy. */
const shoots = /^(dispara|disparan|tira|schie(ß|ss)|tire|tirent|atira|spara|стреля|strzela)/u;
/** Languages in which a noun after a noun says of what it is. */
const isOfLast = /^(ru|uk|pl|cs)$/;
const againsts = /^(gegen|contra|contre|contro|против|проти|przeciw(ko)?)$/u;
/** Where nobody stands on anything. */
const isHitOrDodged = (mechanic: Mechanic | null): boolean =>
  mechanicsWithoutActors.has(mechanic) || /^(shooter|arena|dodger|defence|slicer)$/.test(mechanic ?? '');

const hours = /^(night|evening|morning|sunset|sunrise|dawn|dusk)$/;
const grounds = new RegExp(`${maybePlaces.source}|^(snowflake|sand|grass|mud|field)$`);

const stood = /^(cloud|lily pad|roof|branch|platform|planet|asteroid)$/;
/** What one jumps onto, rather than over. */
const footing = /^(rock|stone|log|leaf|mushroom|wave|water|ice|iceberg|snow|train|car|moon|star|tree|bubble)$/;

/** A fire truck is a truck. */
const named = (noun: string) =>
  lookUp(noun) ?? { noun, class: lookUp(noun.split(' ').at(-1) ?? '')?.class ?? ('thing' as const) };

const isSaving = (verb: ForeignVerb | null): boolean => verb === 'protect' || verb === 'rescue';

const dear = /^(princess|prince|queen|baby|kitten|puppy)$/;

const isGroup = (noun: string): boolean => /^(animal|fruit|vegetable)$/.test(noun);

function withVerbs(words: ForeignWord[], language: string, isBoard: boolean): Placed[] {
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
      // "Katze gegen Staubsauger": what stands before is on the player's side.
      isWaiting = !againsts.test(word.text);
      isShooting = shoots.test(word.text) && hunts(words, word);
      isWhere = false;
      // "お姫様を城から助け出す": the castle is where.
      const isBesieged = word.verb === 'protect' || word.verb === 'attack';
      const isElsewhere = ({ named, isWhere }: Placed) =>
        verbLast && (isWhere || (named.class === 'place' && !isBesieged));
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
      else if (word.verb === 'chase' && only && isAlone(only.named, word.text, language) && hunts(words, word))
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

/** "A cat that keeps clear of obstacles": a single being with a verb is its subject; a single meteor is its object. */
const isDoneBy = (named: Named, verb: ForeignVerb): boolean =>
  verb === 'collect' || (verb === 'avoid' && isBeing(named.class));

function place(roles: Roles, named: Named, verb: ForeignVerb | null, mechanic: Mechanic | null) {
  if (roles.hero && isRazed(named, verb)) return void roles.foes.push({ ...named, isPlural: true, does: 'stands' });
  if (named.class === 'place' || (surePlaces.test(named.noun) && !isPlayable(named.class))) {
    roles.places.push({ ...named, from: 0, to: 0, hasArticle: false });
    return;
  }
  // "Mit Pfeilen", "手裏剣で": the weapon is not a target.
  if (verb === 'attack' && !isPlayable(named.class) && (weapons.test(named.noun) || handTools.test(named.noun))) {
    roles.tools.push(named);
    return;
  }
  // "Juego de tiros con tomates".
  if (
    verb === null &&
    (mechanic === 'shooter' || mechanic === 'throw') &&
    isThing(named.class) &&
    weapons.test(named.noun)
  ) {
    roles.tools.push(named);
    return;
  }
  if (verb === 'avoid' && readSpared(roles, named, mechanic)) return;
  if (verb === 'avoid' || verb === 'attack' || verb === 'chase') {
    if (isPlayable(named.class)) roles.foes.push({ ...named, does: verb === 'chase' ? 'chases' : 'stands' });
    else if (verb === 'avoid') roles.hazards.push(named);
    else roles.foes.push({ ...named, does: 'stands' });
    return;
  }
  if (verb === 'ride' || (verb === 'throw' && !isPlayable(named.class))) {
    roles.tools.push(named);
    return;
  }
  if (catchers.test(named.noun) && (mechanic === 'catcher' || mechanic === 'sorting')) {
    roles.tools.push(named);
    return;
  }
  // What is on a picture that is put together.
  if (mechanic === 'sliding-puzzle' && verb === null) return void roles.goods.push({ ...named, role: 'tile' });
  // The caught or eaten one comes second, and enemies are enemies without a verb.
  const isDug = mechanic === 'digging' && /^(worm|beetle|ant|snail)$/.test(named.noun);
  const isCaught = roles.hero !== null && (isDug || /^(catcher|fishing|snake|growing)$/.test(mechanic ?? ''));
  if (verb === 'collect' || (isCaught && verb === null)) roles.goods.push({ ...named, role: 'collected' });
  else if (verb === 'rescue' && !isPlayable(named.class) && isThing(named.class))
    roles.goods.push({ ...named, role: 'collected' });
  // "Saves the princess from the dragon": the second one is the foe.
  else if (isSaving(verb) && roles.goods.some(({ role }) => role === 'rescued' || role === 'protected'))
    roles.foes.push({ ...named, does: 'attacks' });
  else if (isSaving(verb))
    roles.goods.push({ ...named, role: isPlayable(named.class) && mechanic !== 'defence' ? 'rescued' : 'protected' });
  // A princess is no foe of anybody.
  else if (verb === null && roles.hero !== null && dear.test(named.noun) && !mechanicsWithoutActors.has(mechanic))
    roles.goods.push({ ...named, role: mechanic === 'defence' ? 'protected' : 'rescued' });
  else if (
    mechanicsWithoutActors.has(mechanic) &&
    roles.hero === null &&
    (!isPlayable(named.class) || isGroup(named.noun))
  )
    roles.goods.push({ ...named, role: 'tile' });
  else if (isPlayable(named.class) && (mechanic === 'memory' || mechanic === 'whack')) {
    if (mechanic === 'memory') roles.goods.push({ ...named, role: 'tile' });
    else roles.foes.push({ ...named, does: 'stands' });
  } else if (isPlayable(named.class)) {
    // "Un dragón bebé" is one actor, and ducklings accompany their mother.
    if (roles.hero !== null && family.test(named.noun)) return;
    const isAtHome = mechanic === 'growing' || (mechanic === 'digging' && named.noun === 'mole');
    const isFoe = hostile.test(named.noun) && fights.has(mechanic) && !isAtHome;
    if (roles.hero === null && !isFoe) roles.hero = named;
    else roles.foes.push({ ...named, does: 'stands' });
  } else if (isThing(named.class)) roles.goods.push({ ...named, role: 'collected' });
}
