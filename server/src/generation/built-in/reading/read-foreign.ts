import { findTopic } from '../knowledge/find-topic.ts';
import { withPlainColours } from '../vocabulary/colours-of-languages.ts';
import { citiesIn } from '../vocabulary/sights-of-cities.ts';
import { findNoun, stopWordsOf } from '../vocabulary/vocabulary.ts';
import { builtElsewhere } from './built-of.ts';
import { castCounted, playersOf } from './cast-counted.ts';
import { withoutComputer } from './computer-opponent.ts';
import { countsIn, piecesIn, sizeIn, withoutSize } from './counts.ts';
import { addCrowd } from './crowds.ts';
import { withoutElisions } from './elisions.ts';
import { englishTokens } from './english-tokens.ts';
import { fledFromAbroad } from './fled-from.ts';
import { withoutFoesAsNames } from './foes-as-names.ts';
import { isHaunted, withPlainMoods } from './foreign-moods.ts';
import { foreignRoles } from './foreign-roles.ts';
import { withoutForeignPhrases } from './foreign-set-phrases.ts';
import { withShootingAbroad } from './foreign-shooting.ts';
import { foreignWords } from './foreign-tokens.ts';
import { mechanicsOfForeignVerbs } from './foreign-verbs.ts';
import type { Frame, Named } from './frame.ts';
import { isNoCast, isNounOf, isWalking, upwards } from './frame-checks.ts';
import { frameOf } from './frame-of-roles.ts';
import { bestForPlayers } from './games-for-two.ts';
import { splitGameNames } from './german-game-names.ts';
import { uncapitalisedIn } from './german-nouns.ts';
import { asHunt } from './hunts.ts';
import { acrossFloes, withoutFloes } from './ice-floes.ts';
import { ignoredOfForeign } from './ignored-words-abroad.ts';
import { withImplied, withModifiersOfGame } from './implied-cast.ts';
import { inJar } from './jars.ts';
import { withoutJourneys } from './journeys.ts';
import { inLanes } from './lanes-and-towers.ts';
import { isUnspacedLanguage } from './languages.ts';
import { isOfMechanic, type Match } from './match-phrases.ts';
import { mechanicOfHero } from './mechanic-of-hero.ts';
import type { Mechanic } from './mechanics.ts';
import { isNoise } from './noise-words.ts';
import { isPlayable } from './noun-classes.ts';
import { numbersSaid } from './numbers-said.ts';
import { settingsOf } from './prompt-settings.ts';
import { foreignMechanics, namedMechanics } from './read-mechanic.ts';
import { weatherNouns } from './role-words.ts';
import { sceneOfGame } from './scenes-of-games.ts';
import { addSought } from './searches.ts';
import { noPlaces, nounsOf, withoutPhrase } from './setting-text.ts';
import { sceneOfSwimmer } from './swimmers.ts';
import { runningThrower } from './thrown-on-the-run.ts';
import { withForeignWork } from './work-roles.ts';

const inPlainWords = (text: string, language: string): string =>
  withPlainColours(withPlainMoods(text, language), language);

