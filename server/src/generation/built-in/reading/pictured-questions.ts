import { singularOf } from './english-plurals.ts';
import type { Frame } from './frame.ts';

const picture = '(?:pictures?|photos?|photographs?|images?|drawings?)';
const shadow = '(?:shadows?|silhouettes?|outlines?)';
const group = '(?:(?:sea|farm|wild|zoo|jungle|forest|baby) )?\\p{L}+';
const asks = '(?:guess|name|identify|recogni[sz]e|learn|know|tell)(?:ing)?';

/** "Guess the dinosaur by its picture", "animal picture quiz", "name the fruit from its silhouette". */
const forms: RegExp[] = [
  new RegExp(
    `\\b${asks} (?:the |which |what |that |all |different )*(${group}) (?:by|from|in|with|on|through) (?:its |the |their |an? |some )?(?:\\p{L}+ )?(?:${picture}|(${shadow}))\\b`,
    'iu',
  ),
  new RegExp(`\\b(${group}) (?:${picture}|(${shadow})) (?:quiz|trivia|guessing)\\b`, 'iu'),
  new RegExp(
    `\\b(?:${picture}|(?<dark>${shadow})) (?:quiz|trivia) (?:about|of|on|with|for) (?<group>${group})\\b`,
    'iu',
  ),
  new RegExp(`\\b(${group}) (?:quiz|trivia)(?: game)? (?:with|in) (?:${picture}|(${shadow}))\\b`, 'iu'),
  new RegExp(`\\b(?:quiz|trivia) (?:about|of|on|with) (${group}) (?:with|and|in) (?:${picture}|(${shadow}))\\b`, 'iu'),
];

export function picturedIn(prompt: string): Frame['pictured'] {
  for (const form of forms) {
    const found = form.exec(prompt);
    if (!found) continue;
    const { group: named, dark } = found.groups ?? { group: found[1], dark: found[2] };
    const words = (named ?? '').toLowerCase().split(' ');
    const noun = [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
    return { group: noun, isShadow: dark !== undefined };
  }
  return undefined;
}

const words = new RegExp(`^(?:${picture}|${shadow})$`, 'iu');

/** A quiz of pictures, whose words for it are taken. */
export function withPictures(frame: Frame, prompt: string): Frame {
  const pictured = frame.mechanic === 'quiz' && frame.language === 'en' ? picturedIn(prompt) : undefined;
  if (!pictured) return frame;
  return { ...frame, pictured, ignored: frame.ignored.filter((word) => !words.test(word)) };
}
