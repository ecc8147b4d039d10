import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Draft, GameRefused, type GenerationRequest } from './generator.ts';
import { oneLine } from './read-model-json.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** A model may choose any score; this only excludes unplayable values. */
const modelScore = { max: 1e9, perSecondMax: 1e6 } as const;

/** Whether an answer is a document and not a plan. */
export const holdsDocument = (answer: string): boolean => /<!doctype html|<html/i.test(answer);

/** The document in a model's answer, however it is wrapped, with the title and description from its head. */
export function draftFromAnswer(answer: string, request: GenerationRequest): Draft {
  const html = documentIn(answer);
  const { title, description } = headOf(html);
  return {
    title: oneLine(title || request.prompt, 100),
    description: oneLine(description || request.prompt, 500),
    tags: ['generated'],
    orientation: 'any',
    score: modelScore,
    html,
    plan: null,
  };
}

function documentIn(answer: string): string {
  const start = answer.search(/<!doctype html|<html/i);
  if (start < 0) throw new GameRefused('The answer holds no HTML document.');
  const end = answer.toLowerCase().lastIndexOf('</html>');
  if (end < start) throw new GameRefused('The document breaks off before its end.');
  return answer.slice(start, end + '</html>'.length);
}

function headOf(html: string): { title: string; description: string } {
  let title = '';
  let description = '';
  const pending: Node[] = [parse(html)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('tagName' in node && node.tagName === 'title')
      title ||= node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if ('tagName' in node && node.tagName === 'meta') {
      const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? '';
      if (attribute('name').toLowerCase() === 'description') description ||= attribute('content');
    }
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return { title, description };
}
