import { readMeans, readSpared } from './foreign-means.ts';
import type { ForeignVerb } from './foreign-verbs.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { mechanicsWithoutActors } from './mechanics-without-actors.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { isGroup, isSaving, type Placed, stood, withVerbs } from './nouns-with-verbs.ts';
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
  // "Un vampiro salta sui tetti": whoever comes first and moves is played, even a villain.
  const isOpening = words.slice(0, 3).some((word) => word.kind === 'noun' && word.noun === alone?.named.noun);
  if (
    !roles.hero &&
    isAlone &&
    isOpening &&
    roles.foes.length === 1 &&
    /^(platformer|runner|jumper|rope-swing)$/.test(mechanic ?? '')
  ) {
    roles.hero = alone?.named ?? null;
    roles.foes = [];
  }
  const [first, ...later] = all;
  if (roles.hero === null && first && isActing(first, later) && !mechanicsWithoutActors.has(mechanic)) {
    roles.hero = { ...first.named, isPlural: false };
    roles.goods = roles.goods.filter(({ noun }) => noun !== first.named.noun);
  }
  // Whoever something is stolen from comes after the thief, and tanks fight tanks.
  if (
    words.some((word) => word.kind === 'verb' && steals.test(word.text)) &&
    roles.goods.some(({ class: of }) => isThing(of) || of === 'food')
  ) {
    roles.foes.push(
      ...roles.goods
        .filter(({ class: of }) => isPlayable(of))
        .map(({ role: _role, ...one }) => ({ ...one, does: 'chases' as const })),
    );
    roles.goods = roles.goods.filter(({ class: of }) => !isPlayable(of));
  }
  const [only] = roles.foes;
  if (
    /^(maze|arena|shooter|racer)$/.test(mechanic ?? '') &&
    !roles.hero &&
    only?.class === 'vehicle' &&
    roles.foes.length === 1
  ) {
    const { does: _does, ...own } = only;
    roles.hero = { ...own, isPlural: false };
  }
  // "Tetris con gatitos": they are the pieces.
  if (
    piecesAreNamed.has(mechanic) &&
    roles.hero &&
    roles.goods.length === 0 &&
    all.every(({ verb }) => verb === null)
  ) {
    roles.goods = [{ ...roles.hero, isPlural: true, role: 'tile' }];
    roles.hero = null;
  }
  // "Chess against a monkey": nobody else is named.
  if (against.has(mechanic) && roles.hero && roles.foes.length === 0 && words.some(isAgainst)) {
    roles.foes = [{ ...roles.hero, isPlural: false, does: 'attacks' }];
    roles.hero = null;
  }
  return roles;
}

const isAgainst = (word: ForeignWord): boolean => word.kind === 'verb' && word.verb === 'attack';
const against = new Set<Mechanic | null>([
  'tic-tac-toe',
  'chess',
  'draughts',
  'reversi',
  'four-in-a-row',
  'battleship',
]);

const steals = /^(rub[ao]|roba|rouba|stiehl|stehl|vole$|volent$|kradn|крад|вору|çal|steelt|mencuri)/u;

const piecesAreNamed = new Set<Mechanic | null>([
  'blocks',
  'match',
  'merge',
  'drop-merge',
  'bubble-shooter',
  'stacker',
]);

/** "Un aspirateur ramasse les miettes et évite le chien": a thing that comes first, and about which nothing is done. */
const isActing = ({ named, verb, isWhere }: Placed, later: Placed[]): boolean =>
  named.class === 'thing' &&
  named.count === null &&
  verb === null &&
  !isWhere &&
  later.some((one) => one.verb === 'avoid') &&
  later.some((one) => one.verb === 'collect');

/** Where nobody stands on anything. */
const isHitOrDodged = (mechanic: Mechanic | null): boolean =>
  mechanicsWithoutActors.has(mechanic) || /^(shooter|arena|dodger|defence|slicer)$/.test(mechanic ?? '');

const hours = /^(night|evening|morning|sunset|sunrise|dawn|dusk)$/;
const grounds = new RegExp(`${maybePlaces.source}|^(snowflake|sand|grass|mud|field)$`);

const dear = /^(princess|prince|queen|baby|kitten|puppy)$/;

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
