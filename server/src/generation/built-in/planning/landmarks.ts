import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import { findPicture } from '../pictures/find-picture.ts';
import { singularOf } from '../reading/english-plurals.ts';
import type { Frame, Named } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { actorOf, isStandIn } from './actor-of-mention.ts';
import { mentionOf, mentionOfName } from './mention.ts';
import { sightOf } from './sights.ts';
import { isIndoors } from './sites.ts';

/** What is scenery even if the game is said to be in or at it; what is named beside the game may be more. */
const standing =
  /^(lighthouse|windmill|watermill|mill|scarecrow|snowman|church|mosque|pagoda|shrine|cathedral|pyramid|statue|fountain|ferris wheel|carousel|merry go round|igloo|tent|wigwam|teepee|barn|hut|castle|palace|tower|clock tower|skyscraper|totem pole|monument|well|greenhouse|treehouse|oil rig|volcano|rainbow)$/;

/** Games with a landscape behind them, which nobody climbs. */
const kindsWithLandscape = new Set<Kind>(
  'runner flyer platformer throw darts catcher dodger batting flight fishing lander rope-swing rhythm tap-race breakout stacker typing shooter whack goalkeeper slicer chopping rescue racer lanes duel simon reaction bubble-pop hot-potato memory quiz tending digging'.split(
    ' ',
  ) as Kind[],
);

const shownBy: Partial<Record<Scene, RegExp>> = {
  beach: /^palm( tree)?$/,
  castle: /^(castle|palace|tower)$/,
  city: /^(skyscraper|tower)$/,
  temple: /^pyramid$/,
  volcano: /^volcano$/,
  fair: /^(ferris wheel|carousel|tent)$/,
};

/** Whether a scene shows such a thing anyway. */
export const isOfScene = (word: string, scene: Scene): boolean => shownBy[scene]?.test(word) ?? false;

/** "Near an old windmill": it stands in the scenery, unless it has a part in the game. */
export function landmarkOf(
  { kind, scene, hero, foes, things }: { kind: Kind; scene: Scene; hero: Actor; foes: Actor[]; things: Actor[] },
  { place, builtOf, goods, acts }: Frame,
): Actor | undefined {
  if (!kindsWithLandscape.has(kind) || isIndoors(place.site)) return undefined;
  const cast = [hero, ...foes, ...things].map(({ name }) => name);
  const idle = goods.filter(({ noun, isPlural }) => !isPlural && !acts.some(({ object }) => object === noun));
  // A lighthouse keeper is seen at a lighthouse.
  const kept = / keeper$/.test(hero.name) ? [hero.name.replace(/ keeper$/, '')] : [];
  const named = [...kept, ...place.words, ...idle.map(({ noun }) => noun)]
    .map(singularOf)
    .filter((word) => standing.test(word) && !isOfScene(word, scene) && word !== builtOf?.noun)
    .filter((word) => !cast.includes(word));
  const beside = place.beside?.filter((word) => !isOfScene(word, scene)) ?? [];
  const near = beside.map((words) => mentionOf(namedThing(words)));
  const drawn = [...near, ...named.map(mentionOfName)]
    .map((mention) => actorOf(mention))
    .find((actor) => actor.picture !== undefined || !isStandIn(actor));
  return drawn ? atScale(drawn) : sightOf(place.words, scene);
}

/** What comes up to one's shoulders. */
const low =
  /(^| )(campfire|bonfire|bench|sand ?castle|snowman|scarecrow|signpost|well|tent|stall|wagon|bus stop|geyser|gate|statue)$/;

const atScale = (actor: Actor): Actor => (low.test(actor.name) ? { ...actor, size: 0.6 } : actor);

/** "Old red lighthouse": the longest end that is known is the thing, and the rest is how it looks. */
function namedThing(said: string): Named {
  const words = said.split(' ');
  const at = words.findIndex((_, i) => isKnown(words.slice(i).join(' ')));
  const from = at < 0 ? words.length - 1 : at;
  return {
    noun: words.slice(from).join(' '),
    class: 'thing',
    count: null,
    isPlural: false,
    traits: words.slice(0, from),
  };
}

const isKnown = (noun: string): boolean => findPicture(noun) !== undefined || lookUp(noun) !== null;
