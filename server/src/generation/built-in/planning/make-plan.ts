import type { Actor, Kind, Look, Mood, Plan, Scene } from '../../../../../engines/src/plan.ts';
import type { Understood } from '../../understood.ts';
import { writtenPairs } from '../knowledge/pair-lists.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { readFrame } from '../reading/read-frame.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { inAskedColour } from './asked-colour.ts';
import { withBall } from './batted.ts';
import { builtParts, notStoodOn } from './built-parts.ts';
import { withGroups } from './cast-of-groups.ts';
import { withChain } from './chains.ts';
import { type Cast, chooseCast } from './choose-cast.ts';
import { classicOf, withClassicPieces } from './classic-boards.ts';
import { waresOf } from './clickers.ts';
import { controlsOf } from './controls-of-cast.ts';
import { withNameOfGame } from './goals-of-orders.ts';
import { groundOf } from './grounds.ts';
import { withGrowth } from './growth-of-tiles.ts';
import { kindsWithRiders, kindsWithSizes } from './honours.ts';
import { landmarkOf } from './landmarks.ts';
import { withLetters } from './letters-as-things.ts';
import { localized } from './localize-plan.ts';
import { chooseHour, chooseLook } from './looks-and-hours.ts';
import { ingredientsOf, withDishes } from './menus.ts';
import { withAskedMusic } from './music-asked.ts';
import { lightsUp } from './networks.ts';
import { paletteFor } from './palette.ts';
import { withPieces } from './pieces-of-sides.ts';
import { planQuiz } from './plan-quiz.ts';
import { type Requested, requestedOf } from './requested.ts';
import { rulesOfCast } from './rules-of-cast.ts';
import { rulesOf } from './rules-of-kind.ts';
import { castInScheme, paletteInScheme } from './schemes.ts';
import { hashOf, type SeededRandom, seededRandom } from './seeded-random.ts';
import { shotOfHero } from './shots-of-heroes.ts';
import { withSigns } from './signs.ts';
import { isIndoors, siteOf } from './sites.ts';
import { gearOf } from './slope-gear.ts';
import { sadSounds, soundsFor } from './sounds-of-mood.ts';
import { withSportsGear } from './sports-balls.ts';
import { withColoursOfPieces, withStackedThings } from './stacked.ts';
import { withNamesApart } from './told-apart.ts';
import { withTypedNames } from './typed-names.ts';
import { understoodOf } from './understood-of-plan.ts';
import { rulesOfUnmet } from './unmet.ts';
import { isOpenSea } from './waters.ts';
import { wordKinds, wordsOfGame } from './words-of-game.ts';
import { writeDescription, writeGoal } from './write-description.ts';
import { writeTitle } from './write-title.ts';

export type Planned = { plan: Plan; understood: Understood };

/** Deterministic for a prompt and seed. */
export function planPrompt(prompt: string, seed: string): Planned {
  const random = seededRandom(`${seed}\n${prompt}`);
  const requested = requestedOf(readFrame(prompt));
  const plan = planFromRequested(requested, hashOf(`${seed}:${prompt}`), random);
  const understood = understoodOf(requested, plan);
  return { plan, understood: { ...understood, ignored: understood.ignored.filter((word) => isSaid(word, prompt)) } };
}

/** Words that only a rewriting of the prompt has put there, as the magic of one who turns frogs into princes, are nobody's. */
const isSaid = (word: string, prompt: string): boolean =>
  !/^[a-z]{4,}$/.test(word) || !rewritten.test(word) || prompt.toLowerCase().includes(word.slice(0, 4));
const rewritten =
  /^(magic|sums?|cannonballs?|lamps?|policem[ae]n|policeman|platforms?|falling|fireballs?|penalt(?:y|ies))$/;

export const planFromPrompt = (prompt: string, seed: string): Plan => planPrompt(prompt, seed).plan;

