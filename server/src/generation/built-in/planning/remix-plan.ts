import { type Actor, kinds, looks, type Plan } from '../../../../../engines/src/plan.ts';
import type { Mention } from '../reading/mentions.ts';
import { type Reading, readPrompt } from '../reading/read-prompt.ts';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { isHostile } from './choose-cast.ts';
import { planFromReading } from './make-plan.ts';
import { controlsOf, rulesOf } from './rules-of-kind.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

/** The plan a game was made from, if we can still read it. */
export function readPlan(text: string | undefined): Plan | undefined {
  if (text === undefined) return undefined;
  const plan = JSON.parse(text) as Partial<Plan>;
  return plan.version === 1 && plan.kind !== undefined && kinds.includes(plan.kind) ? (plan as Plan) : undefined;
}

/** The same game with what the words change: whoever and whatever they do not speak of stays. */
export function remixPlan(origin: Plan, prompt: string, seed: string): Plan {
  const random = seededRandom(`${seed}\n${prompt}`);
  const said = readPrompt(prompt);
  const reading = isAboutNothing(said)
    ? // Words that ask for nothing in particular ask for another game all the same.
      { ...together(origin, said), look: random.pick(looks.filter((look) => look !== origin.theme.look)) }
    : together(origin, said);
  const plan = planFromReading(reading, hashOf(`${seed}:${prompt}`), random);
  const rules = plan.kind === origin.kind ? rulesBetween(origin, plan, said) : plan.rules;
  const isDressedAnew = said.scene || said.mood || said.hour || said.wash || isAboutNothing(said);
  const isNeon = (one: Plan) => one.theme.look === 'neon';
  const soundsAnew = said.mood || plan.theme.look !== origin.theme.look;
  return {
    ...plan,
    palette: isDressedAnew || isNeon(plan) !== isNeon(origin) ? plan.palette : origin.palette,
    sounds: soundsAnew ? plan.sounds : origin.sounds,
    title: plan.title === origin.title ? `${plan.title} Again`.slice(0, 100) : plan.title,
    rules,
    controls: controlsOf(plan.kind, rules),
  };
}

function together(origin: Plan, said: Reading): Reading {
  // "With zombies" means more to fear, not whom to play.
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

/** An actor's sprite may be a word of somebody's own, which has no family. */
function mentionOf({ sprite, name, tint, wears }: Actor): Mention {
  return { sprite, name, tint, wears, family: familyOf(sprite), being: true };
}

/** Only the numbers that the change of difficulty moves are new; the way the game is played stays. */
function rulesBetween(origin: Plan, plan: Plan, said: Reading): Plan['rules'] {
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

function isAboutNothing(said: Reading): boolean {
  const named = said.hero ?? said.foes[0] ?? said.things[0] ?? said.kinds[0];
  const set = said.scene ?? said.mood ?? said.look ?? said.hour ?? said.wash ?? said.title;
  const counted = said.difficulty ?? said.lives ?? said.seconds;
  return !named && !set && !counted && said.turn === 0 && !said.peaceful && !said.maths;
}
