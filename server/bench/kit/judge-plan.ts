import type { Actor, Plan } from '../../../engines/src/plan.ts';
import { membersOfGroup } from '../../src/generation/built-in/planning/members-of-group.ts';
import type { Label } from '../labelled-prompts.ts';

export const planAspects = ['mechanic', 'hero', 'foes', 'goods', 'place', 'numbers', 'pictures'] as const;
export type PlanAspect = (typeof planAspects)[number];
export type PlanVerdict = { prompt: string; aspect: PlanAspect; agrees: boolean; wanted: string; got: string };

/** Compares the generated game, and not only the parsed prompt, with a person's label. */
export function judgePlan(prompt: string, label: Label, plan: Plan, html: string): PlanVerdict[] {
  const { hero, foes, things } = plan.theme;
  const seen = [...things, hero, ...foes, ...(plan.theme.guarded ? [plan.theme.guarded] : [])];
  const verdict = (aspect: PlanAspect, agrees: boolean, wanted: unknown, got: unknown): PlanVerdict => ({
    prompt,
    aspect,
    agrees,
    wanted: String(wanted),
    got: String(got),
  });
  const mechanics = [label.mechanic].flat();
  const named = [
    label.hero && findNamed([hero], label.hero),
    label.foes && findNamed(foes, label.foes),
    label.goods && findNamed(seen, label.goods),
  ].filter((one) => typeof one === 'object');
  return [
    ...(mechanics.length
      ? [verdict('mechanic', mechanics.includes(plan.kind), mechanics.join(' or '), plan.kind)]
      : []),
    ...(label.hero ? [verdict('hero', Boolean(findNamed([hero], label.hero)), label.hero, hero.name)] : []),
    ...(label.foes ? [verdict('foes', Boolean(findNamed(foes, label.foes)), label.foes, namesOf(foes))] : []),
    // Collected things may also be the hero, a foe or guarded: bees that are caught, ducks that are shot, a princess.
    ...(label.goods ? [verdict('goods', Boolean(findNamed(seen, label.goods)), label.goods, namesOf(things))] : []),
    ...(label.place ? [verdict('place', plan.theme.scene === label.place, label.place, plan.theme.scene)] : []),
    ...(label.weather ? [verdict('place', plan.weather === label.weather, label.weather, plan.weather)] : []),
    ...Object.entries(label.numbers ?? {}).map(([unit, count]) =>
      verdict('numbers', isPlayed(plan, unit, count), `${count} ${unit}`, JSON.stringify(plan.rules)),
    ),
    ...named.map((actor) => verdict('pictures', isShown(actor, html), `a picture of ${actor.name}`, actor.sprite)),
  ];
}

const namesOf = (actors: Actor[]) => actors.map(({ name }) => name).join(', ') || 'none';

/** Several of a kind count as the kind: carrots and corn are vegetables. */
function findNamed(actors: Actor[], wanted: string | string[]): Actor | undefined {
  const names = [wanted].flat();
  const members = names.flatMap(membersOfGroup);
  const isNamed = ({ name }: Actor) => names.some((one) => ` ${name}`.endsWith(` ${one}`));
  return actors.find((actor) => isNamed(actor) || members.includes(actor.sprite));
}

function isPlayed({ rules, modifiers = [], questions = [], words = [] }: Plan, unit: string, count: number): boolean {
  if (unit === 'players' && count === 2) return modifiers.includes('two-players') || rules['players'] === 2;
  if (unit === 'max') return questions.length > 0;
  if (unit === 'questions') return questions.length === count || rules['questions'] === count;
  if (unit === 'words') return words.length === count || rules['words'] === count;
  return rules[unit] === count || Object.values(rules).includes(count);
}

/**
 * Drawn under its own name or as its kind, or embedded in the document; a letter on a medal does not count as a
 * picture.
 */
function isShown({ sprite, picture }: Actor, html: string): boolean {
  return picture === undefined ? sprite !== 'token' : html.includes(`"${picture}":{"box"`);
}
