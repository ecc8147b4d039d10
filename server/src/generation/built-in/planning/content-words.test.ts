import { describe, expect, it } from 'vitest';
import { mendedPrompts } from '../../../../bench/mended-prompts.ts';
import { variedPrompts } from '../../../../bench/varied-prompts.ts';
import { findPicture } from '../pictures/find-picture.ts';
import { withoutAudience } from '../reading/audience-phrases.ts';
import { isUnit } from '../reading/counts.ts';
import { englishTokens } from '../reading/english-tokens.ts';
import type { Frame } from '../reading/frame.ts';
import { classOf, isPlayable, isThing } from '../reading/noun-classes.ts';
import { isMeasure } from '../reading/noun-phrases.ts';
import { numberOf } from '../reading/numbers.ts';
import { isOfFeast } from '../reading/occasions.ts';
import { namedMechanics } from '../reading/read-mechanic.ts';
import { isScenery } from '../reading/scenery.ts';
import { spelledOut } from '../reading/spelling.ts';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { findNoun } from '../vocabulary/vocabulary.ts';
import { wordsForScenes } from '../vocabulary/words-for-settings.ts';
import { planPrompt } from './make-plan.ts';

const isDrawable = (noun: string): boolean =>
  (isThing(classOf(noun)) || isPlayable(classOf(noun))) &&
  (findNoun(noun, true) !== undefined || findPicture(noun) !== undefined);

/** Words with a picture that are meant as something else: players, parts of a game that it has anyway, materials. */
const meantOtherwise =
  /^(player|character|kid|son|daughter|boy|girl|brother|sister|friend|grandma|toddler|baby|boss|pixel|ball|card|piece|puzzle|block|tile|brick|computer|phone|driver|air|clock|water|ice|gold|rainbow|rubber|alien)$/;

/** The frame and the plan of an English prompt that is understood: two tests look at each. */
const read = (prompt: string) => {
  const known = readings.get(prompt);
  if (known !== undefined) return known;
  const reading = understandPrompt(prompt);
  const isRead = reading.understood && reading.frame.language === 'en';
  const found = isRead ? { frame: reading.frame, ...planPrompt(prompt, 'ada') } : null;
  readings.set(prompt, found);
  return found;
};
const readings = new Map<string, ({ frame: Frame } & ReturnType<typeof planPrompt>) | null>();

/** The nouns of an English prompt that could be drawn, and that neither the plan nor `ignored` has. */
function nounsLost(prompt: string): string[] {
  const reading = read(prompt);
  if (!reading) return [];
  const { frame, plan, understood } = reading;
  const tokens = englishTokens(spelledOut(withoutAudience(prompt)));
  const names = namedMechanics(tokens);
  const { place: _, ...rest } = understood;
  const traced = JSON.stringify([
    plan,
    rest,
    frame.knowledge,
    frame.acts,
    wordsForScenes[plan.theme.scene],
  ]).toLowerCase();
  return (
    tokens
      .filter(({ tag }, i) => tag === 'noun' && !names.some(({ from, to }) => from <= i && i < to))
      // "Float like butterflies" is a comparison.
      .filter((token) => tokens[tokens.indexOf(token) - 1]?.text !== 'like')
      .filter(({ lemma }) => !isMeasure(lemma) && !isScenery(lemma, frame))
      .filter(({ text, lemma }) => isDrawable(lemma) && !meantOtherwise.test(lemma) && !isUnit(text))
      .filter(({ text, lemma }) => !traced.includes(lemma) && !traced.includes(text))
      .filter(({ text }) => !isOfFeast(text, frame.place.feast ?? null))
      .map(({ text }) => text)
  );
}

/** The numbers of an English prompt that neither the plan nor `ignored` has. */
function numbersLost(prompt: string): string[] {
  const reading = read(prompt);
  if (!reading || reading.frame.mechanic === 'quiz') return [];
  const { plan, understood } = reading;
  const traced = JSON.stringify([plan.rules, plan.goal, plan.title, understood.numbers, understood.ignored]);
  const tokens = englishTokens(spelledOut(withoutAudience(prompt)));
  const names = namedMechanics(tokens);
  return tokens
    .filter((_, i) => !names.some(({ from, to }) => from <= i && i < to))
    .filter(({ text, tag }) => tag === 'number' && (numberOf(text, 'en') ?? 0) > 2)
    .filter(({ text }) => {
      // Three minutes are 180 seconds, and twice ten balloons are twenty.
      const number = numberOf(text, 'en') ?? 0;
      return ![1, 2, 0.5, 60].some((factor) => new RegExp(`\\b${number * factor}\\b`).test(traced));
    })
    .map(({ text }) => text);
}

describe('every number of a prompt', () => {
  it('is in the plan or among what was ignored', () => {
    const lost = [...mendedPrompts, ...variedPrompts].flatMap(([prompt]) => {
      const numbers = numbersLost(prompt);
      return numbers.length > 0 ? [`${numbers.join(', ')}: ${prompt}`] : [];
    });
    expect(lost).toEqual([]);
  }, 120_000);
});

describe('every noun of a prompt that could be drawn', () => {
  it('is in the plan or among what was ignored', () => {
    const prompts = [...mendedPrompts, ...variedPrompts].map(([prompt]) => prompt);
    const lost = prompts.flatMap((prompt) => {
      const nouns = nounsLost(prompt);
      return nouns.length > 0 ? [`${nouns.join(', ')}: ${prompt}`] : [];
    });
    expect(lost).toEqual([]);
  }, 120_000);

  it.each([
    ['stack sofas on a moving van', 'van'],
    ['a lobster scuttles along a pier grabbing shrimp', 'pier'],
    ['whack the clowns popping out of gift boxes', 'gift'],
    ['a burglar cat sneaks past dogs', 'burglar'],
    ['two goats fight on a bridge', 'bridge'],
    ['ladybug climbs a giant sunflower, jumping from leaf to leaf', 'giant sunflower'],
    ['hop across with 4 kittens', '4 kittens'],
    ['parrot pirate treasure hunt with a map and 7 islands', '7 islands'],
  ])('is ignored where nothing shows it: %s → %s', (prompt, word) => {
    expect(planPrompt(prompt, 'ada').understood.ignored).toContain(word);
  });

  it.each([
    ['a knight climbs a tower', 'tower'],
    ['flappy toaster flying between kitchen cabinets', 'cabinets'],
    ['a pirate cat digs for gold', 'pirate'],
    ['ice cream truck race', 'ice'],
    ['garden gnomes pop up, whack them', 'garden'],
  ])('is not ignored where it is seen: %s', (prompt, word) => {
    expect(planPrompt(prompt, 'ada').understood.ignored).not.toContain(word);
  });
});
