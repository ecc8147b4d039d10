import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';

const folder = path.join(import.meta.dirname, '../../../docs');

/** A page of docs/*.md: its name in the address, its title, and its text as HTML, which is rendered by each call. */
export type Guide = { name: string; title: string; html(): string };

/** Pages for operators, which are read in the repository. */
const notForApps = ['console', 'operations', 'reliability', 'scaling', 'threats'];

/** Every guide by name. They are ours, written in the repository, so their HTML is trusted. */
export function loadGuides(): Map<string, Guide> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .filter((name) => !notForApps.includes(name));
  return new Map(names.map((name) => [name, readGuide(name)]));
}

function readGuide(name: string): Guide {
  const read = () => readFileSync(path.join(folder, `${name}.md`), 'utf8');
  const title = /^# (.+)$/m.exec(read())?.[1] ?? name;
  return { name, title, html: () => linked(marked.parse(read(), { async: false })) };
}

/** Links between the files lead between the pages, and headings can be linked to. */
function linked(html: string): string {
  return html
    .replace(/href="([\w-]+)\.md(#[\w-]+)?"/g, (_all, name: string, part = '') => `href="/docs/${name}${part}"`)
    .replace(/<h([23])>(.*?)<\/h\1>/g, (_all, level: string, words: string) => {
      const id = words
        .replace(/<[^>]+>/g, '')
        .toLowerCase()
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '');
      return `<h${level} id="${id}">${words}</h${level}>`;
    });
}
