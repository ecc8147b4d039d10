import { isFleeing } from './foreign-verbs.ts';
import { numberOf } from './numbers.ts';

/** Words of other languages that say nothing about a game, or whose meaning is read elsewhere. */
const noise = new RegExp(
  `^(${[
    'will möchte soll kann runter hoch rauf hält taucht seine[mnrs]? ihre[mnrs]? dabei dann immer wieder computer machen macht mach',
    'bajo posible encima alrededor tres cuatro cinco ordenador computadora',
    'sugli dagli negli dalle sulle sopra sotto mentre ostacoli quando',
    'pendant autour spatiale? obstacles? ordinateur',
    'enquanto embaixo computador',
    'лаб двух трёх трех растёт растет пока',
    'trzema dwoma bossem obcych pływa kopie podczas',
    'لعبة تقفز يقفز يطير تطير',
    'करता करती करते हुए वाला वाली वाले है हैं',
    'kaçar koşar zıplar uçar geçer gider oyunu oyun',
  ]
    .join(' ')
    .split(' ')
    .join('|')})$`,
  'u',
);

export const isNoise = (word: string, language: string): boolean =>
  noise.test(word) || isFleeing(word) || numberOf(word, language) !== null;
