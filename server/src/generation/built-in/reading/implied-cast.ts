import { withArms } from './arms.ts';
import { rankBeforeBoss } from './bosses.ts';
import { type Implied, impliedCast } from './casts-of-famous-games.ts';
import type { Foe, Named } from './frame.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic, Modifier } from './mechanics.ts';
import { seatNewcomers, setShots } from './newcomers.ts';
import { isPlayable } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';
import { buildings, evil, hostile } from './role-words.ts';
import { type Sentence, you } from './sentence.ts';
import { isSaved, setThrower, throwerAbove, throwerIn } from './set-thrower.ts';

/** What a famous game does differently from others of its kind. */
const modifiersOfGames: Record<string, Modifier> = {
  bomberman: 'bombs',
  'donkey kong': 'barrels',
  contra: 'shoots',
  'metal slug': 'shoots',
  'mega man': 'shoots',
  megaman: 'shoots',
  cuphead: 'shoots',
  'duck hunt': 'flock',
  '1942': 'vertical',
  '1943': 'vertical',
  gradius: 'side-view',
  defender: 'side-view',
  asteroids: 'drift',
  'asteroid game': 'drift',
  // Nobody hurries while idling.
  'idle clicker': 'no-timer',
  'idle game': 'no-timer',
  'idle tycoon': 'no-timer',
  idle: 'no-timer',
  incremental: 'no-timer',
  'incremental game': 'no-timer',
  放置游戏: 'no-timer',
  放置ゲーム: 'no-timer',
  방치형: 'no-timer',
  挂机: 'no-timer',
};

/** The prompt's own modifiers, and those of the famous game it names. */
export function withModifiersOfGame(
  modifiers: Modifier[],
  matches: Match<Mechanic>[],
  mechanic: Mechanic | null,
): Modifier[] {
  const more = matches.flatMap(({ key, phrase }) => (key === mechanic ? (modifiersOfGames[phrase] ?? []) : []));
  // It is not the hero who throws barrels.
  const own = more.includes('barrels') ? modifiers.filter((one) => one !== 'shoots') : modifiers;
  return [...new Set([...own, ...more])];
}

