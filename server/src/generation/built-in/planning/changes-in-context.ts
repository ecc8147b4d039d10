import type { Kind, Plan } from '../../../../../engines/src/plan.ts';
import { unitOf } from '../reading/counts.ts';
import type { Counted, Frame } from '../reading/frame.ts';
import type { Changes } from '../reading/read-changes.ts';
import { rulesOfCount } from './honours.ts';

/** "Use farm animals instead" changes what lies on a board. */
export function onBoard(origin: Plan, read: Frame): Frame {
  const { hero, goods, isMechanicNamed } = read;
  const isOwn = hero === null || hero.noun === origin.theme.hero.name || hero.noun === 'hero';
  if (isMechanicNamed || isOwn || goods.length > 0 || !filled.test(origin.kind)) return read;
  return { ...read, hero: null, goods: [{ ...hero, isPlural: true, role: 'tile' }] };
}

const filled =
  /^(match|memory|merge|drop-merge|bubble-shooter|bubble-pop|blocks|stacker|sorting|simon|solitaire|sudoku)$/;

/** What a game has whose plan leaves it open. */
const usual: Partial<Record<Kind, Partial<Record<Counted, number>>>> = {
  memory: { pairs: 6 },
  quiz: { questions: 20 },
};

function countOf({ kind, rules }: Plan, unit: Counted): number {
  const { share = 0, columns = 0, rows = 0 } = rules;
  const counted = rulesOfCount[unit].map((name) => rules[name] ?? 0).find((value) => value > 0 && value < 1000);
  return counted ?? usual[kind]?.[unit] ?? (unit === 'mines' ? share * columns * rows : 0);
}

/** "More mines" is a number where the game counts them, and otherwise something to add. */
export function countedIn(origin: Plan, changes: Changes): Changes {
  const { relative, added } = changes;
  if (relative === null) return changes;
  const now = countOf(origin, relative.unit);
  if (now === 0) return { ...changes, relative: null };
  const isCounted = (noun: string) => unitOf(noun, 'en')?.[0] === relative.unit;
  return {
    ...changes,
    relative: { ...relative, count: Math.max(1, Math.round(now * relative.factor)) },
    added: added.filter(({ noun }) => !isCounted(noun)),
  };
}

export function withCount(read: Frame, { relative, language }: Changes): Frame {
  if (!relative?.count) return read;
  const { unit, count } = relative;
  const isOther = (word: string) => !/^(more|fewer|less|time)$/.test(word) && unitOf(word, language)?.[0] !== unit;
  return { ...read, numbers: { ...read.numbers, [unit]: count }, ignored: read.ignored.filter(isOther) };
}
