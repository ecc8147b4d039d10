import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf } from './mention.ts';
import type { Requested } from './requested.ts';

/** "Fork towers": forks are the towers, and nobody plays a tower. */
export function withTowers(frame: Frame): Frame {
  if (frame.mechanic !== 'defence') return frame;
  const isOther = ({ noun }: Named) => !/^(tower|turret)$/.test(noun);
  return {
    ...frame,
    hero: frame.hero && isOther(frame.hero) ? frame.hero : null,
    goods: frame.goods.filter((one) => isOther(one) || one.role === 'protected'),
    tools: [...(frame.builtOf ? [frame.builtOf] : []), ...frame.tools.filter(isOther)],
  };
}

/** Chocolate bars as bricks, coral as pillars; "chocolate bricks" are brown. */
export function builtParts(kind: Kind, { things, frame }: Requested): { brick?: Actor; pillar?: Actor } {
  const built = frame.builtOf ? actorOf(mentionOf(frame.builtOf)) : undefined;
  const isShown = built && (built.picture !== undefined || built.sprite !== 'token');
  if (kind === 'flyer') return isShown ? { pillar: built } : {};
  if (kind !== 'breakout') return {};
  const coloured = things.find(({ sprite, tint }) => sprite === 'brick' && tint);
  const brick = isShown ? built : coloured && actorOf(coloured);
  return brick ? { brick } : {};
}
