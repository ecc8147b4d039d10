import { expect } from 'vitest';
import { planPrompt } from '../generation/built-in/planning/make-plan.ts';

export const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

/** Whom and what a plan shows; null where the prompt leaves it open. */
export function expectCast(
  prompt: string,
  kind: string,
  hero: string | null,
  foes: string | null,
  things: string | null,
) {
  const { plan } = planPrompt(prompt, 'job 1');
  expect(plan.kind).toBe(kind);
  if (hero) expect(plan.theme.hero.name).toBe(hero);
  if (foes) expect(names(plan.theme.foes)).toBe(foes);
  if (things) expect(names(plan.theme.things)).toBe(things);
}
