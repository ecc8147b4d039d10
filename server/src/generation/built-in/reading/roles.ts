import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { isBuiltPart } from './built-of.ts';
import { readClause } from './clause-roles.ts';
import { byWeight, isHarm, readHarm } from './clauses-of-others.ts';
import { countGoods, joinFoes } from './foes-in-lists.ts';
import { readLoose } from './loose-roles.ts';
import type { Mechanic } from './mechanics.ts';
import { isMoodWord } from './mood-words.ts';
import { natureOf } from './natures.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import { lookUp, type NounPhrase } from './noun-phrases.ts';
import { meetOpponent } from './opponents.ts';
import { meetOthers } from './riders.ts';
import { candidate, named, type Reader, type Roles, sureWeight, togetherWeight } from './role-reader.ts';
import {
  ballSports,
  boards,
  catchers,
  evil,
  family,
  fights,
  friendly,
  hostile,
  maybePlaces,
  parents,
  ridden,
} from './role-words.ts';
import { type Sentence, you } from './sentence.ts';
import { readDenied } from './spared.ts';
import { withoutIdleFoes } from './speakers.ts';

export function rolesOf(sentence: Sentence, mechanic: Mechanic | null): Roles {
  const reader: Reader = {
    hero: null,
    foes: [],
    goods: [],
    hazards: [],
    tools: [],
    places: [],
    topic: null,
    mechanic,
    isWar: sentence.isWar,
    candidates: [],
    placed: new Set(),
    thieves: thievesIn(sentence),
  };
  // "You are a sock" determines the hero, whatever else is said.
  for (const { phrase, preposition } of sentence.loose)
    if (preposition === 'being') candidate(reader, phrase, sureWeight);
  // "Pirates vs ninjas": the first is the player's side.
  const rival = sentence.loose.findIndex(({ preposition }) => /^(vs|versus|against)$/.test(preposition ?? ''));
  const nearest = rival > 0 ? sentence.loose[rival - 1] : undefined;
  // "A kangaroo with boxing gloves vs crocodiles": the gloves fight for nobody.
  const owner = sentence.loose[rival - 2];
  const isWorn = nearest && isThing(nearest.phrase.class) && owner?.preposition === null && isBeing(owner.phrase.class);
  const ours = rival > 1 && isWorn ? owner : nearest;
  // "Cupcakes against ants" has cupcakes on our side, "with fireballs against goblins" only weapons.
  const isOne = ours?.phrase.hasArticle && !ours.phrase.isPlural;
  const mayBeOurs =
    ours?.preposition === null || (ours?.preposition === 'with' && (isPlayable(ours.phrase.class) || isOne));
  // Ice hockey is played on the ice, and not by it; a moon base is on the Moon.
  const isBase = ours?.beforeMechanic && mechanic === 'defence' && maybePlaces.test(ours.phrase.noun);
  const isGround = isBase || (ours?.phrase.class === 'substance' && duels.has(mechanic));
  const isSport = ballSports.test(ours?.phrase.noun ?? '');
  const isSide =
    mayBeOurs && !isSport && !isGround && ours && (isPlayable(ours.phrase.class) || isThing(ours.phrase.class));
  if (isSide) candidate(reader, ours.phrase, sureWeight);
  for (const clause of byWeight(sentence.clauses)) if (!isHarm(clause, sentence.clauses)) readClause(reader, clause);
  for (const clause of sentence.clauses) if (isHarm(clause, sentence.clauses)) readHarm(reader, clause);
  readDenied(reader, sentence);
  for (const loose of sentence.loose)
    if (!isCountOnly(loose.phrase) && !isBuriedMine(loose.phrase, mechanic) && !(isSide && loose === ours))
      readLoose(reader, loose);
  // A robot factory has robots.
  for (const { traits } of reader.places)
    for (const trait of lookUp(traits.join(' '))?.class === 'food' ? [] : traits) {
      const known = lookUp(trait);
      if (known && isBeing(known.class) && reader.candidates.length === 0 && reader.foes.length === 0)
        reader.candidates.push({
          phrase: { ...known, count: null, isPlural: false, traits: [], from: 0, to: 0, hasArticle: false },
          weight: 5,
        });
    }
  withoutHider(reader, sentence);
  goodsOfPlaces(reader);
  foesOfPlaces(reader);
  joinFoes(reader, sentence);
  chooseHero(reader);
  withRider(reader, sentence);
  meetOthers(reader);
  countGoods(reader);
  withoutIdleFoes(reader, sentence.loose);
  meetOpponent(reader, sentence);
  goodsOfDelivery(reader);
  friendOfHero(reader, sentence);
  // A pirate treasure hunt has a pirate.
  const hunted = reader.hero ? undefined : reader.goods.find(({ noun }) => hoards.test(noun));
  const hunter = hunted?.traits.map(lookUp).findLast((one) => one && isBeing(one.class));
  if (hunter) reader.hero = { ...hunter, count: null, isPlural: false, traits: [] };
  // "A penguin and fish": the hero's food is not a foe.
  const likes = natureOf.get(reader.hero?.noun ?? '')?.likes ?? [];
  for (const prey of reader.foes.filter(
    ({ noun, does, traits }) => does === 'chases' && likes.includes(noun) && !traits.some((one) => evil.test(one)),
  )) {
    reader.foes = reader.foes.filter((one) => one !== prey);
    reader.goods.push({ ...prey, role: 'collected' });
  }
  // A duel with another wizard is one of wizards.
  if (sentence.hasEachOther)
    reader.foes = reader.foes.map((one) => (one.noun === reader.hero?.noun ? { ...one, isPlural: true } : one));
  // "Wrestlers push each other": the others are like the hero.
  if (reader.hero && reader.foes.length === 0 && fights.has(mechanic) && sentence.hasEachOther && !isOnTheRun(mechanic))
    reader.foes.push({ ...reader.hero, isPlural: true, does: 'chases' });
  // "Two cats playing ping pong" play each other.
  if (
    reader.hero?.isPlural &&
    reader.foes.length === 0 &&
    (duels.has(mechanic) || (mechanic === 'throw' && reader.hero.count === 2))
  )
    reader.foes.push({ ...reader.hero, count: null, does: 'stands' });
  // "A race with 4 dolphins" has one of them on our side.
  if (races.has(mechanic) && reader.foes.length === 0 && reader.hero?.count && reader.hero.count > 1) {
    reader.foes.push({ ...reader.hero, count: reader.hero.count - 1, does: 'attacks' });
    reader.hero = { ...reader.hero, count: null, isPlural: false };
  }
  // "Zombie typing": they are typed away, and nobody plays them.
  if (mechanic === 'typing' && reader.hero && reader.foes.length === 0 && hostile.test(reader.hero.noun)) {
    reader.foes.push({ ...reader.hero, isPlural: true, does: 'chases' });
    reader.hero = null;
  }
  // "Fruit ninja with vegetables and bombs": nobody should slice those.
  if (mechanic === 'slicer') {
    const bombs = reader.goods.filter(({ noun }) => explosive.test(noun));
    reader.goods = reader.goods.filter((one) => !bombs.includes(one));
    reader.foes.push(...bombs.map(({ role: _role, ...one }) => ({ ...one, does: 'stands' as const })));
  }
  // "Builds webs to catch flies": the flies fall, into a web.
  if (mechanic === 'catcher' && reader.goods.some(({ role }) => role === 'caught')) {
    const made = sentence.clauses.flatMap(({ verb, objects }) => (makes.test(verb) ? objects : []));
    const nets = reader.goods.filter(
      ({ noun, role }) => role !== 'caught' && made.some((one) => one !== you && one.noun === noun),
    );
    reader.goods = reader.goods.filter((one) => !nets.includes(one));
    reader.tools.push(...nets.map(({ role: _role, ...one }) => ({ ...one, isPlural: false })));
  }
  setBall(reader, sentence);
  // "A bear in goal" keeps it.
  if (reader.hero && mechanic === 'throw' && reader.places.some(({ noun }) => noun === 'goal')) {
    reader.foes.push({ ...reader.hero, does: 'stands' });
    reader.hero = null;
  }
  return reader;
}

