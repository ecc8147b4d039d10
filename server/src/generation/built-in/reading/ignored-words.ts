import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { isUnit } from './counts.ts';
import { isDrawnTrait } from './drawn-traits.ts';
import type { Token } from './english-tokens.ts';
import type { Frame } from './frame.ts';
import { wordsOfMusic } from './music-in-prompt.ts';
import { classOf } from './noun-classes.ts';
import { isMeasure } from './noun-phrases.ts';
import { numberOf } from './numbers.ts';
import { isOfFeast } from './occasions.ts';
import { fans } from './role-words.ts';
import { isScenery } from './scenery.ts';
import { gearWords } from './sports-gear.ts';
import { partOf } from './stand-ins.ts';

/** "With cookies as bricks", "the pieces are vegetables": the part is played by somebody else. */
function isPartOfAnother(tokens: Token[], i: number, nouns: string[]): boolean {
  const { lemma } = tokens[i] ?? { lemma: '' };
  const isPlayed = tokens[i - 1]?.text === 'as' || /^(are|is)$/.test(tokens[i + 1]?.text ?? '');
  // "The pigs are burgers" in a game that has pigs.
  const isReplaced = tokens.slice(i + 2, i + 5).some((one) => one.tag === 'noun' && nouns.includes(one.lemma));
  return isPlayed && (isReplaced || partOf({ noun: lemma }).length > 0);
}

/** "The letters of my name Emma". */
const isSpelledBy = (text: string, { letters = [] }: Frame): boolean =>
  letters.length > 1 && [...new Set(text.toUpperCase())].join('') === letters.join('');

/** "A line of ducklings" of whom one is played. */
const isRowOfHeroes = (tokens: Token[], i: number, { hero, mechanic }: Frame): boolean =>
  mechanic !== 'snake' &&
  /^(line|row|parade|procession|queue|chain)$/.test(tokens[i]?.lemma ?? '') &&
  tokens.slice(i + 2, i + 4).some(({ lemma }) => lemma === hero?.noun);

const climbed =
  /(^| )(scaffold|scaffolding|crane|tower|mountain|hill|cliff|wall|tree|ladder|rope|stairs?|staircase|building|skyscraper|house|castle|beanstalk|volcano|peak|roof|pole|vine|chimney|lighthouse|pyramid|rock|ladders|stack)$/;

/** "The twos and fives times tables". */
const isTable = (text: string): boolean => /^tables?$/.test(text) || numberOf(text.replace(/s$/, '')) !== null;

/** A catapult is known by its rocks; whatever else is thrown flies by itself. */
const isLauncher = ({ lemma, tag }: Token, { mechanic, tools }: Frame): boolean =>
  mechanic === 'throw' &&
  tag === 'noun' &&
  /^(catapult|trebuchet)$/.test(lemma) &&
  tools.some(({ noun }) => !/^(rock|stone|boulder|catapult|trebuchet)$/.test(noun));

/** A green table is the cloth that is played on. */
const isCloth = (text: string): boolean => /^(table|cloth|felt|baize|board|mat|background)$/.test(text);

/** Flames are met where firefighters save somebody. */
const isAflame = ({ goods, foes, hazards, hero }: Frame): boolean =>
  [...goods, ...foes, ...hazards].some(({ noun }) => /^(fire|flame)$/.test(noun)) ||
  /^(firefighter|fireman|fire truck|fire engine)$/.test(hero?.noun ?? '');

/** "For girls", "in the right order", "at the same time". */
const isSaidOfAny = (tokens: Token[], i: number): boolean => {
  const before = tokens
    .slice(Math.max(0, i - 3), i)
    .map(({ text }) => text)
    .join(' ');
  switch (tokens[i]?.text) {
    case 'girls':
    case 'boys':
    case 'ladies':
    case 'men':
    case 'women':
      return /\bfor( the| my)?( little)?$/.test(before);
    case 'order':
      return /\bin( the)?( right| correct| same)?$/.test(before);
    case 'time':
      return /\b(at|of|in|on|every|each|the|same)$/.test(before);
    case 'same':
      return tokens[i + 1]?.text === 'time' || /\bthe$/.test(before);
    default:
      return false;
  }
};

