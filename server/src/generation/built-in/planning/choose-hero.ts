import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import { findPicture } from '../pictures/find-picture.ts';
import { natureOf } from '../reading/natures.ts';
import { handTools } from '../reading/role-words.ts';
import { familyOf, findNoun, nounOf } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { forlorn } from './casts.ts';
import { kindsWithoutHero } from './choose-kind.ts';
import { castOf } from './local-casts.ts';
import { isThievery } from './loot.ts';
import { mentionOf, mentionOfName } from './mention.ts';
import { personIn } from './people-in-situations.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { isSneaking } from './sneaking.ts';

/**
 * A hero who would want the named things, or who belongs in the scene, and is none of them if there is another choice. A
 * spectator belongs in the scene.
 */
export function chooseHero(kind: Kind, requested: Requested, scene: Scene, foes: Actor[], random: SeededRandom): Actor {
  const rescued = requested.frame.goods.find(({ role }) => role === 'rescued' || role === 'protected');
  if (/^(princess|prince|queen|king)$/.test(rescued?.noun ?? '') && !kindsWithoutHero.has(kind))
    return actorOf({ ...nounOf('knight'), wears: null });
  const holds = kind === 'arena' && requested.frame.tools.some(({ noun }) => handTools.test(noun));
  const needsHands = holds || kindsOfHands.has(kind) || (kind === 'platformer' && rescued?.role === 'rescued');
  const { isFirstPerson, mood } = requested.frame;
  const isKidFree = ![...foes, ...requested.things].some(({ sprite }) => sprite === 'kid');
  // "I have to catch my homework".
  if (isFirstPerson && isKidFree && !kindsWithoutHero.has(kind) && !kindsOfMachines.has(kind) && mood.audience === null)
    return actorOf({ ...nounOf('kid'), wears: null });
  if (isSneaking(kind, requested.frame) && isKidFree && foes[0]?.sprite !== 'dragon')
    return actorOf(mentionOfName(isThievery(requested.frame) ? 'burglar' : 'ninja'));
  // Sports are played by people.
  if (kind === 'throw' && isSport(requested) && isKidFree)
    return actorOf({ ...nounOf(random.pick(['kid', 'girl'])), wears: null });
  const person = personIn(kind, requested, scene);
  if (person) return actorOf(mentionOf(person));
  // Whoever flies in a language of which not every bird is known.
  const { language, ignored } = requested.frame;
  if (kind === 'flyer' && language !== 'en' && ignored.length > 0 && !/^(sea|space|body|moon)$/.test(scene))
    return actorOf({ ...nounOf('bird'), wears: null });
  const wanted = requested.things[0]?.sprite;
  const taken = new Set([...foes.map((foe) => foe.sprite), ...(requested.guarded ? [requested.guarded.sprite] : [])]);
  // A truck carries gifts, but does not want them.
  const isPlayer = (who: string) => kindsOfMachines.has(kind) || !machines.has(who);
  const fans = wanted ? [...natureOf].filter(([, { likes }]) => likes.includes(wanted)).map(([who]) => who) : [];
  const rivals = foes[0]
    ? [...natureOf].filter(([, nature]) => nature.fears.includes(foes[0]?.sprite ?? '')).map(([who]) => who)
    : [];
  const locals = requested.isForlorn ? forlorn.heroes : castOf(scene, requested.frame).heroes.split(' ');
  const asked = new Set(requested.things.map(({ sprite }) => sprite));
  const localFans = fans.filter((who) => locals.includes(who));
  // A quiz about dogs is asked by one.
  const ofTopic = kind === 'quiz' ? findNoun(requested.frame.topic?.split(' ').at(-1) ?? '', true) : undefined;
  if (ofTopic?.being) return actorOf({ ...ofTopic, wears: null });
  const likely =
    kindsWithoutHero.has(kind) || requested.frame.place.feast
      ? [localFans, locals]
      : [localFans, fans.filter(isPlayer), rivals.filter((who) => locals.includes(who)), locals, rivals];
  const groups = [...likely.map((group) => group.filter((who) => !asked.has(who))), locals];
  // Work is done by people first.
  if (kind === 'tending')
    groups.unshift(locals.filter((who) => /^(human|kitchen)$/.test(familyOf(who)) && nounOf(who).being));
  for (const group of groups) {
    const free = group.filter(
      (who) =>
        !taken.has(who) &&
        isDrawn(who) &&
        (!needsHands || handed.has(who) || who.includes('-')) &&
        !(mood.audience !== null && (grim.has(who) || (mood.feeling !== 'spooky' && /^(ghost|witch)$/.test(who)))),
    );
    if (free.length) return actorOf(mentionOfName(random.pick(free).replaceAll('-', ' ')));
  }
  return actorOf({ ...nounOf(needsHands ? 'kid' : 'cat'), wears: null });
}

const isSport = ({ things, frame }: Requested): boolean =>
  frame.modifiers.some((one) => one === 'goal' || one === 'pins') || things[0]?.family === 'sport';

const isDrawn = (name: string): boolean =>
  familyOf(name) !== '' || findPicture(name.replaceAll('-', ' ')) !== undefined;

/** Nobody of these plays for children unasked. */
const grim = new Set('devil skeleton zombie vampire skull bomb mummy'.split(' '));

/** They have no wishes of their own. */
const machines = new Set('truck submarine train plane car bus boat ship tractor helicopter taxi'.split(' '));

/** Games of vehicles, and those whose hero is a thing. */
const kindsOfMachines = new Set<Kind>([
  'racer',
  'traffic',
  'parking',
  'flight',
  'lander',
  'rescue',
  'shooter',
  'defence',
]);

/** Games of throwing, shooting, pushing, boxing, running in lanes and looking after things are played by somebody with hands. */
const kindsOfHands = new Set<Kind>([
  'throw',
  'darts',
  'golf',
  'tending',
  'cooking',
  'goalkeeper',
  'sokoban',
  'rock-paper-scissors',
  'lanes',
  'billiards',
  'curling',
  'duel',
  'tap-race',
]);
const handed = new Set(
  'kid monkey robot knight ninja samurai wizard witch pirate astronaut princess king hero fairy cowboy chef santa elf viking clown soldier detective gnome alien angel'.split(
    ' ',
  ),
);