/** A prompt in another language than English, read by its words and their order. */
export function readForeign(prompt: string, whole: string, language: string): Frame {
  const text = withoutForeignPhrases(splitGameNames(whole, language), language);
  const matches = [
    ...foreignMechanics(text),
    // "Un jeu d'échecs" names chess behind an apostrophe.
    ...foreignMechanics(withoutElisions(text, language)),
    ...namedMechanics(englishTokens(text.replace(/[^\p{Script=Latin}\d\s'-]+/gu, ' '))).filter(
      // The beach has it.
      ({ phrase }) => !(language === 'es' && phrase === 'arena'),
    ),
  ];
  const names = matches.filter(isNoCast).map(({ phrase }) => phrase);
  // Neither the wheel nor the cross of "kółko i krzyżyk" is in the game.
  const isWholeName = ({ key, phrase, weight }: Match<Mechanic>) =>
    weight >= 13 && phrase.includes(' ') && key !== 'tending';
  const named = matches.filter(isWholeName).map(({ phrase }) => phrase);
  const rest = withoutFloes(withoutComputer(named.reduce(withoutPhrase, text)));
  // "Три в ряд" counts no rows, and 3 × 3 no cats.
  const ofSeveral = matches.map(({ phrase }) => phrase).filter((phrase) => phrase.includes(' '));
  const unnamed = ofSeveral.reduce(withoutPhrase, text);
  const words = foreignWords(inPlainWords(withoutElisions(withoutSize(rest), language), language), language, names);
  const verbs = words.flatMap((word) => (word.kind === 'verb' ? [word.verb] : []));
  const found = bestForPlayers(
    withoutJourneys(withoutFoesAsNames(matches, words, language), text),
    mechanicsOfForeignVerbs(text, verbs),
    text,
  );
  const best = inJar(inLanes(asHunt(found, words, text), text), text);
  const { isNamed } = best;
  const roles = withImplied(foreignRoles(words, language, best.mechanic), matches, best.mechanic);
  const mayBeByNature = best.isWeak || (best.mechanic === 'runner' && !isNamed && !isWalking(roles.hero));
  const likely = (mayBeByNature ? mechanicOfHero(roles.hero, false) : null) ?? upwards(best.mechanic, roles);
  // A spaceship that only flees shoots at nobody.
  const isFleeing = likely === 'shooter' && !isNamed && verbs.includes('avoid') && !verbs.includes('attack');
  // Nobody walks around among castles that attack.
  const isSiege = likely === 'arena' && !isNamed && roles.foes[0]?.class === 'place';
  const likeliest = isFleeing ? 'dodger' : isSiege ? 'shooter' : runningThrower(likely, roles.hero !== null, text);
  const mechanic = acrossFloes(likeliest, roles, text, isNamed);
  withForeignWork(roles, mechanic, verbs);
  addCrowd(roles, mechanic);
  addSought(roles, mechanic, null, text);
  // Places are known by more words in English.
  const places = roles.places.map(({ noun }) => noun).filter((noun) => mechanic !== 'helix' || noun !== 'tower');
  const placed = withoutComputer(text).replace(noPlaces[mechanic ?? ''] ?? /(?!)/, ' ');
  const plainly = inPlainWords(withoutElisions(placed, language), language);
  const settings = settingsOf([plainly, ...places].join(' '), places, nounsOf(roles), false, stopWordsOf.get(language));
  settings.place.setting ??= sceneOfGame(matches, roles) ?? sceneOfSwimmer(text, roles.hero);
  if (isHaunted(plainly)) settings.place.setting = 'haunted';
  // A forest is the scene, and nothing to collect.
  const scenes = words.flatMap((word) => (word.kind === 'noun' && settings.words.has(word.text) ? [word.noun] : []));
  // "Mar" is the sea, and only as a tag of its emoji an orca.
  const isTag = (noun: string) =>
    words.some((word) => word.kind === 'noun' && word.noun === noun && !isNounOf(word.text, noun, language));
  const isScene = ({ noun }: Named) => scenes.includes(noun) && (findNoun(noun, true) === undefined || isTag(noun));
  // "In the rain" is no thing to collect.
  const isWeather = ({ noun }: Named) =>
    settings.place.weather !== null && weatherNouns.test(noun) && !verbs.includes('collect');
  roles.goods = roles.goods.filter((one) => !isScene(one) && !isWeather(one));
  // A castle that is stormed is both.
  roles.foes = roles.foes.filter((one) => one.class === 'place' || !isScene(one));
  const read = frameOf(
    prompt,
    text,
    language,
    mechanic,
    isNamed,
    roles,
    { clauses: [], loose: [], denied: [], spared: [], hasEachOther: false, isWar: false },
    settings,
  );
  const placeWords = new Set([...read.place.words, ...citiesIn(text, language)]);
  const frame = { ...read, place: { ...read.place, words: [...placeWords] } };
  const pieces = piecesIn(unnamed);
  const numbers = {
    ...playersOf(frame),
    ...castCounted(frame),
    ...sizeIn(text),
    ...countsIn(pieces, language, !isUnspacedLanguage(language), mechanic),
  };
  const unknown = ignoredOfForeign(words, frame, settings.words, numbers, uncapitalisedIn(whole, language));
  const said = words.flatMap((word) =>
    word.kind === 'noun' ? [[word.noun, word.text.replaceAll('_', ' ')] as const] : [],
  );
  // Topics have names in few languages; what is named is known in more.
  const nouns = words.flatMap((word) => (word.kind === 'noun' ? [word.noun] : []));
  const topic = frame.knowledge.topic ?? (mechanic === 'quiz' ? (findTopic(['about', ...nouns]) ?? null) : null);
  // The cast of a quiz is its questions.
  const isQuiz = mechanic === 'quiz' && topic !== null;
  const goods = isQuiz ? frame.goods.filter(({ class: ofClass }) => isPlayable(ofClass)) : frame.goods;
  return {
    ...frame,
    ...fledFromAbroad(words, text, roles),
    goods,
    builtOf: frame.builtOf ?? builtElsewhere(text, words, mechanic),
    modifiers: withShootingAbroad(withModifiersOfGame(frame.modifiers, matches, mechanic), text, mechanic),
    knowledge: { ...frame.knowledge, topic },
    said: Object.fromEntries(said.reverse()),
    counts: numbersSaid(pieces, language, () => false),
    numbers,
    ignored: unknown.filter((word) => !isNoise(word, language) && !isOfMechanic(word, matches)),
  };
}

/** "Against my brother" is for two. */
