import { findTopic } from '../knowledge/find-topic.ts';
import { withPlainColours } from '../vocabulary/colours-of-languages.ts';
import { findNoun, stopWordsOf } from '../vocabulary/vocabulary.ts';
import { asSpoken, withPlayersApart } from './as-spoken.ts';
import { languageAsked, withoutLanguage } from './asked-language.ts';
import { withoutAudience } from './audience-phrases.ts';
import { withBalls } from './bats.ts';
import { builtElsewhere } from './built-of.ts';
import { castCounted } from './cast-counted.ts';
import { clausesOf } from './clauses.ts';
import { inScheme } from './colour-schemes.ts';
import { withoutComputer } from './computer-opponent.ts';
import { withoutRetracted } from './corrections.ts';
import { withCostlyMisses } from './costly-misses.ts';
import { countsIn, piecesIn, sizeIn, withoutSize } from './counts.ts';
import { addCrowd } from './crowds.ts';
import { isHurried, withDeadline, withoutDeadline } from './deadlines.ts';
import { withoutElisions } from './elisions.ts';
import { spellOutEmoji } from './emoji-nouns.ts';
import { englishTokens } from './english-tokens.ts';
import { fledFrom, fledFromAbroad } from './fled-from.ts';
import { withoutFoesAsNames } from './foes-as-names.ts';
import { withFollowers } from './followers.ts';
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
import { tappedGently } from './gentle-taps.ts';
import { splitGameNames } from './german-game-names.ts';
import { withGoodsOfWorks } from './goods-of-works.ts';
import { inTwoBins } from './groups-in-prompt.ts';
import { withoutHeldByFoes } from './held-by-foes.ts';
import { withoutPen } from './herds.ts';
import { withCarriers } from './hopped-on.ts';
import { asHunt } from './hunts.ts';
import { acrossFloes, withoutFloes } from './ice-floes.ts';
import { ignoredOf, ignoredOfForeign } from './ignored-words.ts';
import { withImplied, withModifiersOfGame } from './implied-cast.ts';
import { inJar } from './jars.ts';
import { atWork } from './jobs-of-animals.ts';
import { withoutJourneys } from './journeys.ts';
import { inLanes, inTurningTower } from './lanes-and-towers.ts';
import { isUnspacedLanguage, languageOf } from './languages.ts';
import { withLesson } from './lessons.ts';
import { lostInRewriting } from './lost-in-rewriting.ts';
import { isOfMechanic, type Match } from './match-phrases.ts';
import { mechanicsOfActs } from './mechanic-of-acts.ts';
import { mechanicOfHero, playedOf } from './mechanic-of-hero.ts';
import type { Mechanic } from './mechanics.ts';
import { withShots } from './modifiers-of-prompt.ts';
import { isNoise } from './noise-words.ts';
import { isPlayable } from './noun-classes.ts';
import { inFigures } from './numbers-in-words.ts';
import { numbersSaid } from './numbers-said.ts';
import { withOthersOfKind } from './only-of-colour.ts';
import { withPictures } from './pictured-questions.ts';
import { settingsOf } from './prompt-settings.ts';
import { foreignMechanics, namedMechanics, wordsTaken } from './read-mechanic.ts';
import { weatherNouns } from './role-words.ts';
import { rolesOf } from './roles.ts';
import { sceneOfGame } from './scenes-of-games.ts';
import { addSought, countOfObjects } from './searches.ts';
import {
  compoundsOf,
  moonlight,
  noPlaces,
  nounsOf,
  singularPlaces,
  withoutCastKids,
  withoutNames,
  withoutOtherPlaces,
  withoutPhrase,
} from './setting-text.ts';
import { spelledOut } from './spelling.ts';
import { withoutGear } from './sports-gear.ts';
import { sceneOfSwimmer } from './swimmers.ts';
import { withTeams } from './teams.ts';
import { inUsualWays } from './ways-of-asking.ts';
import { withWordList } from './words-asked-for.ts';
import { withSumsNamed } from './words-of-sums.ts';
import { withForeignWork, withWork } from './work-roles.ts';

const lengthMax = 2000;

/** Reads a prompt. What it does not say is left open; any text gives a frame. */
export function readFrame(prompt: string): Frame {
  const said = asSpoken(spellOutEmoji(prompt.slice(0, lengthMax).normalize('NFC')));
  const whole = withLesson(withSumsNamed(withoutRetracted(said)));
  const asked = languageAsked(whole);
  const plain = asked ? withoutLanguage(whole) : whole;
  const language = languageOf(plain);
  const text = language === 'en' ? withOthersOfKind(plain) : plain;
  const read = (rest: string) => readInTime(prompt, rest, language);
  const inScene = (rest: string) => inScheme(rest, read);
  const inSides = withTeams(text, (rest) => (language === 'en' ? withCarriers(rest, inScene) : inScene(rest)));
  const ofGoods = withGoodsOfWorks(withoutPen(withWordList(withBalls(atWork(inSides, text)), text), text), text);
  const frame = withPictures(withCostlyMisses(ofGoods, prompt), inUsualWays(prompt));
  return asked ? { ...frame, language: asked } : frame;
}

/** The deadline says when the round ends, and nothing of who plays what. */
function readInTime(prompt: string, text: string, language: string): Frame {
  const said = language === 'en' ? inFigures(inUsualWays(text)) : text;
  const { rest, deadline } = withoutDeadline(said, language);
  const frame =
    language === 'en' ? readEnglish(inFigures(inUsualWays(prompt)), rest) : readForeign(prompt, rest, language);
  return withDeadline(frame, deadline);
}

