import type { Foe, Frame, Named } from '../reading/frame.ts';

const tank: Named = { noun: 'tank', class: 'vehicle', count: null, isPlural: false, traits: [] };
const words = /tank|panzer|tanque|^chars?$|assaut|armat|czołg|танк/;

/** Whoever sits beside the player drives the other tank. */
const players = /^(brother|sister|friend|buddy|mate|dad|mom|mum|father|mother|cousin|wife|husband|player|person)$/;

/** "Tank duel" is the name of the game and of both who fight in it, unless cats drive. */
export function withTanks(frame: Frame): Frame {
  const { mechanic, modifiers, hero, place } = frame;
  const foes = frame.foes.filter(({ noun }) => !players.test(noun));
  if (mechanic !== 'duel' || !modifiers.includes('tanks')) return frame;
  const rival: Foe = { ...(hero ?? tank), does: 'attacks' };
  return {
    ...frame,
    hero: hero ?? foes[0] ?? tank,
    foes: foes.length > 0 ? foes : [rival],
    place: {
      ...place,
      setting: place.setting ?? 'desert',
      words: place.words.filter((word) => !/keyboard|screen|phone|device/.test(word)),
    },
    ignored: frame.ignored.filter((word) => !words.test(word) && word !== 'keyboard'),
  };
}