/** Fills in what the prompt left open. */
export function planFromRequested(requested: Requested, seed: number, random: SeededRandom): Plan {
  const cast = castInScheme(castOf(requested, random), requested.frame.look.scheme);
  const mood = requested.mood ?? (requested.isForlorn ? 'calm' : chooseMood(cast, requested, random));
  const isSad = requested.frame.mood.feeling === 'sad';
  const site = siteOf(cast.kind, cast.scene, requested.frame);
  // Nothing sad shines.
  const look =
    requested.look ??
    (isSad ? random.pick<Look>(['paper', 'flat']) : chooseLook(isIndoors(site) ? 'room' : cast.scene, mood, random));
  const usual = random.int(2, 3);
  const { energy } = requested.frame.mood;
  const difficulty = requested.difficulty ?? (energy === 'slow' ? 1 : energy === 'fast' ? 4 : usual);
  const goal = writeGoal(cast, requested);
  const rules: Rules = {
    ...rulesOf(cast.kind, cast.hero.sprite, difficulty, requested, random),
    ...rulesOfCast(cast, requested),
    ...rulesOfUnmet(cast, requested, goal),
    ...(classicOf(cast, requested) && { classic: 1 }),
  };
  const { scene, hero, foes, things, guarded } = cast;
  const tool = requested.tool ? actorOf(requested.tool) : shotOfHero(cast.kind, hero, requested.frame);
  const gear = gearOf(cast.kind, requested);
  const parts = builtParts(cast.kind, requested);
  const landmark = landmarkOf(cast, requested.frame);
  const mount = requested.mount && kindsWithRiders.has(cast.kind) ? actorOf(requested.mount) : null;
  const ground = groundOf(cast, mount, site, requested.frame);
  const { weather, skies } = requested.frame.place;
  // Nothing for toddlers happens at night, unless it is asked for.
  const isForToddlers = requested.frame.mood.audience === 'toddlers';
  const isLit =
    [hero, ...foes, ...things].some(({ name }) => /^(firework|fireworks|firefly)$/.test(name)) ||
    lightsUp(cast.kind, things, requested.frame);
  const hour = requested.hour ?? (isLit ? 'night' : isForToddlers ? 'day' : chooseHour(mood, random));
  const setting = { mood, hour, weather: weather ?? null };
  const title = withNameOfGame(writeTitle(cast, requested, setting, random), requested);
  const { things: shown, ...quiz } =
    (cast.kind === 'quiz' ? planQuiz(requested, things, seed, random) : undefined) ?? {};
  const plan: Plan = {
    version: 1,
    kind: cast.kind,
    title,
    description: withNameOfGame(writeDescription(cast, requested, title, setting, random), requested),
    tags: tagsOf(cast, mood, look),
    orientation: mechanicOf[cast.kind].orientation,
    seed,
    mood,
    ...(weather && { weather }),
    ...(skies && { skies }),
    hour,
    difficulty,
    theme: {
      scene,
      ...(site && { site }),
      ...(ground && { ground }),
      look,
      hero,
      foes,
      things: shown ?? (cast.kind === 'jumper' ? notStoodOn(things, parts) : things),
      ...(cast.groups && { groups: cast.groups }),
      ...waresOf(cast.kind, hero, requested.frame),
      ...(tool && { tool }),
      ...(guarded && { guarded }),
      ...(cast.address && { address: cast.address.actor }),
      ...cast.tending,
      ...ingredientsOf(cast.kind, requested),
      ...(gear && { gear }),
      ...(landmark && { landmark }),
      ...parts,
      ...(mount && { mount }),
    },
    palette: withColoursOfPieces(
      paletteInScheme(
        paletteFor({
          scene,
          site,
          mood,
          look,
          hour,
          isHourAsked: requested.hour !== null,
          isOpenSea: isOpenSea(cast, ground),
          weather,
          tone: requested.frame.look.tone,
          wash: requested.wash,
          secondWash: requested.secondWash,
          drift: random.int(-20, 20),
          contrast: random.int(120, 240),
        }),
        requested.frame.look.scheme,
        requested.frame.look.tone === 'pastel',
      ),
      cast.kind,
      requested,
    ),
    goal,
    controls: controlsOf(cast, rules),
    sounds: withAskedMusic(isSad ? sadSounds(random) : soundsFor(mood, look, random), requested.frame.music),
    rules,
    modifiers: requested.frame.modifiers,
    ...quiz,
    ...writtenPairs(cast.kind, requested.frame, random),
    ...(wordKinds.has(cast.kind) && {
      words: wordsOfGame(requested.frame, rules['letters'] ?? requested.frame.numbers.letters),
    }),
  };
  return localized(withTypedNames(plan, requested), requested.frame);
}

function castOf(requested: Requested, random: SeededRandom): Cast {
  const signed = withSigns(withNamesApart(chooseCast(requested, random), requested), requested);
  const chosen = withSportsGear(withDishes(withBall(signed, requested), requested), requested);
  const inColours = inAskedColour(inSides(chosen, requested), requested);
  const withOwnPieces = withStackedThings(withPieces(inColours, requested), requested);
  const cast = withClassicPieces(inSizes(withOwnPieces), requested);
  return withLetters(withChain(withGrowth(withGroups(cast, requested), requested), requested), requested, random);
}

const duels = new Set<Kind>([
  'chess',
  'draughts',
  'reversi',
  'tic-tac-toe',
  'rock-paper-scissors',
  'four-in-a-row',
  'pong',
  'air-hockey',
  'curling',
  'battleship',
  'duel',
]);