/** Meaningful words that had no effect. */
export function ignoredOf(
  tokens: Token[],
  isTaken: (i: number) => boolean,
  frame: Frame,
  settings: Set<string>,
): string[] {
  const { hero, address = null } = frame;
  const named = [hero, address, ...frame.foes, ...frame.goods, ...frame.hazards, ...frame.tools].filter(
    (one) => one !== null,
  );
  const traits = named.flatMap((one) => one.traits);
  const nouns = named.flatMap((one) => one.noun.split(/[ -]/));
  const used = new Set([
    ...nouns,
    ...traits.filter(isDrawnTrait),
    ...frame.place.words.filter((word) => isScenery(word, frame)).flatMap((word) => word.split(' ')),
    ...frame.acts.map(({ verb }) => verb),
    ...frame.look.colours,
    ...(frame.topic ?? '').split(' '),
    ...(frame.title ?? '').toLowerCase().split(' '),
    ...settings,
    ...(frame.modifiers.includes('no-timer') ? 'timer clock time limit countdown pressure'.split(' ') : []),
    ...(frame.modifiers.includes('alphabetical') && frame.mechanic === 'bubble-pop'
      ? ['alphabetical', 'alphabetic', 'alphabetically', 'alphabet', 'letters']
      : []),
    ...(frame.modifiers.includes('digits') ? ['number', 'numbers', 'numbered', 'digits'] : []),
    ...(frame.modifiers.includes('endless') ? ['endless', 'endlessly', 'infinite', 'forever'] : []),
    ...(frame.modifiers.includes('one-button') ? ['button', 'buttons', 'tap', 'key', 'finger'] : []),
    ...(frame.mechanic === 'quiz'
      ? 'answer answers wrong right correct practice practise exercise drill revision'.split(' ')
      : []),
    // What is dug up has been buried, and whoever is on fire is burning.
    ...(frame.mechanic === 'digging' ? ['buried', 'hidden', 'underground'] : []),
    ...(frame.modifiers.includes('boss') ? ['boss', 'bosses', 'final', 'last'] : []),
    ...(frame.modifiers.includes('two-players')
      ? 'keyboard same device screen phone tablet local share'.split(' ')
      : []),
    ...(frame.modifiers.includes('two-players') ? tokens.map(({ text }) => text).filter((one) => fans.test(one)) : []),
    ...(frame.modifiers.includes('power-ups') ? ['upgrade', 'upgrades', 'powerups', 'bonus', 'bonuses'] : []),
    ...(frame.modifiers.includes('opponent') ? ['computer', 'machine', 'cpu', 'opponent'] : []),
    ...(frame.modifiers.includes('top-down') ? ['top', 'down', 'view'] : []),
    ...(frame.modifiers.includes('side-view') ? ['side', 'view', 'scrolling'] : []),
    ...(frame.modifiers.includes('double-jump') ? ['double', 'jump', 'jumps', 'twice'] : []),
    ...(frame.modifiers.includes('exit') ? ['exit', 'out', 'home'] : []),
    ...(frame.modifiers.includes('no-losing')
      ? 'lives life death dying losing lose die fail invincible stress pressure rush free'.split(' ')
      : []),
    ...(frame.mood.harder !== 0 || frame.modifiers.includes('no-enemies')
      ? 'more fewer less many too enough enemies enemy foes monsters bombs obstacles speed slower faster harder easier slow'.split(
          ' ',
        )
      : []),
    // "My sister loves horses" says whom it is for.
    ...(tokens.some(({ lemma }) => /^(love|like|adore)$/.test(lemma))
      ? tokens.map(({ text }) => text).filter((one) => fans.test(one))
      : []),
    // It is the traffic that it means.
    ...(tokens.some(({ text }, i) => text === 'hour' && tokens[i - 1]?.text === 'rush') ? ['rush', 'hour'] : []),
    ...(frame.mechanic === 'duel' ? ['ring', 'bout'] : []),
    ...(frame.mechanic === 'rhythm' ? 'dance dances dancing dancer disco beat beats'.split(' ') : []),
    ...(frame.mechanic === 'downhill' ? 'wave waves slope hill mountain big race'.split(' ') : []),
    // Whose hair is cut, and how long they wait, is seen.
    ...(frame.mechanic === 'tending'
      ? 'hair beard nails lawn grass patience impatient queue different various'.split(' ')
      : []),
    ...(isAflame(frame) ? ['burning', 'burn', 'burns'] : []),
    // Questions are answered against the clock.
    ...(frame.mechanic === 'quiz' ? ['race', 'racing'] : []),
    // "Before time runs out" is the mechanic's own clock.
    ...(frame.mechanic === 'odd-one-out' ? 'time odd different belong others'.split(' ') : []),
    ...(frame.mechanic === 'tap-race'
      ? 'button buttons mash mashing mashes fast quickly metre metres meter meters left right top race olympic olympics sprint rowing swimming weightlifting finger fingers'.split(
          ' ',
        )
      : []),
    ...(frame.music ? wordsOfMusic : []),
    ...(frame.mechanic === 'quiz' && /^(multiplication|division)$/.test(frame.knowledge.topic ?? '')
      ? tokens.map(({ text }) => text).filter(isTable)
      : []),
    ...(frame.mechanic === 'differences'
      ? 'time difference differences picture pictures image images photo photos identical similar spot'.split(' ')
      : []),
    ...(frame.teams ?? []).flatMap((team) => team.toLowerCase().split(' ')),
    ...tokens.flatMap(({ text }, i) => (isCloth(text) && colourOfWord.has(tokens[i - 1]?.text ?? '') ? [text] : [])),
    ...gearWords(
      frame,
      tokens.map(({ text }) => text),
    ),
    ...(frame.mechanic === 'blackjack'
      ? 'hit hits stand stands double bet bets stake stakes chip chips dealer card cards table casino deck hand hands win beat bank broke start starts starting begin'.split(
          ' ',
        )
      : []),
    ...(frame.mechanic === 'stacks'
      ? 'colour colours color colors size sizes kind kinds type top sort sorted sorting move until each bottle bottles tube tubes one bigger larger smaller right same disc discs disk disks peg pegs color colores farbe farben couleur couleurs colore colori cor cores kolor kolory kolorów scheiben discos disques dischi krążki krążków'.split(
          ' ',
        )
      : []),
    ...(frame.mechanic === 'hidden-objects'
      ? 'time object objects item items thing things clue clues list picture search crowd haystack'.split(' ')
      : []),
    ...(frame.mechanic === 'duel' ? 'fight fights fighting battle match versus'.split(' ') : []),
    ...(frame.mood.energy === 'slow' ? 'sleepy lazy drowsy slow'.split(' ') : []),
    // "A tower of boxes", "as tall as possible".
    ...(frame.mechanic === 'stacker' ? 'tower stack pile tall high balance balances stick pole'.split(' ') : []),
    ...(/^(match|sorting|bubble-shooter|colour-gates)$/.test(frame.mechanic ?? '')
      ? 'colour colours color colors line'.split(' ')
      : []),
    ...(/^(hangman|wordle|anagrams|word-search|typing)$/.test(frame.mechanic ?? '')
      ? 'word words vocabulary vocab letter letters capital capitals country countries city cities'.split(' ')
      : []),
    ...(frame.letters ? 'alphabet alphabets abc abcs phonics letter letters learn vowel vowels'.split(' ') : []),
    ...frame.acts.flatMap(({ verb, object }) =>
      verb === 'grind' && object && frame.mechanic === 'runner' ? [object] : [],
    ),
    // Whatever is usually climbed is the way up.
    ...frame.acts.flatMap(({ verb, object }) =>
      /^(climb|scale|ascend)$/.test(verb) && object && climbed.test(object) ? object.split(' ') : [],
    ),
    ...tokens.flatMap(({ text }, i) => (tokens[i - 1]?.text === 'as' && tokens[i + 1]?.text === 'as' ? [text] : [])),
    ...tokens.map(({ text }) => text).filter((text) => isSpelledBy(text, frame)),
    ...(frame.mechanic === 'snake'
      ? 'longer wall walls edge edges border borders side kill kills parade conga line row'.split(' ')
      : []),
    ...tokens.flatMap(({ text, lemma }, i) =>
      isMeasure(lemma) && tokens[i + 1]?.text === 'of' && !isRowOfHeroes(tokens, i, frame) ? [text] : [],
    ),
    // An igloo village is shown by an igloo.
    ...tokens.flatMap(({ text, lemma }, i) =>
      classOf(lemma) === 'group' && nouns.includes(tokens[i - 1]?.lemma ?? '') ? [text] : [],
    ),
    ...(frame.mechanic === 'sudoku' ? 'big large number numbers digit digits'.split(' ') : []),
    ...(frame.mechanic === 'reaction' ? 'button light lights screen turns test time'.split(' ') : []),
    ...(frame.mechanic === 'colour-gates' ? 'rotating spinning turning ring rings wheel wheels'.split(' ') : []),
    ...(frame.mechanic === 'helix'
      ? 'helix spiral rotating spinning turning revolving tower ring rings gap gaps platform platforms'.split(' ')
      : []),
    ...(frame.mechanic === 'clicker'
      ? 'idle clicker tycoon hire earn upgrade upgrades helper helpers worker workers money business empire buy sell stand'.split(
          ' ',
        )
      : []),
    ...(frame.numbers.rows ? 'grid grids board field cells squares size big'.split(' ') : []),
    ...(frame.mechanic === 'stacker' && nouns.includes('cream') ? 'scoop scoops cone cones cornet'.split(' ') : []),
    ...(frame.foes.length > 0 ? ['attack', 'attacks', 'attacking'] : []),
    ...(frame.hazards.length > 0 ? 'rise rises rising come comes'.split(' ') : []),
    // "Candy land" and "new year".
    ...(frame.place.setting ? ['land'] : []),
    ...tokens.flatMap(({ text }, i) => (text === 'new' && /^years?/.test(tokens[i + 1]?.text ?? '') ? ['new'] : [])),
    // Body parts say how something is held.
    ...'belly head nose back hands hand paws tail mouth tongue trunk beak claws neck teeth'.split(' '),
    ...(frame.mood.audience
      ? 'little boy girl son daughter kid kids child children baby babys babies infant year years old sounds sound noise noises hear'.split(
          ' ',
        )
      : []),
    // The number before it is listed with it.
    ...tokens.flatMap(({ text }, i) => (text === 'times' && tokens[i - 1]?.tag === 'number' ? [text] : [])),
    ...(frame.numbers.lives === 1 ? ['hit', 'kill', 'mistake', 'death'] : []),
    ...(Object.keys(frame.numbers).length > 0 ? tokens.map(({ text }) => text).filter(isUnit) : []),
    ...tokens.flatMap(({ text, lemma }, i) => (isPartOfAnother(tokens, i, nouns) ? [text, lemma] : [])),
    ...(named.some(({ noun }) => noun === 'flag') ? ['country', 'countries', 'nations'] : []),
    ...tokens.flatMap(({ text }, i) => (isSaidOfAny(tokens, i) ? [text] : [])),
    ...tokens
      .filter((_, i) => tokens[i - 2]?.text === 'instead' && tokens[i - 1]?.text === 'of')
      .map(({ text }) => text),
    ...'many much deep full filled packed everywhere home edition board goes go going beginner beginners background backdrop graphics colours soon paced names name possible shaped easy hard difficult puzzle level levels first best end game games play player want make one ones way kind style theme mode something cool fun nice thing things version idea world lot mood moods feel feeling vibe vibes contest competition party'.split(
      ' ',
    ),
  ]);
  // "7 islands": a number of places.
  const numbers = Object.values(frame.numbers);
  const places = tokens.flatMap(({ text, tag }, i) => {
    const count = tag === 'number' && !isTaken(i) ? numberOf(text, 'en') : null;
    const isCounted = count === null || count < 2 || numbers.includes(count) || isTaken(i + 1);
    const { text: what = '', lemma = '' } = tokens[i + 1] ?? {};
    return isCounted || classOf(lemma) !== 'place' || isUnit(what) ? [] : [`${count} ${what}`];
  });
  return tokens
    .filter(
      (token, i) =>
        (!isTaken(i) || isLauncher(token, frame)) &&
        ['noun', 'adjective', 'verb'].includes(token.tag) &&
        token.text.length > 2,
    )
    .filter(
      ({ text, lemma, tag }) => !used.has(text) && !used.has(lemma) && (tag === 'adjective' || !traits.includes(text)),
    )
    .filter(
      ({ text }) =>
        !/^(is|are|was|can|could|will|has|have|had|does|must|should|let|lets|get|gets|wants|avoid|avoids)$/.test(text),
    )
    .map(({ text }) => text)
    .filter((text) => !isOfFeast(text, frame.place.feast ?? null))
    .concat(places);
}
