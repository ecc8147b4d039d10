const retractions =
  '(?:no wait|wait,? no|no,? no|no,? actually|no,? sorry|no,? rather|no,? i mean(?:t)?|scratch that|forget (?:that|it)|never ?mind(?: that)?|on second thought|i mean(?:t)?|actually|sorry|oops|no(?=,))';

/** "Land a balloon... no, land a rocket": what comes after a comma, dots or a dash. */
const correction = new RegExp(
  `^(.{3,}?)\\s*(?:\\.{1,3}|…|[,;!?–—-]|\\n)+\\s*(?:hmm+,? |uh,? |um,? |ah,? |oh,? )?\\b${retractions}\\b[\\s,.:…!-]*(?:make (?:it|that) |let['’]?s (?:do|make) |rather )?(?=\\S)(.+)$`,
  'isu',
);

/** "A cat catches mice, no wait, a dog": only who does it. */
const actor = /^(?:an?|the|my) (?:\p{L}+ )?\p{L}+[.!]?$/iu;
const firstActor = /^(?:an?|the|my) (?:\p{L}+ )??\p{L}+(?= (?:\p{L}+(?:s|ing)|that|who|which)\b)/iu;

/** A prompt without what its writer has taken back. */
export function withoutRetracted(text: string): string {
  const [, before = '', after = ''] = correction.exec(text) ?? [];
  if (after === '') return text;
  if (!actor.test(after)) return withoutRetracted(after);
  return firstActor.test(before) ? before.replace(firstActor, after.replace(/[.!]$/, '')) : after;
}