/** "Blue against red"; on a board for two, also "blue and orange". */
function inSides(cast: Cast, { frame, hero, foes }: Requested): Cast {
  const { colours, sides } = frame.look;
  const isOfBoth = duels.has(cast.kind) && new Set(colours).size === 2 && !hero?.tint && !foes[0]?.tint;
  const [own, other] = (sides ?? (isOfBoth ? colours : [])).map((word) => colourOfWord.get(word)?.tint);
  if (!own || !other) return cast;
  return { ...cast, hero: { ...cast.hero, tint: own }, foes: cast.foes.map((foe) => ({ ...foe, tint: other })) };
}

/** On a board everything has to fit into its cell. */
function inSizes(cast: Cast): Cast {
  if (kindsWithSizes.has(cast.kind)) return cast;
  const usual = ({ size: _, ...actor }: Actor): Actor => actor;
  return { ...cast, hero: usual(cast.hero), foes: cast.foes.map(usual), things: cast.things.map(usual) };
}

/** Nobody fights zombies in a cheerful mood. */
const dreadful = /^(zombie|ghost|vampire|skeleton|mummy|demon|werewolf|witch|ghoul)$|^ghost /;

function chooseMood({ scene, kind }: Cast, { foes, difficulty, frame }: Requested, random: SeededRandom): Mood {
  const ofScene: Partial<Record<Scene, Mood[]>> = {
    haunted: ['spooky', 'spooky', 'silly'],
    dungeon: ['epic', 'spooky'],
    castle: ['epic', 'cheerful'],
    volcano: ['tense', 'epic'],
    cyber: ['tense', 'epic'],
    space: ['epic', 'tense', 'calm'],
    moon: ['calm', 'epic'],
    sea: ['calm', 'cheerful'],
    sky: ['calm', 'cheerful'],
    snow: ['calm', 'cheerful'],
    swamp: ['spooky', 'silly'],
    candy: ['cheerful', 'silly'],
    room: ['cheerful', 'silly'],
    kitchen: ['silly', 'cheerful'],
    stadium: ['epic', 'tense'],
  };
  if (kind === 'memory' || kind === 'quiz' || kind === 'mahjong') return random.pick(['cheerful', 'calm', 'silly']);
  if (foes.some(({ name }) => dreadful.test(name)) && scene !== 'candy')
    return random.pick(['spooky', 'tense', 'epic']);
  if (kind === 'fishing' && frame.place.weather !== 'storm') return random.pick(['calm', 'calm', 'cheerful']);
  if (frame.place.weather === 'storm' && frame.mood.audience === null && !unhurried.has(kind))
    return random.pick(['tense', 'epic']);
  // Fog is quiet.
  if (frame.place.weather === 'fog' && scene !== 'haunted' && !hectic.has(kind)) return 'calm';
  const moods = ofScene[scene] ?? ['cheerful', 'cheerful', 'silly', 'calm', 'epic'];
  const isUrgent =
    frame.place.weather === 'storm' ||
    frame.modifiers.includes('barrels') ||
    frame.chaser !== undefined ||
    frame.acts.some(({ verb }) => urgent.test(verb));
  const isHectic = hectic.has(kind) || isUrgent || (difficulty ?? 0) >= 4;
  const unfit = isHectic ? 'calm' : unhurried.has(kind) ? 'tense' : null;
  const isForKids = frame.mood.audience !== null;
  // Who dances in a swamp is not afraid of it.
  const isDance = kind === 'rhythm' && scene !== 'haunted';
  const fitting = moods.filter(
    (mood) => mood !== unfit && !(isForKids && /^(spooky|epic|tense)$/.test(mood)) && !(isDance && mood === 'spooky'),
  );
  return random.pick(fitting.length > 0 ? fitting : moods);
}

const hectic = new Set<Kind>([
  'arena',
  'shooter',
  'racer',
  'tap-race',
  'lanes',
  'defence',
  'whack',
  'odd-one-out',
  'hidden-objects',
  'differences',
]);
/** Nobody does this at leisure. */
const urgent =
  /^(chase|escape|flee|attack|fight|burn|extinguish|explode|duel|outrun|dodge|race|shoot|crush|smash|destroy|grind)$/;
/** Boards that wait for the player. */
const unhurried = new Set<Kind>(
  'merge drop-merge minesweeper battleship sokoban clicker tic-tac-toe rock-paper-scissors four-in-a-row chess draughts reversi sudoku solitaire blackjack sliding-puzzle laser-mirrors pipes mahjong stacks hangman wordle bubble-shooter bubble-pop stacker tending'.split(
    ' ',
  ) as Kind[],
);

function tagsOf(cast: Cast, mood: Mood, look: Look): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const tags = [cast.kind, cast.scene, mood, look, plain(cast.hero.name)].filter(Boolean);
  return [...new Set(tags)].slice(0, 5);
}
