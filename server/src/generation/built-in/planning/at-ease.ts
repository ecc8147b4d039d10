import type { Act, Frame, Good, Named } from '../reading/frame.ts';

/** What is done without anything to do. */
const idle =
  /^(be|relax|rest|sleep|nap|doze|float|drift|hover|swim|sit|watch|listen|go|breathe|enjoy|look|chill|unwind|glow|shine)$/;

const walks = /^(walk|walks|stroll|strolls|wander|hike|journey)$/;

/** What floats about is popped, as in bubbles; other animals are fed. */
const floats =
  /(^| )(jellyfish|butterfly|firefly|moth|dragonfly|lantern|balloon|bubble|cloud|feather|dandelion|star|snowflake|petal|lotus)$/;

/** Where fish are watched. */
const fishWaters = /^(aquarium|pond|koi pond|fish tank|fishpond)$/;

const plain = { count: null, isPlural: true, traits: [] };
const fish: Named = { ...plain, noun: 'fish', class: 'creature' };
const marshmallow: Good = { ...plain, noun: 'marshmallow', class: 'food', role: 'collected' };

/** Whether a prompt asks for rest, and for no game in particular. */
function isOpenAndCalm({ mechanic, isMechanicNamed, mood, acts, foes, hazards, goods, language }: Frame): boolean {
  const isCalm = mood.feeling === 'calm' || mood.energy === 'slow';
  // Only English verbs are stored.
  const isByNature = mechanic === 'flyer' && (language === 'en' || goods.length === 0);
  const isTended = mechanic === 'tending' && goods.length === 0;
  return (
    isCalm &&
    (mechanic === null || isByNature || isTended) &&
    !isMechanicNamed &&
    foes.length + hazards.length === 0 &&
    acts.every(({ verb }) => idle.test(verb))
  );
}

/** "A relaxing zen garden with koi": somebody to feed or bubbles to pop, and nobody to be afraid of. */
export function atEase(frame: Frame): Frame {
  if (!isOpenAndCalm(frame)) return frame;
  const { hero, goods, place, ignored } = frame;
  const inPeace = { ...frame, modifiers: [...new Set([...frame.modifiers, 'no-enemies' as const])] };
  // Who goes for a walk feeds nobody.
  if (hero && ignored.some((word) => walks.test(word)))
    return { ...inPeace, mechanic: 'platformer', ignored: ignored.filter((word) => !walks.test(word)) };
  const subject = hero ?? goods[0] ?? (place.words.some((word) => fishWaters.test(word)) ? fish : null);
  if (subject === null) return frame;
  const named = { ...subject, isPlural: true };
  if (floats.test(subject.noun))
    return {
      ...inPeace,
      hero: null,
      mechanic: 'bubble-pop',
      goods: [{ ...named, role: 'tile' }, ...goods.slice(hero ? 0 : 1)],
    };
  if (subject.noun === 'campfire')
    return { ...inPeace, mechanic: 'catcher', goods: [marshmallow], place: { ...place, words: ['campfire'] } };
  // People and pictures of them do what they do elsewhere.
  if (subject.class !== 'creature') return frame;
  const isInPond = /^(fish|koi|goldfish|carp)$/.test(subject.noun) && place.setting === 'meadow';
  const feed: Act = { verb: 'feed', object: subject.noun, with: null };
  return {
    ...inPeace,
    hero: null,
    mechanic: 'tending',
    goods: [{ ...named, role: 'protected' }],
    acts: [feed],
    // The fish of a garden are in its pond.
    ...(isInPond && { place: { ...place, setting: 'lake', words: ['water garden'] } }),
  };
}
