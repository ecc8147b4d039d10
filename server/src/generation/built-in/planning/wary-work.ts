import type { Frame, Good } from '../reading/frame.ts';

const avoids = /^(avoid|dodge|escape|evade|flee|elude)$/;

/** "A robot vacuum cleans crumbs and avoids the dog": whoever is in the way of work is met between what is to be done. */
export function withWaryWork(frame: Frame): Frame {
  const { mechanic, isMechanicNamed, foes, goods, acts, language } = frame;
  const isWary =
    language === 'en' &&
    foes.length > 0 &&
    acts.some(({ verb, object }) => avoids.test(verb) && foes.some(({ noun }) => noun === object));
  if (mechanic !== 'tending' || isMechanicNamed || !isWary || goods.length === 0) return frame;
  const asFound = (one: Good): Good => (one.role === 'protected' ? { ...one, role: 'collected' } : one);
  return { ...frame, mechanic: 'maze', goods: goods.map(asFound) };
}
