import type { Plan, Sky } from '../../../../../engines/src/plan.ts';
import type { Understood } from '../../understood.ts';
import { unusedOf } from '../knowledge/find-topic.ts';
import { isDrawnTrait } from '../reading/drawn-traits.ts';
import { pluralOf, singularOf } from '../reading/english-plurals.ts';
import { isEverydayPlace } from '../reading/everyday-places.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { mechanics } from '../reading/mechanics.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { sceneOfPlace } from '../reading/place-scenes.ts';
import { fans, maybePlaces, surePlaces } from '../reading/role-words.ts';
import { isTemper } from '../reading/tempers.ts';
import { stepsLeftOut } from './care.ts';
import { castLeftOut } from './cast-left-out.ts';
import { kindsWithoutFoes } from './honours.ts';
import { isPlayed, leftOutOfPlan } from './left-out-of-plan.ts';
import type { Mention } from './mention.ts';
import { isOfBand } from './music-asked.ts';
import { partsUnasked } from './parts-unasked.ts';
import { actorsUncounted, besideLeftOut, placesLeftOut } from './places-left-out.ts';
import { isDrawn, type Requested } from './requested.ts';
import { isTorch } from './torchlight.ts';
import { traitsLeftOut } from './traits-left-out.ts';

/** What to do says it: "Herd all sheep into the pen". */
const isTold = (word: string, { goal }: Plan): boolean =>
  ` ${goal.toLowerCase().replace(/[^a-z ]/g, '')} `.includes(` ${word} `);

/** What was requested and is in the plan. Actors that the planner added are not listed. */
export function understoodOf({ frame, hero, foes, things }: Requested, plan: Plan): Understood {
  // "Against my brother": he plays, too.
  const isPlayer = ({ noun }: Named) => frame.modifiers.includes('two-players') && fans.test(noun);
  // The foes of a kitchen are its guests.
  const enemies = [...frame.foes, ...frame.hazards].filter((one) => !isPlayer(one));
  // "Defend your picnic" where nothing is defended.
  const isUnguarded = ({ noun, role }: Good) =>
    role === 'protected' &&
    // A keeper saves balls, and guards the goal.
    !(plan.kind === 'goalkeeper' && /ball|^(goal|net)$/.test(noun)) &&
    plan.theme.guarded?.name !== noun &&
    !things.some(({ name }) => name === noun);
  const isLost = (one: Good) => !isDrawn(one) || (isUnguarded(one) && plan.kind !== 'tending');
  const isWithoutFoes = kindsWithoutFoes.has(plan.kind) && plan.rules['spares'] !== 1;
  const numbers = Object.entries(frame.numbers).filter(([, number]) => Number.isFinite(number));
  return {
    mechanic: mechanics[plan.kind].name,
    hero:
      hero && frame.hero && (plan.rules['troupe'] === 1 || hero.name.endsWith(frame.hero.noun))
        ? phraseOf(frame.hero)
        : (hero?.name ?? null),
    foes: isWithoutFoes ? [] : namesOf(enemies, foes),
    things: frame.topic
      ? [frame.topic]
      : plan.theme.groups
        ? plan.theme.groups.map(({ label }) => label)
        : namesOf(
            frame.goods.filter((one) => !isLost(one) && !isOfBand(frame)),
            isOfBand(frame) ? [] : things,
          ),
    place: placeOf(frame, plan),
    mood: moodOf(frame),
    numbers: Object.fromEntries(numbers.filter(([unit, count]) => isPlayed(plan, unit, count))),
    ignored: [
      ...new Set(
        [
          ...frame.ignored.filter(
            (word) =>
              !isOfQuiz(word, frame) &&
              word !== plan.theme.landmark?.name &&
              !isShone(word, plan) &&
              !isMet(word, plan),
          ),
          ...(isWithoutFoes && plan.kind !== 'cooking' ? namesOf(enemies, []) : []),
          ...(frame.topic ? [] : frame.goods.filter((one) => isLost(one) && one.noun !== plan.weather).map(phraseOf)),
          ...leftOutOfPlan(frame, plan),
          ...traitsLeftOut(frame, plan),
          ...placesLeftOut(frame, plan),
          ...besideLeftOut(frame, plan),
          ...(frame.language === 'en'
            ? castLeftOut(
                { ...frame, goods: frame.goods.filter((one) => !isLost(one) && one.noun !== plan.weather) },
                plan,
              )
            : []),
          ...actorsUncounted(frame, plan),
          ...stepsLeftOut(frame, plan),
          ...(plan.kind === 'quiz' ? partsUnasked(frame, plan) : []),
        ].filter((word) => !isTemper(word) && !isTold(word, plan)),
      ),
    ],
  };
}

