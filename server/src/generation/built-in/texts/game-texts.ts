import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gesture, type Kind, kinds, type Scene, scenes } from '../../../../../engines/src/plan.ts';

/** The texts of a game in one language. */
export type GameTexts = {
  /** Words of the screens, by their English capitals: 'GAME OVER'. */
  words: Record<string, string>;
  gestures: Record<Gesture | 'keys' | 'buttons', string>;
  scenes: Record<Scene, string>;
  names: Record<Kind, string>;
  goals: Record<Kind, string>;
  /** The same without what is collected, where the texts say how. */
  goalsAlone: Partial<Record<Kind, string>>;
  /** Name and goal of a flyer under water. */
  swimmer: { name: string; goal: string };
  /** Name and goal of stacks of discs. */
  discs: { name: string; goal: string };
  /** The goal where the prompt says how the round ends; {count} is the requested number. */
  asked: Record<
    'collect' | 'survive' | 'points' | 'exit' | 'bombs' | 'hunt' | 'sneak' | 'beat' | 'race' | 'parachute' | 'answer',
    string
  >;
  /**
   * Sentences of the description: who is played ({thing}), where (in the words of the prompt), who is to be avoided
   * or to be feared ({list}), who else is in it, what is collected besides, and how it ends.
   */
  told: Record<'hero' | 'where' | 'avoid' | 'fear' | 'cast' | 'and' | 'gather' | 'end', string>;
};

const folder = path.join(import.meta.dirname, '../../../../words/texts');
const known = new Map<string, GameTexts | null>();

/** Null for English, which is built into the games, and for a language without texts. */
export function gameTextsIn(language: string): GameTexts | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const file = path.join(folder, `${language}.txt`);
  const texts = /^[a-z]{2}$/.test(language) && existsSync(file) ? textsFrom(readFileSync(file, 'utf8')) : null;
  known.set(language, texts);
  return texts;
}

function textsFrom(text: string): GameTexts {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const after = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const pairs = (list: string) => Object.fromEntries(list.split('|').map((pair) => pair.split('=')));
  const places = after('scenes').split('|');
  const rows = new Map(lines.map((line) => [line.split('|')[0], line.split('|')]));
  const column = (i: number) => Object.fromEntries(kinds.map((kind) => [kind, rows.get(kind)?.[i] ?? '']));
  const written = column(2) as GameTexts['goals'];
  const each = (change: (goal: string) => string) =>
    Object.fromEntries(Object.entries(written).map(([kind, goal]) => [kind, change(goal)])) as GameTexts['goals'];
  const inParts = kinds.filter((kind) => written[kind].includes('{'));
  const alone = each((goal) => goal.replace(/\{[^}]*\}/g, ''));
  return {
    words: pairs(after('ui')),
    gestures: pairs(after('gestures')),
    scenes: Object.fromEntries(scenes.map((scene, i) => [scene, places[i] ?? ''])) as GameTexts['scenes'],
    asked: pairs(after('asked')),
    told: pairs(after('told')),
    names: column(1) as GameTexts['names'],
    goals: each((goal) => goal.replace(/[{}]/g, '')),
    goalsAlone: Object.fromEntries(inParts.map((kind) => [kind, alone[kind]])),
    swimmer: { name: rows.get('swimmer')?.[1] ?? '', goal: rows.get('swimmer')?.[2] ?? '' },
    discs: { name: rows.get('discs')?.[1] ?? '', goal: rows.get('discs')?.[2] ?? '' },
  };
}
