import type { Frame, Good } from '../reading/frame.ts';
import { isBeing, isPlayable } from '../reading/noun-classes.ts';

const above = /^(tree|palm tree|fruit tree|apple tree|sky|cloud|branch|roof|mountain|volcano)$/;

/** "Apples that fall from the tree, the pig catches them", in other languages: the tree falls nowhere, and the pig catches. */
export function withSourceOfFall(frame: Frame): Frame {
  const { mechanic, language, goods, hero, place } = frame;
  if (mechanic !== 'catcher' || language === 'en' || goods.length < 2) return frame;
  const sources = goods.filter(({ noun }) => above.test(noun));
  const rest = sources.length < goods.length ? goods.filter((one) => !sources.includes(one)) : goods;
  const isCatcher = (one: Good) => isPlayable(one.class) && isBeing(one.class);
  const catcher = hero || rest.filter(isCatcher).length !== 1 || rest.length < 2 ? undefined : rest.find(isCatcher);
  return {
    ...frame,
    hero: catcher ? { ...catcher, isPlural: false } : hero,
    goods: rest.filter((one) => one !== catcher),
    place: rest === goods ? place : { ...place, words: [...place.words, ...sources.map(({ noun }) => noun)] },
  };
}
