import type { Frame } from './frame.ts';

const count = '(?:\\d+|one|two|three|four|five|six|ten)';

/** "3 misses and it's over", "miss two and you lose", "catch them without dropping any". */
const costs = new RegExp(
  [
    `\\b${count} (?:misses|drops|dropped|missed|broken)\\b`,
    `\\b(?:miss|drop)(?:es|ping|s)? ${count}\\b.*\\b(?:over|out|lose|die|lost)\\b`,
    "\\b(?:don['’]?t|do not|never|not|without) (?:miss|drop|break)(?:ing|ping)? (?:any|one|a single|even one|them|it)\\b",
    '\\bif (?:you|he|she|it|one) (?:miss|drop|fall|touch)(?:es|s)?\\b.*\\b(?:life|lives|lose|over)\\b',
    'ohne (?:ein(?:e|s|en)? (?:einzige[sn]? )?)?(?:fallen zu lassen|zu verpassen)|(?:keins?|keine[ns]?) (?:fallen lassen|verpassen)|sin (?:dejar caer|que se (?:rompa|caiga|caigan|rompan))|sans (?:en )?(?:laisser|faire) tomber|sem deixar cair|senza (?:farn[ei]|lasciar\\p{L}*|far) cadere|не (?:урон|пропус)|nie upuś',
  ].join('|'),
  'iu',
);

/** Things that are not caught only end a streak otherwise. */
export const withCostlyMisses = (frame: Frame, prompt: string): Frame =>
  frame.mechanic === 'catcher' && costs.test(prompt)
    ? { ...frame, modifiers: [...frame.modifiers, 'misses-cost'] }
    : frame;
