import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('a parachute jump', () => {
  it.each([
    ['parachute jump, land on the target', 'skydiver', 'sky'],
    ['a skydiver lands on the target', 'skydiver', 'sky'],
    ['a cow with a parachute lands on a farm', 'cow', 'farm'],
    ['penguin parachutes onto an iceberg', 'penguin', 'snow'],
    ['Fallschirmspringer landet auf dem Ziel', 'skydiver', 'sky'],
    ['saut en parachute, atterrir sur la cible', 'skydiver', 'sky'],
    ['salto en paracaídas, aterriza en el blanco', 'skydiver', 'sky'],
  ])('has a target and no fuel: %s', (prompt, hero, scene) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'lander', rules: { parachute: 1 }, theme: { scene, hero: { name: hero } } });
    expect(`${plan.title} ${plan.description} ${plan.goal}`).not.toMatch(/fuel|Lander|Treibstoff|panne|combustible/);
    expect(understood.ignored).toEqual([]);
  });

  it.each(['lunar lander', 'land a rocket on mars', 'a skydiver falls through clouds and avoids birds'])(
    'is nothing else: %s',
    (prompt) => {
      const { plan } = planPrompt(prompt, 'job 1');
      expect(plan.rules).not.toHaveProperty('parachute');
      expect(`${plan.title} ${plan.description}`).not.toMatch(/canopy|parachute/i);
    },
  );
});
