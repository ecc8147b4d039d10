import { singularOf } from './english-plurals.ts';
import type { Frame } from './frame.ts';
import { classOf, isPlayable } from './noun-classes.ts';

/** Sports in which somebody bats. The insect is called cricket too. */
const sport =
  /\b(?:base ?balls?(?! (?:bats?|caps?|gloves?|cards?)\b)|softball|home ?runs?|homers?|batting|batters?|batsm[ae]n|rounders|stickball|sixes|cricketers?|bowlers?|wickets?|innings)\b|\b(?:cricket|play(?:s|ing)? cricket)(?=:| (?:match|game|batting|bat|batter|batsman|player|team|stadium|pitch|with|against|vs|versus|where|but|for)\b)|\bplay(?:s|ing)? cricket\b|\b(?:street|beach|gully|backyard) cricket\b|\bgame of cricket\b/iu;

const thrower = '(?:pitcher|bowler)s?';
const hitter = '(?:batters?|batsm[ae]n|hitters?|sluggers?|baseball players?|cricketers?|cricket players?)';
/** What only says how well somebody throws or bats. */
const plain =
  /^(?:an?|the|fast|spin|pace|mean|tough|angry|best|good|better|pro|great|crazy|professional|ace|strong|star|famous|young|old|evil|tricky|skilled|computer|ai|opposing|opponent|enemy|rival|left-handed|right-handed|baseball|softball|cricket|real|top|big|little|power|home|run)$/iu;

/** In the words of a baseball or cricket game: what they are called, and what they mean. */
const terms: [RegExp, string][] = [
  [
    new RegExp(`\\b(?:where |and |with )?(?:the |my )?${thrower} (?:is|are|being) (an?|the|my)\\b`, 'giu'),
    'against $1',
  ],
  [new RegExp(`\\b(?:where |and |with )?(?:the |my )?${hitter} (?:is|are|being) (an?|the|my)\\b`, 'giu'), 'you are $1'],
  [/\b(?:pitched|thrown|bowled|tossed|lobbed|hurled)(?: at (?:me|you|him|her|it))? by\b/giu, 'against'],
  [
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:pitches|deliveries|balls|throws)\b/giu,
    '$1 shots',
  ],
  [/\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:wickets?|outs?|strikes?)\b/giu, '$1 lives'],
  [/\bhome runs\b/giu, 'homeruns'],
  [/^cricket (?=(?:in|on|at) )/giu, 'cricket match '],
  [/\bcricket\b(?! (?:match|batting))(?: game)?(?= against| with| where| but|:|$)/giu, 'cricket match'],
];

/** "A koala bowler" is a koala; "a fast bowler" is nobody in particular. */
const withoutTrade = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b((?:\\p{L}+ ){0,3}?)(\\p{L}+) ${thrower}\\b`, 'giu'),
      (whole, before: string, noun: string) =>
        plain.test(noun)
          ? before.replace(/\b(?:against|vs|versus|by|from) (?:\p{L}+ )*$/iu, '')
          : whole.replace(/ \p{L}+$/u, ''),
    )
    .replace(new RegExp(`\\b(\\p{L}+) ${hitter}\\b`, 'giu'), (whole, noun: string) =>
      plain.test(noun) ? whole : noun,
    );

/** "A raccoon throws melons and I hit them with a bat". */
const thrownAndHit =
  /\b((?:an?|the|my|some) (?:\p{L}+ )?\p{L}+|\p{L}+s) (?:throw|pitch|bowl|toss|hurl|lob)(?:s|es)? ((?:\p{L}+ )?\p{L}+s)(?: at (?:me|you|us))?(?:,| and|, and) (?:(?:i|you|we) |((?:an?|the|my) (?:\p{L}+ )?\p{L}+) )?(?:must |have to |can |should )?(?:hit|bat|knock|smack|swat|strike)s? (?:them|it)(?: away| back| far)?(?: with (?:an?|the|my|your|his|her) (?:\p{L}+ )?bats?)?/iu;

/** "Hit tomatoes with a bat". */
const hitWithBat =
  /\b(?:hit|bat|swat|smack|knock|strike|smash|whack)(?:s|es|ting|ing)? (?:the |some |flying |thrown |incoming |away |\d+ )*((?:\p{L}+ )?\p{L}+)(?: away)? with (?:an?|the|my|your|his|her|its) (?:(?:\p{L}+) )?bats?\b/iu;
/** "A cat bats away yarn balls thrown by a dog". */
const thrownBy =
  /\b(?:hit|bat|swat|smack|knock|strike|smash)(?:s|es|ting|ing)? (?:away |back )?((?:(?:the|some|\d+) )?(?:\p{L}+ )?\p{L}+)(?: away| back)? (?:that are |which are )?(?:thrown|pitched|bowled|tossed|lobbed|hurled)(?: at (?:me|you|him|her|it))? by /iu;
/** "A tiger bats and a monkey bowls". */
const batsAndBowls =
  /\b((?:an?|the) (?:\p{L}+ )?\p{L}+) bats(?:,| and|,? while) ((?:an?|the) (?:\p{L}+ )?\p{L}+) (?:bowls|pitches|throws)\b/iu;
const outOfThePark =
  /\b(?:hit|knock|smash|bat|whack|smack)(?:s|es|ting|ing)? (?:\p{L}+ ){1,4}?out of the (?:park|stadium|ground|ball ?park)\b/iu;

const isThrown = (noun: string): boolean => !isPlayable(classOf(singularOf(noun.split(' ').at(-1) ?? '')));

const isBatter = new RegExp(`\\b${hitter} (?:is|are|being) (?:an?|the|my)\\b`, 'iu');

/** Names the game where only what happens in it is said, and gives its people and numbers their common words. */
export function withBattingNamed(text: string): string {
  const batted = hitWithBat.exec(text)?.[1];
  const named = text
    .replace(
      thrownAndHit,
      (_, who: string, what: string, other?: string) =>
        `batting game, ${other ? `${other} hits` : 'hit'} ${what} against ${who}`,
    )
    .replace(thrownBy, 'batting game, hits $1 against ')
    .replace(batsAndBowls, 'batting game, $1 hits balls against $2')
    .replace(outOfThePark, (whole) => `${whole.replace(/ out of the .*/iu, '')}, home run derby`)
    .replace(hitWithBat, (whole, what: string) =>
      batted && isThrown(what) ? `${whole.replace(/ with .*/iu, '')}, batting game` : whole,
    );
  if (!sport.test(named)) return named;
  // "The pitcher is a monkey, the batter an elephant" names no game but is one.
  const whole = isBatter.test(named) ? `${named}, batting game` : named;
  return terms.reduce((rest, [term, meaning]) => rest.replace(term, meaning), withoutTrade(whole));
}

/** What is hit is thrown, and no foe: those throw it. */
export function withBalls(frame: Frame): Frame {
  if (frame.mechanic !== 'batting') return frame;
  const isBall = ({ class: ofClass }: Frame['foes'][number]) => !isPlayable(ofClass);
  const balls = frame.foes.filter(isBall).map(({ does: _, ...ball }) => ({ ...ball, role: 'collected' as const }));
  return { ...frame, foes: frame.foes.filter((foe) => !isBall(foe)), goods: [...frame.goods, ...balls] };
}
