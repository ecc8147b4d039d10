import type { Kind } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { closings, plainClosings, sadClosings } from '../vocabulary/words-for-descriptions.ts';
import { openSeas, places } from '../vocabulary/words-for-titles.ts';
import type { Cast } from './choose-cast.ts';
import { classicOf } from './classic-boards.ts';
import { fillIn } from './fill-in.ts';
import { isFitting, isInMood, isInTime } from './fitting-texts.ts';
import { openingsOfHunt } from './fleeing-prey.ts';
import { goalOf } from './goal-of-cast.ts';
import { capital } from './goals-of-care.ts';
import { kindsOfEnemies } from './honours.ts';
import { placeOf, withoutArticle } from './place-in-texts.ts';
import { isQuiet, quietOpenings, softened } from './quiet-texts.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Setting, suitsSetting } from './setting-of-texts.ts';
import { namingAll } from './several-named.ts';
import { openingsOfSneaking } from './sneaking.ts';
import { openingsOfTeams } from './sports-balls.ts';
import { openingsOfStacks } from './stacked.ts';
import { openingsOfFling } from './thrown.ts';
import { cut } from './title-case.ts';
import { aboutNamed } from './unnamed-cast.ts';
import { withOwnVerb } from './verbs-of-goals.ts';

export const descriptionLengthMax = 500;

export function writeDescription(
  cast: Cast,
  requested: Requested,
  title: string,
  setting: Setting,
  random: SeededRandom,
): string {
  const inTitle = `${places[cast.scene]}, ${openSeas}`.split(', ').find((one) => title.includes(withoutArticle(one)));
  const place = inTitle ?? placeOf(cast, requested, setting, random, (word) => word);
  const { own, all } = openingsOf(cast, requested);
  const isPeaceful = requested.frame.modifiers.includes('no-enemies') && !kindsOfEnemies.has(cast.kind);
  const isWithoutFoes = isPeaceful || (cast.kind === 'catcher' && cast.guarded !== null);
  const fitting = (isWithoutFoes ? all.filter((one) => !/\{foes?\}/i.test(one)) : all).filter(
    (one) =>
      isFitting(cast, requested, one) &&
      isInMood(setting.mood, requested, one) &&
      suitsSetting(one, setting) &&
      // "The whole sky over the sky".
      !(/\bsky\b/.test(place) && /\bsky\b/.test(one)),
  );
  const friendly = namingAll(own ? fitting : aboutNamed(fitting, cast, requested), cast, requested);
  // A puzzle of a panda shows the panda.
  const template = random.pick(friendly.length > 0 ? friendly : all);
  const ofHero = cast.kind === 'sliding-puzzle' && requested.hero && requested.things.length === 0;
  const opening = fillIn(ofHero ? template.replace('a {thing}', '{hero}') : template, cast, requested, place);
  const goal = writeGoal(cast, requested);
  const isRepeated = opening.toLowerCase().includes(goal.toLowerCase().slice(0, 14));
  const closing = closingOf(cast.kind, requested, setting, random);
  return cut([opening, ...(isRepeated ? [] : [sentence(goal)]), closing].join(' '), descriptionLengthMax);
}

/** What the prompt itself tells of, or whatever is told of such games. */
function openingsOf(cast: Cast, requested: Requested): { own: boolean; all: string[] } {
  const ofStory = [openingsOfHunt, openingsOfSneaking, openingsOfFling, openingsOfStacks].flatMap((of) =>
    of(cast.kind, requested),
  );
  const quiet = ofStory.length > 0 ? ofStory : isQuiet(requested) ? quietOpenings(cast) : [];
  const own = openingsOfTeams(requested) ?? classicOf(cast, requested)?.openings ?? (quiet.length > 0 ? quiet : null);
  return own
    ? { own: quiet.length === 0 || ofStory.length > 0, all: own }
    : { own: false, all: mechanicOf[cast.kind].openings };
}

/** A mood that nobody asked for shows in the colours and sounds, and is not talked about. */
function closingOf(kind: Kind, requested: Requested, setting: Setting, random: SeededRandom): string {
  const { mood } = setting;
  const isAsked = requested.mood !== null || (mood === 'spooky' && requested.scene === 'haunted');
  const ofMood = requested.frame.mood.feeling === 'sad' ? sadClosings : isAsked ? closings[mood] : plainClosings;
  const fits = (one: string) => isInTime(kind, requested, one) && suitsSetting(one, setting);
  const fitting = ofMood.filter(fits);
  return random.pick(fitting.length > 0 ? fitting : plainClosings);
}

export function writeGoal(cast: Cast, requested: Requested): string {
  const goal = withOwnVerb(goalOf(cast, requested), cast.kind, requested);
  return fillIn(isQuiet(requested) ? softened(goal) : goal, cast, requested, '');
}

const sentence = (text: string) => `${capital(text)}.`;
