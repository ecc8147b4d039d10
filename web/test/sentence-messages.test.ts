import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Catalogue, loadCatalogue, spoken } from '../src/messages/catalogue.ts';
import { isLanguage, languages } from '../src/messages/languages.ts';
import { translateSentence } from '../src/messages/translate-sentence.ts';

/** Where the service writes sentences about jobs, uploads and clips. */
const sources = [
  ...['play-test', 'check-draft', 'fail-lost-job', 'generate-game', 'store-draft'].map((name) => `generation/${name}`),
  ...['model-generator', 'model-answer', 'read-model-json', 'model-plan'].map((name) => `generation/${name}`),
  ...['process-upload', 'read-zip', 'zip-names'].map((name) => `games/uploads/${name}`),
  ...['build-folder', 'read-build', 'try-build', 'answer-request', 'remake-thumbnail'].map(
    (name) => `games/builds/${name}`,
  ),
  ...['bring-libraries', 'cdn-address'].map((name) => `games/import/${name}`),
  ...['process-clip', 'clip-plan', 'make-video'].map((name) => `clips/${name}`),
];

/** Sentences that are put together from several texts or written elsewhere, and a value of one. */
const composed = [
  ...['leads out of the archive', 'has characters that no file name should have', 'cannot be used', 'is too long'].map(
    (why) => `The archive holds the name "a", which ${why}.`,
  ),
  'It drew nothing: the picture stays empty. It loads files from other sites, which a game does not get here: the report says what to put into the archive.',
  'its file for browsers',
  'game.json: "speed" means nothing here.',
  'The game did not pass its test: It uses too much memory.',
  'Apps that show games without an address of their own cannot show it: its 9 bytes do not fit into one document.',
];
/** Parts of those, and sentences that the app does not show. */
const notShown = [
  /^It loads files from other sites, which/,
  /^The archive holds the name "a is", which a is\.$/,
  // For a game, for a language model, and for other clients.
  /^There is nothing at this address\.$/,
  /^(a is Answer with the plan|We played your game in a browser)/,
  /^A clip lasts at most a is seconds/,
];

const others = Object.keys(languages)
  .filter(isLanguage)
  .filter((tag) => tag !== 'en');
const written = [
  ...sources.flatMap(sentencesOf).filter((sentence) => !notShown.some((one) => one.test(sentence))),
  ...composed,
];
const sentencesIn = (catalogue: Catalogue) => Object.keys(catalogue).filter((key) => key.startsWith('sentence.'));
const namesIn = (text: unknown) => [...String(text).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

it.each(others)(
  'every sentence of the service about a job, an upload or a clip is translated into %s',
  async (language) => {
    spoken.value = { language, locale: language, messages: await loadCatalogue(language, true) };
    expect(written.filter((sentence) => translateSentence(sentence) === sentence)).toEqual([]);
  },
);

it.each(others)('has the same sentences in %s, with the same values', async (language) => {
  const catalogue = await loadCatalogue(language, true);
  expect(sentencesIn(catalogue)).toEqual(sentencesIn(await loadCatalogue('de', true)));
  const wrong = sentencesIn(catalogue).filter(
    (key) =>
      namesIn(catalogue[key]).sort().join() !==
      namesIn(key)
        .filter((name) => name !== 'are')
        .sort()
        .join(),
  );
  expect(wrong).toEqual([]);
});

it('has no sentence that the service does not write', async () => {
  const messages = await loadCatalogue('de', true);
  const unused = sentencesIn(messages).filter((key) => {
    spoken.value = { language: 'de', locale: 'de', messages: { [key]: messages[key] ?? '' } };
    return written.every((sentence) => translateSentence(sentence) === sentence);
  });
  expect(unused).toEqual([]);
});

type Node = { type: string; value?: unknown; callee?: { name?: string }; quasis?: { value: { cooked: string } }[] };

/** The sentences in a file, with "a is" in the place of each value. */
function sentencesOf(file: string): string[] {
  const name = path.join(import.meta.dirname, '../../server/src', `${file}.ts`);
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, value, callee, quasis } = node as Node;
    // Operators read these in the log.
    if (type === 'NewExpression' && callee?.name === 'Error') return;
    const text = type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('a is') : value;
    if (typeof text === 'string' && isSentence(text)) found.push(text);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(name, readFileSync(name, 'utf8')).program);
  return found;
}

function isSentence(text: string): boolean {
  return /^\S+ .*\S\.$/.test(text) || /^[A-Z][a-z]+ing .*[a-z]$/.test(text);
}
