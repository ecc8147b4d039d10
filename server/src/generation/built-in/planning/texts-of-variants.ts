import type { Plan } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import type { GameTexts } from '../texts/game-texts.ts';

/** The texts of a mechanic whose variant has a name of its own: swimming, boules, five in a row. */
export function textsOfVariant(known: GameTexts, plan: Plan, frame: Frame): GameTexts {
  if (plan.kind === 'flyer' && plan.theme.scene === 'sea') return underWater(known);
  if (plan.kind === 'stacks' && frame.modifiers.includes('discs')) return ofDiscs(known);
  return plan.kind === 'curling' ? asRelative(known, frame) : withFive(known, plan, frame);
}

/** Whoever swims in the sea takes to no air. */
const underWater = ({ names, goals, swimmer, ...texts }: GameTexts): GameTexts => ({
  ...texts,
  swimmer,
  names: { ...names, flyer: swimmer.name },
  goals: { ...goals, flyer: swimmer.goal },
});

/** A tower of discs is sorted by size. */
const ofDiscs = ({ names, goals, discs, ...texts }: GameTexts): GameTexts => ({
  ...texts,
  discs,
  names: { ...names, stacks: discs.name },
  goals: { ...goals, stacks: discs.goal },
});

/** The name and the goal of five in a row. */
const fiveIn: Record<string, [name: string, goal: string]> = {
  de: ['Fünf in einer Reihe', 'Setze fünf in eine Reihe'],
  es: ['Cinco en línea', 'Coloca cinco en línea'],
  fr: ['Cinq en ligne', 'Alignez-en cinq'],
  it: ['Cinque in fila', 'Mettine cinque in fila'],
  pt: ['Cinco em linha', 'Coloque cinco em linha'],
  pl: ['Pięć w rzędzie', 'Ustaw pięć w rzędzie'],
  ru: ['Пять в ряд', 'Поставьте пять в ряд'],
  zh: ['五子棋', '五个连成一线'],
  ja: ['五目並べ', '五つ並べよう'],
  ko: ['오목', '다섯 개를 한 줄로 놓으세요'],
};

function withFive(texts: GameTexts, { rules }: Plan, { language }: Frame): GameTexts {
  const [name, goal] = (rules['line'] === 5 ? fiveIn[language] : undefined) ?? [];
  if (!name || !goal) return texts;
  return {
    ...texts,
    names: { ...texts.names, 'tic-tac-toe': name },
    goals: { ...texts.goals, 'tic-tac-toe': goal },
  };
}

const bowlsIn: Record<string, string> = {
  de: 'Boccia',
  es: 'Petanca',
  fr: 'Pétanque',
  pt: 'Bocha',
  it: 'Bocce',
  pl: 'Boccia',
  ru: 'Петанк',
  tr: 'Bocce',
  id: 'Petanque',
  ar: 'بيتانك',
  hi: 'बोचे',
  zh: '滚球',
  ja: 'ペタンク',
  ko: '보치아',
};

/** Boules are not called curling. */
function asRelative(texts: GameTexts, { modifiers, language }: Frame): GameTexts {
  const ofIce = language === 'de' ? 'Eisstockschießen' : undefined;
  const name = modifiers.includes('bowls')
    ? bowlsIn[language]
    : modifiers.includes('shuffleboard')
      ? 'Shuffleboard'
      : modifiers.includes('ice-stock')
        ? ofIce
        : undefined;
  return name === undefined ? texts : { ...texts, names: { ...texts.names, curling: name } };
}
