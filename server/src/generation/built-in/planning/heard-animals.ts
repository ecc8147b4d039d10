import type { Frame, Good } from '../reading/frame.ts';

const animals: Good = { noun: 'animal', class: 'creature', count: null, isPlural: true, traits: [], role: 'tile' };

/** "A baby game with animal sounds" names nobody. */
export const withVoices = (frame: Frame): Frame =>
  frame.mechanic === 'bubble-pop' && frame.modifiers.includes('voices') && frame.goods.length === 0
    ? { ...frame, goods: [animals] }
    : frame;
