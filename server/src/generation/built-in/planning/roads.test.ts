import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const vehicles = ['car', 'truck', 'bus', 'motorcycle'];

describe('streets and roads', () => {
  it.each([
    'crossing the school street safely with a line of ducklings',
    'cross the road in front of the supermarket',
    'a snail crosses the street in front of the school',
    'help the kids cross the road to school',
    'a turtle crosses an intersection',
    'zebra crosses a zebra crossing',
    'a family of ducks crosses a busy street',
    'hilf dem Igel über die Straße',
    'a dog runs along the street',
  ])('%s: among cars', (prompt) => {
    const { theme } = planPrompt(prompt, 'job').plan;
    expect(theme.scene).toBe('city');
    for (const { sprite } of theme.foes) expect(vehicles).toContain(sprite);
  });

  it.each([
    ['a frog crosses the street, watch out for robots', 'robot'],
    ['a squirrel crosses train tracks', 'train'],
  ])('%s: but others where they were named', (prompt, foe) => {
    expect(planPrompt(prompt, 'job').plan.theme.foes[0]?.sprite).toBe(foe);
  });

  it('lists a row of which one is played', () => {
    const { understood } = planPrompt('crossing the school street safely with a line of ducklings', 'job');
    expect(understood.ignored).toContain('line');
  });
});