/** "An alien invades the supermarket and steals toilet paper": a single one who takes something is played. */
const thievesIn = ({ clauses }: Sentence): Set<NounPhrase> =>
  new Set(
    clauses.flatMap(({ verb, subject, objects }) =>
      subject !== null &&
      subject !== you &&
      !subject.isPlural &&
      !objects.includes(you) &&
      /^(steal|eat|collect|grab|scare)$/.test(verb)
        ? [subject]
        : [],
    ),
  );

/** "A bunny hides eggs and I have to find 12": whoever hides them does not look for them. */
function withoutHider(reader: Reader, { clauses }: Sentence) {
  const isSought = clauses.some(({ verb, subject }) => /^(find|seek|search|look)$/.test(verb) && subject === you);
  const hiders = clauses.flatMap(({ verb, subject }) => (/^(hide|bury)$/.test(verb) && isSought ? [subject] : []));
  reader.candidates = reader.candidates.filter(({ phrase }) => !hiders.includes(phrase));
}

/** A mushroom kingdom has mushrooms, where nothing else is named. */
function goodsOfPlaces(reader: Reader) {
  if (reader.goods.length > 0 || boards.has(reader.mechanic)) return;
  for (const { traits, noun } of reader.places) {
    const found = isBuiltPart(reader.mechanic, noun) ? null : lookUp(traits.at(-1) ?? '');
    if (found && /^(food|plant)$/.test(found.class) && !colourOfWord.has(found.noun))
      reader.goods.push({ ...found, count: null, isPlural: true, traits: [], role: 'collected' });
  }
}

