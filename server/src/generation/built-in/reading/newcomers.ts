import { isBoss } from './bosses.ts';
import { impliedCast } from './casts-of-famous-games.ts';
import type { Named } from './frame.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';
import { family, hostile, weapons } from './role-words.ts';
import { type Clause, type Sentence, you } from './sentence.ts';
import { type Slot, slotsOfGames } from './slots-of-famous-games.ts';

/** "Pac-man with mice and cats": those who are named after "with" take the parts of the famous game, in their order. */
export function seatNewcomers(
  roles: Roles,
  matches: Match<Mechanic>[],
  mechanic: Mechanic | null,
  sentence: Sentence,
): void {
  const game = matches.find(({ key, phrase }) => key === mechanic && slotsOfGames[phrase]);
  const slots = game && slotsOfGames[game.phrase];
  // Those before a boss are neither played nor chosen again.
  if (!slots || roles.foes.some(isBoss)) return;
  const [first, second, ...others] = newcomersIn(sentence, game);
  // "Pac-man with ghosts": they are there anyway.
  const { foes, areCountedFoes } = impliedCast[game.phrase] ?? {};
  // "Pac-man with dinosaurs": several of them chase the player, as the ghosts do.
  const areFoes = first?.noun === foes || (areCountedFoes && first?.isPlural && !second);
  const own = first && !areFoes ? slotOfFirst(first, slots, roles, second) : null;
  if (!first || !own) return;
  seat(roles, first, own);
  if (second && others.length === 0) seatSecond(roles, second, own, slots[1]);
}

/** Named after "with", and neither instead of somebody ("the ghosts are cats") nor doing anything. */
function newcomersIn({ loose, clauses }: Sentence, game: Match<Mechanic>): NounPhrase[] {
  // Nobody falls in "Fall guys with penguins".
  const ofName = clauses.flatMap(({ at, complements }) => (game.from <= at && at < game.to ? complements : []));
  const acting = clauses
    .flatMap(({ subject, objects }) => [subject, ...objects])
    .map((one) => one !== you && one?.noun);
  return [...ofName, ...loose].flatMap(({ phrase, preposition }) =>
    phrase !== you &&
    /^(with|against|vs|versus)$/.test(preposition ?? '') &&
    !phrase.standsFor &&
    !acting.includes(phrase.noun)
      ? [phrase]
      : [],
  );
}

/** A single one is played wherever the game has somebody to play; things and weapons are not. */
function slotOfFirst(
  phrase: NounPhrase,
  [slot, other]: readonly [Slot, Slot],
  { tools, hero }: Roles,
  next?: NounPhrase,
): Slot | null {
  const { noun, isPlural, count, class: ofClass } = phrase;
  if (count !== null) return null;
  if (slot === 'goods') return isPlayable(ofClass) && !isPlural ? 'hero' : null;
  // "Duck hunt with a dog": nobody shoots the only one.
  if (slot === 'foes') return isPlayable(ofClass) && !isPlural && phrase.hasArticle ? 'hero' : null;
  if (slot === 'rivals') return ofClass === 'vehicle' && !isPlural ? 'hero' : slot;
  const isHeld = weapons.test(noun) || (tools.some((one) => one.noun === noun) && noun !== 'bat');
  const isPlayedByOther = hero !== null && hero.noun !== noun && hero.noun !== next?.noun;
  // "Crossy road with scooters": they are the traffic.
  const isTraffic = ofClass === 'vehicle' && isPlural && !next;
  if (isHeld || isPlayedByOther || isTraffic) return null;
  if (isPlayable(ofClass)) return 'hero';
  // Things are a side of their own, and what is eaten elsewhere is played if there is but one.
  if (other === 'rivals') return isThing(ofClass) ? 'hero' : null;
  return /^(food|plant)$/.test(ofClass) && phrase.hasArticle && !isPlural ? 'hero' : null;
}

/** What one would rather have. */
const welcome = /^(coin|gold|gem|star|heart|diamond|treasure|gift|present|ring|pearl|crystal|jewel|key|balloon)$/;

/** Whoever comes second is met, unless one would rather have it. */
function seatSecond(roles: Roles, phrase: NounPhrase, own: Slot, slot: Slot): void {
  const isInTheWay = slot === 'obstacles' && phrase.class === 'thing' && !welcome.test(phrase.noun);
  const isOnlyMet = slot === 'foes' || slot === 'obstacles';
  const isMet = isPlayable(phrase.class) || hostile.test(phrase.noun) || isInTheWay || !isOnlyMet;
  // A duck with her ducklings does not flee from them.
  if (family.test(phrase.noun)) return;
  const mayBeEaten = slot === 'goods' && (isPlayable(phrase.class) || isThing(phrase.class));
  if (own === 'hero' && isMet && (slot !== 'goods' || mayBeEaten)) seat(roles, phrase, slot);
}

function seat(roles: Roles, { noun, class: ofClass, count, isPlural, traits }: NounPhrase, slot: Slot): void {
  const one: Named = { noun, class: ofClass, count, isPlural, traits };
  const isOther = (other: Named) => other.noun !== noun;
  if (roles.hero && !isOther(roles.hero)) roles.hero = null;
  roles.foes = roles.foes.filter(isOther);
  roles.goods = roles.goods.filter(isOther);
  roles.tools = roles.tools.filter(isOther);
  roles.hazards = roles.hazards.filter(isOther);
  if (slot === 'hero') roles.hero = { ...one, class: noun === 'bat' ? 'creature' : ofClass };
  else if (slot === 'goods') roles.goods.push({ ...one, role: 'eaten' });
  else if (slot === 'tools') roles.tools.push(one);
  else roles.foes.push({ ...one, does: slot === 'rivals' ? 'attacks' : 'chases' });
}

/** "Asteroids with a unicorn that shoots rainbows": they come out of its horn. */
export function setShots(roles: Roles, { clauses }: Sentence, foe = ''): void {
  const isOfHero = ({ subject }: Clause) => subject !== you && subject !== null && subject.noun === roles.hero?.noun;
  const shots = clauses
    .filter((clause) => isOfHero(clause) && /^(shoot|fire|throw|spit|launch)$/.test(clause.verb))
    .flatMap(({ objects }) =>
      objects.flatMap((one) => (one !== you && !isPlayable(one.class) && one.noun !== foe ? [one.noun] : [])),
    );
  const isShot = ({ noun }: Named) => shots.includes(noun);
  roles.tools.push(...roles.foes.filter(isShot).map(({ does: _does, ...one }) => one));
  roles.foes = roles.foes.filter((one) => !isShot(one));
}
