import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Excludes the console, which is in English for operators, and the catalogues, which contain the texts. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^(console|messages)\//.test(file),
);

/** The app's name, prefixes that the service writes into a transaction's text, and example addresses. */
const allowed = new Set([
  ...['Coinop', 'inop', 'Sale in your game', 'From your guest account', 'Account closed'],
  ...['https://', 'you@example.com'],
]);

it('screens contain no text: all texts are in the catalogues, in every language', () => {
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(path.join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('finds such texts', () => {
  const source = `
    const a = <p title="Saved">Hello there</p>;
    const b = on ? 'Less' : t('x');
    show({ title: 'Saved' });
    const c = \`Play \${title}\`;
    const d = event.key === 'Enter' && new Error('Never shown to anybody');
    const e = <img alt="a fox" class="picture wide" title={\`\${count} plays\`} />;
    const f = () => 'Saved';
    function g() { return 'Gone'; }
    say('Done');`;
  expect(wordsIn('some.tsx', source)).toEqual([
    ...['Saved', 'Hello there', 'Less', 'Saved', 'Play …', 'a fox', '… plays', 'Saved', 'Gone', 'Done'],
  ]);
});

type Node = { type: string; value?: unknown; name?: { name?: string }; quasis?: { value: { cooked: string } }[] };

function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, parent: Node | undefined): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, parent);
    else if (isNode(node)) {
      if (/^(Import|TS(?!AsExpression|NonNull|Satisfies))/.test(node.type) || isError(node)) return;
      const words = textOf(node);
      if (words !== undefined && isVisible(node, words, parent) && !allowed.has(words)) found.push(words);
      for (const child of Object.values(node)) walk(child, node);
    }
  };
  walk(parseSync(file, source).program, undefined);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Messages of thrown errors are not shown to visitors. */
function isError(node: Node): boolean {
  const { callee } = node as { callee?: { name?: string } };
  return node.type === 'NewExpression' && callee?.name === 'Error';
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.cooked).join('…');
  const isText = node.type === 'Literal' || node.type === 'JSXText';
  return isText && typeof node.value === 'string' ? node.value.trim() : undefined;
}

const showing = [
  ...['JSXAttribute', 'JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'Property'],
  ...['ReturnStatement', 'ArrowFunctionExpression', 'CallExpression', 'VariableDeclarator'],
];
const shownAttributes = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'];

function isVisible(node: Node, words: string, parent: Node | undefined): boolean {
  if (node.type === 'JSXText' || shownAttributes.includes(parent?.name?.name ?? ''))
    return /\p{L}{2}/u.test(words.replace(/&\w+;/g, ''));
  return (
    /^[A-Z][a-z]+,? \S/.test(words) ||
    /^…(?: \p{L}{2,})+[.!?]?$/u.test(words) ||
    (/^[A-Z][a-z]+$/.test(words) && showing.includes(parent?.type ?? ''))
  );
}
