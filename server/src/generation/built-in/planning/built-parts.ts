import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf, mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

/** What is climbed as a whole, and has no steps of its own. */
const climbed =
  /(^| )(tower|mountain|hill|cliff|tree|ladder|rope|stairs?|staircase|building|skyscraper|castle|beanstalk|volcano|peak|pole|vine|chimney|lighthouse|pyramid|wall|roof|rooftop|crane|scaffold|scaffolding|cloud|sky|branch|ceiling|hole|pit|lava|water)$/;

/** "From planet to planet", "on lily pads": what one jumps onto. */
function stepOf({ place }: Requested['frame']): Actor | undefined {
  const word = place.words.find(
    (one) => !climbed.test(one) && /^(thing|food|plant|body|vehicle|abstract)$/.test(lookUp(one)?.class ?? ''),
  );
  const found = word === undefined ? undefined : actorOf(mentionOfName(word));
  return found && (found.picture !== undefined || found.sprite !== 'token') ? found : undefined;
}

/** Nobody collects what is stood on. */
export function notStoodOn(things: Actor[], { pillar }: { pillar?: Actor }): Actor[] {
  const others = things.filter(({ name }) => name !== pillar?.name);
  return others.length > 0 ? others : [actorOf(mentionOfName('star'))];
}

/** Chocolate bars as bricks, coral as pillars, a tower of candy, crocodiles to hop on; "chocolate bricks" are brown. */
export function builtParts(kind: Kind, { things, frame }: Requested): { brick?: Actor; pillar?: Actor } {
  const built = frame.builtOf ? actorOf(mentionOf(frame.builtOf)) : undefined;
  const isShown = built && (built.picture !== undefined || built.sprite !== 'token');
  if (kind === 'flyer' || kind === 'helix' || kind === 'hopper') return isShown ? { pillar: built } : {};
  if (kind === 'jumper') {
    const step = isShown ? built : stepOf(frame);
    return step ? { pillar: step } : {};
  }
  if (kind !== 'breakout') return {};
  const coloured = things.find(({ sprite, tint }) => sprite === 'brick' && tint);
  const brick = isShown ? built : coloured && actorOf(coloured);
  return brick ? { brick } : {};
}
