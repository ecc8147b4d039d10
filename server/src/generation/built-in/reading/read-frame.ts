import { asSpoken, withPlayersApart } from './as-spoken.ts';
import { languageAsked, withoutLanguage } from './asked-language.ts';
import { withoutAudience } from './audience-phrases.ts';
import { withBalls } from './bats.ts';
import { castCounted, playersOf } from './cast-counted.ts';
import { clausesOf } from './clauses.ts';
import { inScheme } from './colour-schemes.ts';
import { withoutRetracted } from './corrections.ts';
import { withCostlyMisses } from './costly-misses.ts';
import { countsIn, sizeIn, withoutSize } from './counts.ts';
import { addCrowd } from './crowds.ts';
import { isHurried, withDeadline, withoutDeadline } from './deadlines.ts';
import { spellOutEmoji } from './emoji-nouns.ts';
import { englishTokens } from './english-tokens.ts';
import { fledFrom, isPursued } from './fled-from.ts';
import { foldIn } from './folds.ts';
import { withFollowers } from './followers.ts';
import type { Frame } from './frame.ts';
import { isWalking } from './frame-checks.ts';
import { frameOf } from './frame-of-roles.ts';
import { bestForPlayers } from './games-for-two.ts';
import { tappedGently } from './gentle-taps.ts';
import { withGoodsOfWorks } from './goods-of-works.ts';
import { inTwoBins } from './groups-in-prompt.ts';
import { withoutHeldByFoes } from './held-by-foes.ts';
import { withoutPen } from './herds.ts';
import { withCarriers } from './hopped-on.ts';
import { ignoredOf } from './ignored-words.ts';
import { withImplied, withModifiersOfGame } from './implied-cast.ts';
import { atWork } from './jobs-of-animals.ts';
import { inLanes, inTurningTower } from './lanes-and-towers.ts';
import { languageOf } from './languages.ts';
import { withLesson } from './lessons.ts';
import { livesOfFoe } from './lives-of-foes.ts';
import { lostInRewriting } from './lost-in-rewriting.ts';
import { mechanicsOfActs } from './mechanic-of-acts.ts';
import { mechanicOfHero, playedOf } from './mechanic-of-hero.ts';
import { withShots } from './modifiers-of-prompt.ts';
import { inFigures } from './numbers-in-words.ts';
import { numbersSaid } from './numbers-said.ts';
import { withOthersOfKind } from './only-of-colour.ts';
import { withPairs } from './pairs-in-prompt.ts';
import { phrasesAbroad } from './phrases-abroad.ts';
import { withPictures } from './pictured-questions.ts';
import { withoutPortions } from './portions.ts';
import { settingsOf } from './prompt-settings.ts';
import { readForeign } from './read-foreign.ts';
import { namedMechanics, wordsTaken } from './read-mechanic.ts';
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
} from './setting-text.ts';
import { inSky } from './skies.ts';
import { spelledOut } from './spelling.ts';
import { withoutGear } from './sports-gear.ts';
import { surroundingsIn, withSurroundings } from './surroundings.ts';
import { sceneOfSwimmer } from './swimmers.ts';
import { withTeams } from './teams.ts';
import { inUsualWays } from './ways-of-asking.ts';
import { withWordList } from './words-asked-for.ts';
import { withSumsNamed } from './words-of-sums.ts';
import { withWork } from './work-roles.ts';

const lengthMax = 2000;

/** Reads a prompt. What it does not say is left open; any text gives a frame. */
export function readFrame(prompt: string): Frame {
  const said = asSpoken(spellOutEmoji(prompt.slice(0, lengthMax).normalize('NFC')));
  const whole = withLesson(withSumsNamed(withoutRetracted(said)));
  const asked = languageAsked(whole);
  const plain = asked ? withoutLanguage(whole) : whole;
  const language = languageOf(plain);
  const counted = language === 'en' ? withOthersOfKind(plain) : plain;
  const inOne = withoutPortions(counted);
  const { rest: text, beside } = language === 'en' ? surroundingsIn(inOne) : { rest: inOne, beside: [] };
  const read = (rest: string) => readInTime(prompt, rest, language);
  const inScene = (rest: string) => inSky(rest, (below) => inScheme(below, read));
  const inSides = withTeams(text, (rest) => (language === 'en' ? withCarriers(rest, inScene) : inScene(rest)));
  const ofGoods = withGoodsOfWorks(withoutPen(withWordList(withBalls(atWork(inSides, text)), text), text), text);
  const placed = beside.length > 0 ? withSurroundings(ofGoods, beside) : ofGoods;
  const frame = withPairs(withPictures(withCostlyMisses(placed, prompt), inUsualWays(prompt)), prompt);
  const phrases = phrasesAbroad(said, frame.language, frame.said, frame.place.setting);
  const isForeign = frame.language !== 'en';
  return {
    ...frame,
    ...(isForeign && { phrases }),
    ...(inOne !== counted && { isInPortions: true as const }),
    ...(asked && { language: asked }),
  };
}

/** The deadline says when the round ends, and nothing of who plays what. */
function readInTime(prompt: string, text: string, language: string): Frame {
  const said = language === 'en' ? inFigures(inUsualWays(text)) : text;
  const { rest, deadline } = withoutDeadline(said, language);
  const frame =
    language === 'en' ? readEnglish(inFigures(inUsualWays(prompt)), rest) : readForeign(prompt, rest, language);
  return withDeadline(frame, deadline);
}

const steers = /^(steer|sail|row|paddle|pilot)$/;

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
  // Whoever is steered neither runs nor jumps.
  const isSteered =
    !isNamed &&
    (best.mechanic === null || best.mechanic === 'platformer') &&
    playedOf(roles)?.class === 'vehicle' &&
    sentence.clauses.some(({ verb }) => steers.test(verb));
  const isOpen = !isPursued(sentence.clauses) && (best.isWeak || isFlown || isSteered);
  const ofHero = isOpen ? mechanicOfHero(playedOf(roles), isSimulated) : null;
  const byNature = ofHero ?? (isSteered ? 'traffic' : null);
  // A beekeeper against wasps has no time for bees.
  const isAtWork = byNature === 'tending' && best.mechanic !== null && roles.foes.length + roles.hazards.length > 0;
  const isFleeing = byNature === 'shooter' && best.mechanic === 'dodger';
  const mechanic = isAtWork || isFleeing ? best.mechanic : (byNature ?? best.mechanic);
  withWork(roles, mechanic, sentence);
  withFollowers(roles, mechanic, sentence);
  addCrowd(roles, mechanic);
  addSought(roles, mechanic, sentence, text);
  // "Whack a mole but the moles are zombies": nobody plays whom others stand for.
  if (mechanic === 'whack' && roles.hero?.noun === 'mole' && roles.foes.length > 0) roles.hero = null;
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
  if (numbers.lives !== undefined && numbers.lives === livesOfFoe(text, frame)) delete numbers.lives;
  const modifiers = withShots(withModifiersOfGame(frame.modifiers, matches, mechanic), mechanic, numbers);
  const unused = ignoredOf(tokens, isUsed, { ...frame, numbers }, settings.words);
  const ignored = [...unused, ...lostInRewriting(text, tokens)];
  const counts = numbersSaid(words, 'en', (i) => matches.some(({ from, to }) => from <= i && i < to));
  const fold = foldIn(prompt);
  return {
    ...frame,
    ...(fold && { fold }),
    numbers,
    modifiers,
    ignored: ignored.filter((word) => !fold?.endsWith(word)),
    counts,
    isHurried: isHurried(text),
  };
}

const walks = /^(run|walk|sprint|dash|gallop|march|jump|ride)$/;