/** A famous game's cast is used where the prompt names no one. */
export function withImplied(
  roles: Roles,
  matches: Match<Mechanic>[],
  mechanic: Mechanic | null,
  sentence?: Sentence,
): Roles {
  const named = (noun: string, isPlural: boolean): Named => ({
    ...(lookUp(noun) ?? { noun, class: 'creature' }),
    noun,
    count: null,
    isPlural,
    traits: [],
  });
  if (sentence) seatNewcomers(roles, matches, mechanic, sentence);
  for (const { key, phrase } of matches) {
    const cast = key === mechanic ? impliedCast[phrase] : undefined;
    if (!cast) continue;
    // "Hungry shark eats little fish": what the game has anyway is not played.
    if (cast.hero && roles.hero && roles.hero.noun === cast.goods) roles.hero = null;
    setSubstitutes(roles, cast.foes ?? '', sentence);
    if (cast.areFoesReplaced) rankBeforeBoss(roles);
    if (cast.areFoesReplaced) setAttackers(roles);
    if (cast.areFoesReplaced && sentence) setShots(roles, sentence, cast.foes);
    const other =
      cast.isReplaced && !roles.hero
        ? roles.foes.find((one) => isOnlyNamed(one) && !isChasing(one, sentence))
        : undefined;
    if (other) {
      const { does: _does, ...hero } = other;
      roles.hero = hero;
      roles.foes = roles.foes.filter((one) => one !== other);
    }
    // Every plant is on the side of the plants.
    if (phrase.startsWith('plant') && roles.hero)
      roles.foes = roles.foes.filter((one) => !/^(food|plant)$/.test(one.class));
    const done = sentence?.clauses.flatMap(({ objects }) => objects.map((one) => (one === you ? you : one.noun))) ?? [];
    const newcomers = roles.goods.filter(({ noun }) => !done.includes(noun) && !/^(wind|breeze)$/.test(noun));
    if (cast.areFoesReplaced && roles.foes.length === 0 && newcomers.length > 0) {
      roles.foes = newcomers.map(({ role: _role, ...one }) => ({ ...one, does: 'attacks' }));
      roles.goods = roles.goods.filter((one) => !newcomers.includes(one));
    }
    const counted = newcomers.filter(
      ({ count, class: ofClass }) => (count ?? 1) > 1 && !/^(food|plant)$/.test(ofClass),
    );
    if (cast.areCountedFoes && roles.hero && roles.foes.length === 0 && counted.length > 0) {
      roles.foes = counted.map(({ role: _role, ...one }) => ({ ...one, does: 'chases' }));
      roles.goods = roles.goods.filter((one) => !counted.includes(one));
    }
    if (cast.thrower)
      setThrower(roles, throwerIn(sentence), named(cast.thrower[0], false), named(cast.thrower[1], true));
    if (cast.areTools && newcomers[0]) {
      const { role: _role, ...tool } = newcomers[0];
      roles.tools.push(tool);
      roles.goods = roles.goods.filter(({ noun }) => noun !== tool.noun);
    }
    // "Angry birds with 5 birds" has five throws.
    const own = cast.isThrown ? newcomers.find(({ noun, count }) => noun === cast.hero && count !== null) : undefined;
    if (own && cast.hero) {
      roles.goods = roles.goods.filter((one) => one !== own);
      roles.hero ??= { ...named(cast.hero, false), count: own.count };
    }
    if (cast.isThrown) setBuildings(roles);
    // "Angry birds with potatoes": they are thrown.
    const [ammunition] = newcomers;
    if (cast.isThrown && !roles.hero && ammunition) {
      const { role: _role, ...thrown } = ammunition;
      roles.hero = { ...thrown, isPlural: false };
      roles.goods = roles.goods.filter((one) => one !== ammunition);
    }
    // "Space invaders but cows": several actors without an action are the attackers.
    const isActing = sentence?.clauses.some(({ subject }) => subject !== you && subject?.noun === roles.hero?.noun);
    if (cast.areFoesReplaced && roles.hero?.isPlural && !isActing && roles.foes.length === 0) {
      roles.foes = [{ ...roles.hero, does: 'attacks' }];
      roles.hero = null;
    }
    if (cast.hero && !roles.hero) roles.hero = named(cast.hero, false);
    // Whoever plays the ghost of Pac-Man meets no others.
    const isPlayed = mechanic === 'maze' && roles.hero?.noun === cast.foes;
    if (cast.foes && !isPlayed && roles.foes.length === 0 && roles.hazards.length === 0 && !isOfRails(cast.foes, roles))
      roles.foes.push({ ...named(ownFoes(cast, roles), true), does: 'chases' });
    // "Bowling with 10 pins": they stand there anyway.
    roles.goods = roles.goods.filter(({ noun }) => !` ${cast.foes ?? ''}`.endsWith(` ${noun}`));
    // "6 pierres" of curling are no other stones.
    if (phrase === 'curling')
      roles.goods = roles.goods.map((one) => (isStone(one) ? { ...one, noun: 'curling stone', role: 'tile' } : one));
    // A treasure hunt is for treasure, whatever else is found.
    if (cast.goods && (roles.goods.every(isAimedAt) || phrase.endsWith(' hunt')))
      roles.goods.unshift({ ...named(cast.goods, true), role: mechanic === 'maze' ? 'caught' : 'tile' });
    // The stones of curling are not obstacles.
    roles.hazards = roles.hazards.filter(({ noun }) => !cast.goods?.endsWith(` ${noun}`));
    if (cast.isThrown && roles.hero) roles.tools.push({ ...roles.hero, isPlural: false });
  }
  const thrower = mechanic === 'jumper' ? throwerAbove(sentence) : null;
  if (thrower) {
    setThrower(roles, thrower, thrower, named('rock', true));
    // Somebody with hands climbs; a princess is saved by a knight.
    if (!roles.hero && !roles.goods.some(isSaved)) roles.hero = named('kid', false);
  }
  // "Snake, but the snake is a train": the first one is the game.
  if (mechanic === 'snake' && roles.hero && matches.some(({ phrase }) => phrase === 'snake'))
    roles.foes = roles.foes.filter(({ noun, isPlural }) => noun !== 'snake' || isPlural);
  return withArms(roles, mechanic);
}

