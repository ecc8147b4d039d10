import { type Actor, kinds, looks, type Plan } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Mention } from '../reading/mentions.ts';
import { type Reading, readPrompt } from '../reading/read-prompt.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { isHostile } from './choose-cast.ts';
import { planFromReading } from './make-plan.ts';
import { rulesOf } from './rules-of-kind.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

/** The stored plan of a game, if its version is still supported. */
export function readPlan(text: string | undefined): Plan | undefined {
  if (text === undefined) return undefined;
  const plan = JSON.parse(text) as Partial<Plan>;
  return plan.version === 1 && plan.kind !== undefined && kinds.includes(plan.kind) ? (plan as Plan) : undefined;
}

/** The same game with what the prompt changes; everything it does not mention stays. */
export function remixPlan(origin: Plan, prompt: string, seed: string): Plan {
  const random = seededRandom(`${seed}\n${prompt}`);
  const said = readPrompt(prompt);
  const reading = isEmpty(said)
    ? // A prompt that changes nothing still has to give another game.
      { ...merge(origin, said), look: random.pick(looks.filter((look) => look !== origin.theme.look)) }
    : merge(origin, said);
  const plan = planFromReading(reading, hashOf(`${seed}:${prompt}`), random);
  const rules = plan.kind === origin.kind ? mergeRules(origin, plan, said) : plan.rules;
  const hasNewColours = said.scene || said.mood || said.hour || said.wash || isEmpty(said);
  const isNeon = (one: Plan) => one.theme.look === 'neon';
  const hasNewSounds = said.mood || plan.theme.look !== origin.theme.look;
  return {
    ...plan,
    palette: hasNewColours || isNeon(plan) !== isNeon(origin) ? plan.palette : origin.palette,
    sounds: hasNewSounds ? plan.sounds : origin.sounds,
    title: plan.title === origin.title ? `${plan.title} Again`.slice(0, 100) : plan.title,
    rules,
    // Another hero or another colour asks the same questions.
    ...(plan.kind === origin.kind && !said.topic && origin.questions && { questions: origin.questions }),
    controls: mechanicOf[plan.kind].controls(rules),
  };
}

function merge(origin: Plan, said: Reading): Reading {
  // "With zombies" adds foes, it does not change the hero.
  const isFoe = said.hero !== null && !said.heroMeant && isHostile(said.hero);
  const hero = (isFoe ? null : said.hero) ?? mentionOf(origin.theme.hero);
  const foes = isFoe && said.hero ? [said.hero, ...said.foes] : said.foes;
  const others = (named: Mention[], before: Actor[]) =>
    (named.length > 0 ? named : before.map(mentionOf)).filter(({ sprite }) => sprite !== hero.sprite);
  return {
    ...said,
    kinds: said.kinds.length > 0 ? said.kinds : [{ kind: origin.kind, weight: 1 }],
    hero: { ...hero, wears: hero.wears ?? (hero.sprite === origin.theme.hero.sprite ? origin.theme.hero.wears : null) },
    heroMeant: true,
    coined: null,
    foes: others(foes, origin.theme.foes),
    things: others(said.things, origin.theme.things),
    scene: said.scene ?? origin.theme.scene,
    mood: said.mood ?? origin.mood,
    look: said.look ?? origin.theme.look,
    difficulty: Math.max(1, Math.min(5, said.difficulty ?? origin.difficulty + said.turn)),
  };
}

/** An actor's sprite may be an unknown word, which has no family. */
function mentionOf({ sprite, name, tint, wears }: Actor): Mention {
  return { sprite, name, tint, wears, family: familyOf(sprite), being: true };
}

/** Only numbers that depend on the difficulty change. */
function mergeRules(origin: Plan, plan: Plan, said: Reading): Plan['rules'] {
  const rulesAt = (difficulty: number, reading: Reading) =>
    rulesOf(plan.kind, plan.theme.hero.sprite, difficulty, reading, seededRandom('the same'));
  const before = rulesAt(origin.difficulty, { ...said, lives: null, seconds: null, maths: false });
  const after = rulesAt(plan.difficulty, said);
  const entries = Object.entries(after).map(([name, value]) => [
    name,
    value === before[name] ? (origin.rules[name] ?? value) : value,
  ]);
  return { ...origin.rules, ...Object.fromEntries(entries) };
}

function isEmpty(said: Reading): boolean {
  const named = said.hero ?? said.foes[0] ?? said.things[0] ?? said.kinds[0];
  const set = said.scene ?? said.mood ?? said.look ?? said.hour ?? said.wash ?? said.title;
  const counted = said.difficulty ?? said.lives ?? said.seconds;
  return !named && !set && !counted && said.turn === 0 && !said.peaceful && !said.maths;
}