/** Guards who are to see nobody are met, whether they were read as foes or come with a prison. */
const isMet = (word: string, { theme: { foes } }: Plan): boolean => foes.some(({ name }) => name === singularOf(word));

const isShone = (word: string, { rules }: Plan): boolean => rules['torch'] === 1 && isTorch(word);

/** The names of a topic are known in more languages than the rest of an English sentence. */
const isOfQuiz = (word: string, { mechanic, knowledge: { topic, others = [] } }: Frame): boolean =>
  mechanic === 'quiz' && topic !== null && unusedOf(word, [topic, ...others]).length === 0;

/** A remix without names keeps those of its original, which are only among the mentions. */
function namesOf(read: Named[], mentions: Mention[]): string[] {
  const names = read.length > 0 ? read.map(phraseOf) : mentions.map(({ name }) => name);
  return [...new Set(names)];
}

function phraseOf({ noun, count, isPlural, traits }: Named): string {
  const name = [
    ...traits.filter((trait) => isDrawnTrait(trait) && !/^(enemy|theme|themed|favourite|favorite)$/.test(trait)),
    isPlural ? pluralOf(noun) : noun,
  ].join(' ');
  return count !== null && count > 1 ? `${count} ${name}` : name;
}

const namesOfSkies: Partial<Record<Sky, string>> = {
  aurora: 'northern lights',
  rainbow: 'rainbow',
  'full-moon': 'full moon',
};

function placeOf({ place }: Frame, { theme: { landmark } }: Plan): string | null {
  const near = (place.beside ?? []).filter((one) => landmark && one.endsWith(landmark.name));
  const words = [...place.words.filter(isSomewhere), ...near];
  const parts = [...words, ...(words.length === 0 && place.setting ? [place.setting] : [])];
  return joined([
    ...parts,
    place.time,
    place.weather,
    ...(place.skies ?? []).flatMap((sky) => namesOfSkies[sky] ?? []),
  ]);
}

/** Boxes that somebody pops out of and flags that are passed are nowhere to be. */
const isSomewhere = (word: string): boolean => {
  const last = word.split(' ').at(-1) ?? '';
  return (
    !/^(thing|abstract|food|body|creature|person)$/.test(lookUp(last)?.class ?? '') ||
    surePlaces.test(last) ||
    maybePlaces.test(last) ||
    isEverydayPlace(word) ||
    sceneOfPlace(last) !== null
  );
};

function moodOf({ mood, look, music }: Frame): string | null {
  const difficulty =
    mood.difficulty === null || mood.audience
      ? null
      : mood.difficulty >= 4
        ? 'hard'
        : mood.difficulty <= 1
          ? 'easy'
          : null;
  const audience = mood.audience && `for ${mood.audience}`;
  const heard =
    music &&
    (/^(classical|christmas|nursery|jazz|rock|pop)$/.test(music) ? `${music} music` : music.replace(/-/g, ' '));
  return joined([mood.feeling, mood.energy, difficulty, audience, look.style, ...look.colours, heard ?? null]);
}

function joined(parts: (string | null)[]): string | null {
  const said = [...new Set(parts.filter((part) => part !== null))];
  return said.length > 0 ? said.join(', ') : null;
}