/** "Escape on a skateboard", "ride a horse": somebody is on it. */
function withRider(reader: Reader, { clauses }: Sentence) {
  const { hero, mechanic } = reader;
  if (!hero || hero.traits.some((trait) => !isMoodWord(trait) && trait !== 'retro') || !walked.has(mechanic)) return;
  const isSure = reader.candidates.some(({ phrase, weight }) => phrase.noun === hero.noun && weight >= sureWeight);
  const isSaddled = clauses.some(
    ({ verb, objects }) => verb === 'ride' && objects.some((one) => one !== you && one.noun === hero.noun),
  );
  // Pizzas are delivered by somebody on the scooter.
  const isRidden = (isSaddled || (mechanic === 'delivery' && hero.class !== 'creature')) && ridden.test(hero.noun);
  if (isSure || !(boarded.test(hero.noun) || isRidden)) return;
  reader.tools.push({ ...hero, count: null, isPlural: false });
  reader.hero = { noun: 'kid', class: 'person', count: hero.count, isPlural: hero.isPlural, traits: [] };
}

const boarded =
  /^(skateboard|surfboard|hoverboard|unicycle|roller skate|skate|pogo stick|broom|broomstick|rocking horse)$/;
const walked: ReadonlySet<string | null> = new Set(
  'runner lanes platformer hopper dodger maze arena jumper flyer delivery downhill'.split(' '),
);

/** "A marble falls through a spinning tower": what is not collected is the ball. */
function setBall(reader: Reader, { clauses }: Sentence) {
  if (reader.mechanic !== 'helix' || reader.hero) return;
  const taken = clauses.flatMap(({ verb, objects }) =>
    /^(collect|gather|grab|get|take|catch)$/.test(verb) ? objects : [],
  );
  const ball = reader.goods.find(({ noun }) => !taken.some((one) => one !== you && one.noun === noun));
  if (!ball) return;
  const { role: _role, ...hero } = ball;
  reader.hero = { ...hero, isPlural: false };
  reader.goods = reader.goods.filter((one) => one !== ball);
}

/** A pizza delivery scooter brings pizza. */
function goodsOfDelivery({ hero, goods }: Reader) {
  const traits = hero?.traits ?? [];
  const found = lookUp(traits[traits.indexOf('delivery') - 1] ?? '');
  if (found && isThing(found.class) && goods.length === 0)
    goods.push({ ...found, count: null, isPlural: true, traits: [], role: 'collected' });
}

