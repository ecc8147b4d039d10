import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Kind, kinds } from '../../../../../engines/src/plan.ts';
import type { Counted, Frame } from '../reading/frame.ts';
import type { Modifier } from '../reading/mechanics.ts';
import { readFrame } from '../reading/read-frame.ts';
import { kindsOfEnemies, kindsWithBoss, kindsWithFixedTimer, rulesOfCount } from './honours.ts';
import { planFromRequested, planPrompt } from './make-plan.ts';
import { requestedOf } from './requested.ts';
import { seededRandom } from './seeded-random.ts';
import { understoodOf } from './understood-of-plan.ts';

const engines = new URL('../../../../../engines/src/', import.meta.url);

/** Everything that is written for one mechanic, and what all of them share. */
function sourceOf(kind: Kind): string {
  const folder = new URL(`games/${kind}/`, engines);
  const own = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const shared = ['stage/goal.ts', 'stage/run.ts', 'stage/duel.ts'].map((name) => new URL(name, engines));
  return [...own.map((name) => new URL(name, folder)), ...shared].map((file) => readFileSync(file, 'utf8')).join('\n');
}

const fox = readFrame('a fox collects keys');

function planned(kind: Kind, change: Partial<Frame>) {
  const requested = requestedOf({
    ...fox,
    mechanic: kind,
    isMechanicNamed: true,
    numbers: {},
    modifiers: [],
    ...change,
  });
  const plan = planFromRequested(requested, 1, seededRandom(kind));
  return { plan, ignored: understoodOf(requested, plan).ignored };
}

const counts: [unit: Counted, count: number, told: string][] = [
  ['collect', 5, '5 to collect'],
  ['points', 137, '137 points'],
  ['seconds', 47, '47 seconds'],
  ['levels', 17, '17 levels'],
  ['rounds', 3, '3 rounds'],
  ['waves', 6, '6 waves'],
  ['lives', 4, '4 lives'],
  ['questions', 13, '13 questions'],
];

const wishes: [modifier: Modifier, told: string, isPlayed: (kind: Kind) => boolean][] = [
  ['boss', 'boss', (kind) => kindsWithBoss.has(kind)],
  ['no-enemies', 'no enemies', (kind) => !kindsOfEnemies.has(kind)],
  ['no-timer', 'no timer', (kind) => !kindsWithFixedTimer.has(kind)],
];

describe.each(kinds)('%s', (kind) => {
  const source = sourceOf(kind);

  it('applies or reports every number that was requested', () => {
    for (const [unit, count, told] of counts) {
      const { plan, ignored } = planned(kind, { numbers: { [unit]: count } });
      // The best of so many is won with more than half of them.
      const isHalf = (name: string) =>
        unit === 'rounds' && name === 'match' && plan.rules[name] === Math.ceil(count / 2);
      const names = rulesOfCount[unit].filter((name) => plan.rules[name] === count || isHalf(name));
      const isRead = names.some((name) => new RegExp(`['"]${name}['"]|\\.${name}\\b`).test(source));
      const isAsked = unit === 'questions' && plan.questions?.length === count;
      expect({ unit, isTold: ignored.includes(told) }).toEqual({ unit, isTold: !isRead && !isAsked });
    }
  });

  it('applies or reports what is to be added or left out', () => {
    for (const [modifier, told, isPlayed] of wishes) {
      const { ignored } = planned(kind, { modifiers: [modifier] });
      expect({ modifier, isTold: ignored.includes(told) }).toEqual({ modifier, isTold: !isPlayed(kind) });
    }
    const { plan, ignored } = planned(kind, { modifiers: ['no-losing'] });
    expect(ignored.includes('no game over')).toBe(plan.rules['gentle'] !== 1);
  });
});

it('stops the clock of every game that has one and can do without', () => {
  for (const kind of kinds) {
    const { plan, ignored } = planned(kind, { modifiers: ['no-timer'] });
    const { unhurried = 0, seconds = 0 } = plan.rules;
    const source = sourceOf(kind).replaceAll(/\s+/g, ' ');
    if (unhurried) expect({ kind, isRead: source.includes('isUnhurried(stage)') }).toEqual({ kind, isRead: true });
    const drains =
      /hud\.progress = [^;]*\b(clock|patience|left)\b/.test(source) && !source.includes("rule('seconds', 0)");
    const isStopped = unhurried > 0 || seconds > 3600 || ignored.includes('no timer');
    expect({ kind, isStopped: !drains || isStopped }).toEqual({ kind, isStopped: true });
  }
});

it.each([
  ['a fox collects 1000000 coins', '1000000 coins to collect'],
  ['breakout until 0 points', '0 points'],
  ['a quiz with 0 questions', '0 questions'],
])('tells what no round can hold: %s', (prompt, told) => {
  const { plan, understood } = planPrompt(prompt, 'seed');
  expect(understood.ignored).toContain(told);
  expect(understood.numbers).toEqual({});
  expect(Object.values(plan.rules).every((value) => value <= 1000)).toBe(true);
});
