import type { Frame, Named } from '../reading/frame.ts';

/** The ball for a hoop is a basketball. */
export function withBasketball(frame: Frame): Frame {
  const { mechanic, goods, tools, knowledge } = frame;
  const nouns = [...goods, ...tools].map(({ noun }) => noun);
  const isHoop = knowledge.topic === 'basketball' || nouns.some((noun) => /^(basketball|hoop|basket)$/.test(noun));
  if (mechanic !== 'throw' || !isHoop) return frame;
  const named = <T extends Named>(list: T[]): T[] =>
    list
      .filter(({ noun }) => !/^(hoop|basket|shot)$/.test(noun))
      .map((one) => (one.noun === 'ball' ? { ...one, noun: 'basketball' } : one));
  return { ...frame, goods: named(goods), tools: named(tools) };
}

/** In space a ship flies. */
export function withShips(frame: Frame): Frame {
  const { mechanic, place, hero } = frame;
  if (mechanic !== 'lander' && place.setting !== 'space' && place.setting !== 'moon') return frame;
  const flying = <T extends Named>(one: T): T => (one.noun === 'ship' ? { ...one, noun: 'spaceship' } : one);
  return {
    ...frame,
    hero: hero && flying(hero),
    foes: frame.foes.map(flying),
    goods: frame.goods.map(flying),
    hazards: frame.hazards.map(flying),
  };
}
