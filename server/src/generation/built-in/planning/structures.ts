import type { Frame } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';

/** What is built of many of the same, and of what. */
const materials: Record<string, string> = {
  dam: 'log',
  bridge: 'log',
  raft: 'log',
  cabin: 'log',
  'log cabin': 'log',
  hut: 'log',
  lodge: 'log',
  house: 'brick',
  wall: 'brick',
  nest: 'branch',
  campfire: 'log',
  bonfire: 'log',
};

/** What is built in the end; nobody piles up whole dams. */
export const structureOf = ({ acts }: Frame): string | null =>
  acts.find(({ verb, object }) => /^(build|make|construct|finish)$/.test(verb) && object && materials[object])
    ?.object ?? null;

const risen = /^(flood|water|tide|wave|tsunami|river|sea)$/;

/** "A beaver builds a dam before the flood": of logs, and the water comes up behind them. */
export function withStructure(frame: Frame): Frame {
  const { mechanic, goods, foes, hazards, modifiers } = frame;
  if (mechanic !== 'stacker') return frame;
  const structure = structureOf(frame);
  const noun = materials[structure ?? ''];
  const isFlooded = [...foes, ...hazards].some((one) => risen.test(one.noun));
  return {
    ...frame,
    ...(isFlooded && {
      foes: foes.filter((one) => !risen.test(one.noun)),
      hazards: hazards.filter((one) => !risen.test(one.noun)),
      modifiers: [...modifiers, 'flood' as const],
    }),
    goods: noun
      ? goods.map((one) =>
          one.noun === structure ? { ...one, noun, class: lookUp(noun)?.class ?? 'thing', isPlural: true } : one,
        )
      : goods,
  };
}
