import { type Actor, kinds, looks, type Plan } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { readFrame } from '../reading/read-frame.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { type Planned, planFromRequested } from './make-plan.ts';
import { type Mention, type Requested, requestedOf } from './requested.ts';
import { rulesOf } from './rules-of-kind.ts';
import { hashOf, seededRandom } from './seeded-random.ts';
import { understoodOf } from './understood-of-plan.ts';

/** The stored plan of a game, if its version is still supported. */
export function readPlan(text: string | undefined): Plan | undefined {
  if (text === undefined) return undefined;
  const plan = JSON.parse(text) as Partial<Plan>;
  return plan.version === 1 && plan.kind !== undefined && kinds.includes(plan.kind) ? (plan as Plan) : undefined;
}

/** The same game with what the prompt changes; everything it does not mention stays. */
export function planRemix(origin: Plan, prompt: string, seed: string): Planned {
  const random = seededRandom(`${seed}\n${prompt}`);
  const said = requestedOf(readFrame(prompt));
  const requested = isEmpty(said)
    ? // A prompt that changes nothing still has to give another game.
      { ...merge(origin, said), look: random.pick(looks.filter((look) => look !== origin.theme.look)) }
    : merge(origin, said);
  const plan = planFromRequested(requested, hashOf(`${seed}:${prompt}`), random);
  const rules = plan.kind === origin.kind ? mergeRules(origin, plan, said) : plan.rules;
  const hasNewColours = said.scene || said.mood || said.hour || said.wash || isEmpty(said);
  const isNeon = (one: Plan) => one.theme.look === 'neon';
  const hasNewSounds = said.mood || plan.theme.look !== origin.theme.look;
  const remixed: Plan = {
    ...plan,
    palette: hasNewColours || isNeon(plan) !== isNeon(origin) ? plan.palette : origin.palette,
    sounds: hasNewSounds ? plan.sounds : origin.sounds,
    title: plan.title === origin.title ? `${plan.title} Again`.slice(0, 100) : plan.title,
    rules,
    // Another hero or another colour asks the same questions.
    ...(plan.kind === origin.kind &&
      !said.frame.knowledge.topic &&
      origin.questions && { questions: origin.questions }),
    controls: mechanicOf[plan.kind].controls(rules),
  };
  return { plan: remixed, understood: understoodOf(requested, remixed) };
}

export const remixPlan = (origin: Plan, prompt: string, seed: string): Plan => planRemix(origin, prompt, seed).plan;

function merge(origin: Plan, said: Requested): Requested {
  const hero = said.hero ?? mentionOf(origin.theme.hero);
  const others = (named: Mention[], before: Actor[]) =>
    (named.length > 0 ? named : before.map(mentionOf)).filter(({ sprite }) => sprite !== hero.sprite);
  return {
    ...said,
    kind: said.frame.isMechanicNamed ? said.kind : origin.kind,
    hero: { ...hero, wears: hero.wears ?? (hero.sprite === origin.theme.hero.sprite ? origin.theme.hero.wears : null) },
    foes: others(said.foes, origin.theme.foes),
    things: others(said.things, origin.theme.things),
    scene: said.scene ?? origin.theme.scene,
    mood: said.mood ?? origin.mood,
    look: said.look ?? origin.theme.look,
    difficulty: Math.max(1, Math.min(5, said.difficulty ?? origin.difficulty + said.harder)),
  };
}

/** An actor's sprite may be an unknown word, which has no family. */
function mentionOf({ plural: _, ...actor }: Actor): Mention {
  return { ...actor, family: familyOf(actor.sprite), being: true };
}

/** Only numbers that depend on the difficulty change. */
function mergeRules(origin: Plan, plan: Plan, said: Requested): Plan['rules'] {
  const rulesAt = (difficulty: number, requested: Requested) =>
    rulesOf(plan.kind, plan.theme.hero.sprite, difficulty, requested, seededRandom('the same'));
  const before = rulesAt(origin.difficulty, {
    ...said,
    isMaths: false,
    frame: { ...said.frame, numbers: {}, modifiers: [] },
  });
  const after = rulesAt(plan.difficulty, said);
  const entries = Object.entries(after).map(([name, value]) => [
    name,
    value === before[name] ? (origin.rules[name] ?? value) : value,
  ]);
  return { ...origin.rules, ...Object.fromEntries(entries) };
}

function isEmpty(said: Requested): boolean {
  const named = said.hero ?? said.foes[0] ?? said.things[0] ?? (said.frame.isMechanicNamed || null);
  const set = said.scene ?? said.mood ?? said.look ?? said.hour ?? said.wash ?? said.title;
  const counted = said.difficulty ?? said.frame.numbers.lives ?? said.frame.numbers.seconds;
  return !named && !set && !counted && said.harder === 0 && !said.isPeaceful && !said.isMaths;
}
