import type { Frame, Named } from '../reading/frame.ts';

const skydiver: Named = { noun: 'skydiver', class: 'person', count: null, isPlural: false, traits: [] };

/** A jump is made by somebody, out of the sky, whatever else is landed on the moon. */
export function withParachutist(frame: Frame): Frame {
  const { mechanic, modifiers, hero, place } = frame;
  if (mechanic !== 'lander' || !modifiers.includes('parachute')) return frame;
  // The jumps of other languages are read as kangaroos.
  const isJump = /^(saut|salto|skok|sprung|прыж)/.test(frame.said[hero?.noun ?? ''] ?? '');
  const isGear = hero !== null && (isJump || /^(parachute|plane|airplane|jump)$/.test(hero.noun));
  return {
    ...frame,
    hero: hero === null || isGear ? skydiver : hero,
    foes: frame.foes.filter(({ noun }) => !/^(target|bullseye)$/.test(noun)),
    ignored: frame.ignored.filter((word) => !/^(ziel|cible|blanco|celu?|bersaglio|alvo|цель)$/.test(word)),
    place: { ...place, setting: place.setting ?? 'sky' },
  };
}