/** "A robot looks for its friend": the friend is a robot, too. */
function friendOfHero({ hero, goods }: Reader, { clauses }: Sentence) {
  const sought = clauses.flatMap(({ verb, objects, complements }) =>
    /^(look|search|seek|find|save|rescue|free|miss|meet)$/.test(verb)
      ? [...objects, ...complements.map(({ phrase }) => phrase)]
      : [],
  );
  const friend = sought.find((one) => one !== you && /^(friend|buddy|twin|pal|partner)$/.test(one.noun));
  if (!hero || !friend || friend === you || goods.length > 0) return;
  goods.push({ ...hero, count: friend.count, isPlural: friend.isPlural, role: 'rescued' });
}

/** In a shark cave there are sharks, when somebody else is played. */
function foesOfPlaces(reader: Reader) {
  if (reader.foes.length > 0 || reader.hazards.length > 0 || reader.candidates.length === 0) return;
  for (const { traits } of reader.places) {
    const found = lookUp(traits.at(-1) ?? '');
    const isHeld = reader.goods.some(({ role }) => role === 'rescued');
    if (found?.class === 'creature' && (isHeld || hostile.test(found.noun)))
      reader.foes.push({ ...found, count: null, isPlural: true, traits: [], does: 'chases' });
  }
}

const explosive = /^(bomb|dynamite|grenade|skull)$/;
const makes = /^(build|make|spin|weave|use|set|lay|hold)$/;
const duels = new Set<Mechanic | null>(['pong', 'air-hockey', 'duel', 'curling']);
const races = new Set<Mechanic | null>(['racer', 'tap-race']);
const isOnTheRun = (mechanic: Mechanic | null): boolean => /^(runner|lanes|platformer|snake)$/.test(mechanic ?? '');
const hoards = /^(treasure|gold|coin|gem|loot|jewel|diamond|map)$/;

/** The mines of a minesweeper are no place. */
const isBuriedMine = ({ noun, traits }: NounPhrase, mechanic: Mechanic | null): boolean =>
  mechanic === 'minesweeper' && noun === 'mine' && traits.length === 0;

/** "5 holes" says how many, not what is collected. */
const isCountOnly = ({ noun, count }: NounPhrase): boolean =>
  count !== null &&
  /^(hole|lane|string|life|heart|second|minute|level|round|stage|wave|row|column|player|pair|point|question|button|tap|word|frame|miss|mistake|error|strike|try|attempt|guess|chance|lap|move|turn|swap|floor|storey|layer|gate|ring|bin|colour|color|lane|shot|throw|kick|penalty|bullet|miss|strike|mistake|attempt)$/.test(
    noun,
  );

function chooseHero(reader: Reader) {
  const free = reader.candidates.filter(({ phrase }) => !reader.placed.has(phrase)).sort((a, b) => b.weight - a.weight);
  const best = free[0];
  // "Car parking, 6 cars".
  const count =
    best && free.find(({ phrase }) => phrase.noun === best.phrase.noun && phrase.count !== null)?.phrase.count;
  if (best)
    reader.hero = {
      ...named(best.phrase),
      count: best.phrase.count ?? count ?? null,
      isPlural: best.phrase.isPlural || (count ?? 1) > 1,
    };
  const names = new Set([reader.hero?.noun]);
  for (const { phrase, weight } of free.slice(1)) {
    if (names.has(phrase.noun)) continue;
    names.add(phrase.noun);
    // Another actor as active as the hero is no enemy.
    if (catchers.test(phrase.noun) || (ridden.test(phrase.noun) && !phrase.isPlural)) reader.tools.push(named(phrase));
    else if (parents.test(phrase.noun)) continue;
    else if (family.test(phrase.noun)) reader.goods.push({ ...named(phrase), role: 'rescued' });
    else if (friendly.test(phrase.noun) && weight < 50 && phrase.isPlural)
      reader.goods.push({ ...named(phrase), role: 'collected' });
    else if (
      isPlayable(phrase.class) &&
      (weight < 50 || (hostile.test(phrase.noun) && best?.weight !== togetherWeight))
    )
      reader.foes.push({ ...named(phrase), does: 'chases' });
    else if (isThing(phrase.class)) reader.goods.push({ ...named(phrase), role: 'collected' });
  }
}
