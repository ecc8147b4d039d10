import { findPicture } from '../pictures/find-picture.ts';
import type { Frame, Good } from '../reading/frame.ts';

const frames = /^(photo|photograph|picture|image|painting|drawing|postcard|poster|portrait|landscape)$/;

/** "A photo of a waterfall": the waterfall is on the board, and not the photo. */
export function withPuzzlePicture(frame: Frame): Frame {
  if (frame.mechanic !== 'sliding-puzzle') return frame;
  const goods = frame.goods.filter(({ noun }) => !frames.test(noun));
  if (goods.length > 0 || frame.hero) return { ...frame, goods };
  const { words, time } = frame.place;
  const seen = [...words, ...(time === 'dusk' ? ['sunset'] : [])].find((noun) => findPicture(noun) !== undefined);
  const shown = (noun: string): Good => ({
    noun,
    class: 'thing',
    count: null,
    isPlural: false,
    traits: [],
    role: 'tile',
  });
  return seen ? { ...frame, goods: [shown(seen)] } : frame;
}