function readEnglish(prompt: string, text: string): Frame {
  const tokens = englishTokens(
    spelledOut(
      withoutSize(withPlayersApart(withoutAudience(text))).replace(
        /\b(northern lights|aurora( borealis)?|under (the|a sky full of|a starry sky of) stars)\b/gi,
        'at night',
      ),
    ),
  );
  const matches = namedMechanics(tokens);
  const acts = mechanicsOfActs(clausesOf(tokens, wordsTaken(matches, tokens, null)));
  const found = inTwoBins(bestForPlayers(matches, acts, text), text);
  const best = inTurningTower(tappedGently(inLanes(found, text), text), text);
  const isTaken = wordsTaken(matches, tokens, best.mechanic);
  const sentence = clausesOf(tokens, isTaken);
  const roles = withImplied(
    withoutGear(withoutHeldByFoes(rolesOf(sentence, best.mechanic), sentence), best.mechanic, sentence),
    matches,
    best.mechanic,
    sentence,
  );
  const { isNamed } = best;
  const isSimulated = matches.some(({ phrase }) => phrase === 'simulator');
  // A moth that wants to reach the lamp flies there.
  const isRun = sentence.clauses.some(({ verb }) => walks.test(verb));
  const isFlown = best.mechanic === 'runner' && !isNamed && !isRun && !isWalking(roles.hero);
  const byNature = best.isWeak || isFlown ? mechanicOfHero(playedOf(roles), isSimulated) : null;
  // A beekeeper against wasps has no time for bees.
  const isAtWork = byNature === 'tending' && best.mechanic !== null && roles.foes.length + roles.hazards.length > 0;
  const isFleeing = byNature === 'shooter' && best.mechanic === 'dodger';
  const mechanic = isAtWork || isFleeing ? best.mechanic : (byNature ?? best.mechanic);
  withWork(roles, mechanic, sentence);
  withFollowers(roles, mechanic, sentence);
  addCrowd(roles, mechanic);
  addSought(roles, mechanic, sentence, text);
  const settings = settingsOf(
    `${withoutOtherPlaces(withoutCastKids(withoutNames(tokens, isTaken), roles))}${singularPlaces(roles)}`
      .replace(/\b(against|vs|versus|beat) (the |a )?(computer|ai|cpu|machine)\b/g, ' ')
      .replace(/\b(before|until|till) (the )?winter\b/g, 'autumn')
      .replace(/\b(deep|outer) space\b/g, 'space')
      .replace(moonlight(mechanic), 'moonlight')
      // Whoever cleans asks for no style.
      .replace(/\bclean(?= (?:up|out|the|all|my|your|his|her|every|dirty)\b)/g, ' ')
      // A tower of boxes is no castle.
      .replace(compoundsOf(roles), ' ')
      .replace(noPlaces[mechanic ?? ''] ?? /(?!)/, ' ')
      .replace(
        /\b(ice (cream|cube|pop)s?|fire (truck|engine|fighter|fly|hydrant|alarm|extinguisher)s?|sand ?castles?|moon ?cakes?)\b/g,
        ' ',
      )
      .replace(/\b(towers?|stacks?|piles?|mountains?|hills?|rains?|storms?|seas?|waves?|floods?) of (?!the\b)/g, ''),
    roles.places.map(({ traits, noun }) => [...traits, noun].join(' ').replace(noPlaces[mechanic ?? ''] ?? /(?!)/, '')),
    nounsOf(roles),
    true,
  );
  settings.place.setting ??= sceneOfGame(matches, roles) ?? sceneOfSwimmer(text, roles.hero);
  const frame = {
    ...frameOf(prompt, text, 'en', mechanic, isNamed, roles, sentence, settings),
    ...fledFrom(sentence, roles),
  };
  const words = tokens.map((token) => token.text);
  // "Race" alone is too little for a name, and still became the race.
  const isUsed = (i: number) =>
    isTaken(i) || matches.some(({ key, from, to }) => key === mechanic && from <= i && i < to);
  const numbers = {
    ...playersOf(frame),
    ...countOfObjects(mechanic, text),
    ...castCounted(frame),
    ...sizeIn(text),
    ...countsIn(words, 'en', true, mechanic),
  };
  const modifiers = withShots(withModifiersOfGame(frame.modifiers, matches, mechanic), mechanic, numbers);
  const unused = ignoredOf(tokens, isUsed, { ...frame, numbers }, settings.words);
  const ignored = [...unused, ...lostInRewriting(text, tokens)];
  const counts = numbersSaid(words, 'en', (i) => matches.some(({ from, to }) => from <= i && i < to));
  return { ...frame, numbers, modifiers, ignored, counts, isHurried: isHurried(text) };
}

const inPlainWords = (text: string, language: string): string =>
  withPlainColours(withPlainMoods(text, language), language);

function readForeign(prompt: string, whole: string, language: string): Frame {
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
  const mechanic = acrossFloes(isFleeing ? 'dodger' : isSiege ? 'shooter' : likely, roles, text, isNamed);
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
  const frame = frameOf(
    prompt,
    text,
    language,
    mechanic,
    isNamed,
    roles,
    { clauses: [], loose: [], denied: [], spared: [], hasEachOther: false, isWar: false },
    settings,
  );
  const pieces = piecesIn(unnamed);
  const numbers = {
    ...playersOf(frame),
    ...castCounted(frame),
    ...sizeIn(text),
    ...countsIn(pieces, language, !isUnspacedLanguage(language), mechanic),
  };
  const unknown = ignoredOfForeign(words, frame, settings.words, numbers);
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
const playersOf = ({ modifiers }: Frame): Frame['numbers'] => (modifiers.includes('two-players') ? { players: 2 } : {});

const walks = /^(run|walk|sprint|dash|gallop|march|jump|ride)$/;
