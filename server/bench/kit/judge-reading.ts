import type { Named } from '../../src/generation/built-in/reading/frame.ts';
import { understandPrompt } from '../../src/generation/built-in/reading/understand-prompt.ts';
import type { Label } from '../labelled-prompts.ts';

export const aspects = [
  'mechanic',
  'hero',
  'foes',
  'goods',
  'place',
  'modifiers',
  'numbers',
  'topic',
  'language',
  'refusal',
] as const;
export type Aspect = (typeof aspects)[number];
/** For each aspect of the label: whether the parsed prompt agrees, and its value. */
export type Verdict = { prompt: string; aspect: Aspect; agrees: boolean; wanted: string; got: string };

/** Compares a parsed prompt with a person's label. */
export function judgeReading(prompt: string, label: Label | null): Verdict[] {
  const read = understandPrompt(prompt);
  const verdict = (aspect: Aspect, agrees: boolean, wanted: unknown, got: unknown): Verdict => ({
    prompt,
    aspect,
    agrees,
    wanted: String(wanted),
    got: String(got),
  });
  const refusal = verdict(
    'refusal',
    read.understood === (label !== null) || label?.orRefused === true,
    label === null ? 'refused' : 'understood',
    read.understood,
  );
  if (label === null || !read.understood) return [refusal];
  const { mechanic, hero, foes, hazards, goods, tools, place, modifiers, numbers, topic, language } = read.frame;
  const wanted = [label.mechanic].flat();
  return [
    refusal,
    ...(wanted.length > 0
      ? [verdict('mechanic', mechanic !== null && wanted.includes(mechanic), wanted.join(' or '), mechanic)]
      : []),
    ...(label.hero ? [verdict('hero', names([hero], label.hero), label.hero, hero?.noun)] : []),
    ...(label.foes
      ? [verdict('foes', names([...foes, ...hazards], label.foes), label.foes, nouns([...foes, ...hazards]))]
      : []),
    // Thrown or held things are parsed as a tool.
    ...(label.goods
      ? [verdict('goods', names([...goods, ...tools], label.goods), label.goods, nouns([...goods, ...tools]))]
      : []),
    ...(label.place ? [verdict('place', place.setting === label.place, label.place, place.setting)] : []),
    ...(label.time ? [verdict('place', place.time === label.time, label.time, place.time)] : []),
    ...(label.weather ? [verdict('place', place.weather === label.weather, label.weather, place.weather)] : []),
    ...(label.modifiers ?? []).map((one) => verdict('modifiers', modifiers.includes(one), one, modifiers)),
    ...Object.entries(label.numbers ?? {}).map(([unit, count]) =>
      verdict('numbers', numbers[unit as keyof typeof numbers] === count, `${count} ${unit}`, JSON.stringify(numbers)),
    ),
    ...(label.topic ? [verdict('topic', topic?.includes(label.topic) ?? false, label.topic, topic)] : []),
    verdict('language', language === (label.language ?? 'en'), label.language ?? 'en', language),
  ];
}

const nouns = (list: Named[]): string => list.map(({ noun }) => noun).join(', ') || 'none';

function names(list: (Named | null)[], wanted: string | string[]): boolean {
  const isWanted = (name: string) => [wanted].flat().some((one) => ` ${name}`.endsWith(` ${one}`));
  return list.some((one) => one !== null && isWanted([...one.traits, one.noun].join(' ')));
}