/** Worms fight worms, and hedgehogs instead of them fight hedgehogs. */
const ownFoes = ({ hero, foes = '', isReplaced }: Implied, roles: Roles): string =>
  isReplaced && hero === foes ? (roles.hero?.noun ?? foes) : foes;

/** "Space invaders with angry chefs throwing pans": the chefs attack. */
function setAttackers(roles: Roles): void {
  const { hero, foes } = roles;
  if (!hero?.isPlural || !hero.traits.some((trait) => evil.test(trait))) return;
  roles.foes = [{ ...hero, does: 'attacks' }, ...foes.filter(({ class: ofClass }) => isPlayable(ofClass))];
  roles.hero = null;
}

/** "Angry birds, but the pigs are burgers". */
function setSubstitutes(roles: Roles, foe: string, sentence: Sentence | undefined): void {
  // The asteroids are also called rocks.
  const isFoe = (noun: string | undefined) => noun === foe || (foe === 'asteroid' && noun === 'rock');
  const nouns = sentence?.loose.flatMap(({ phrase }) => (isFoe(phrase.standsFor) ? [phrase.noun] : [])) ?? [];
  const isMeant = ({ noun }: Named) => nouns.includes(noun);
  const { hero } = roles;
  const meant = [...(hero ? [hero] : []), ...roles.goods].filter(isMeant);
  if (hero && isMeant(hero)) roles.hero = null;
  roles.goods = roles.goods.filter((one) => !isMeant(one));
  roles.foes = roles.foes.map((one) => (isMeant(one) ? { ...one, does: 'attacks' } : one));
  roles.foes.push(...meant.map((one): Foe => ({ ...one, isPlural: true, does: 'attacks' })));
}

/** "Angry birds with penguins and ice forts": the forts are shot at. */
function setBuildings(roles: Roles): void {
  const forts = roles.goods.filter(({ noun }) => buildings.test(noun));
  if (forts.length === 0 || roles.foes.some(({ does }) => does !== 'chases')) return;
  roles.goods = roles.goods.filter((one) => !forts.includes(one));
  roles.foes.push(...forts.map(({ role: _role, ...one }): Foe => ({ ...one, does: 'stands' })));
}

/** No cars come along a railway. */
const isOfRails = (foe: string, { places }: Roles): boolean =>
  foe === 'car' && places.some(({ noun }) => /^(railway|railroad|rail|(train |railway )?track)$/.test(noun));

/** "With a dinosaur chasing me": it is not played. */
const isChasing = ({ noun }: Named, sentence?: Sentence): boolean =>
  sentence?.clauses.some(({ verb, subject }) => verb === 'chase' && subject !== you && subject?.noun === noun) ?? false;

const isStone = ({ noun }: Named): boolean => /^(rock|stone)$/.test(noun);

/** A hoop is the target of the ball. */
const isAimedAt = ({ noun }: Named): boolean => /(^| )(hoop|basket|goal|target|net|hole)$/.test(noun);

/** Their action is not given, and they are not hostile by nature. */
const isOnlyNamed = ({ does, noun, class: ofClass }: Foe): boolean =>
  does === 'chases' && isPlayable(ofClass) && !hostile.test(noun);
