import { describe, expect, it } from 'vitest';
import { counted, isFinished } from './feedback.ts';
import type { Stage } from './stage.ts';

function stageWith(rules: Record<string, number>): { stage: Stage; isOver: () => boolean } {
  let over = false;
  const stage = {
    hud: { won: false },
    rule: (name: string, ordinary: number) => rules[name] ?? ordinary,
    over: () => {
      over = true;
    },
  } as unknown as Stage;
  return { stage, isOver: () => over };
}

describe('what a prompt asks to be done', () => {
  it('ends the round as won, and not before', () => {
    const { stage, isOver } = stageWith({ waves: 10 });
    expect(isFinished(stage, 'waves', 9)).toBe(false);
    expect(isOver()).toBe(false);
    expect(isFinished(stage, 'waves', 10)).toBe(true);
    expect(isOver()).toBe(true);
    expect(stage.hud.won).toBe(true);
  });

  it('never ends a game without such a number', () => {
    const { stage, isOver } = stageWith({});
    expect(isFinished(stage, 'waves', 1000)).toBe(false);
    expect(isOver()).toBe(false);
  });

  it('is shown beside how far one is', () => {
    expect(counted(stageWith({ waves: 10 }).stage, 'WAVE', 'waves', 3)).toBe('WAVE 3/10');
    expect(counted(stageWith({}).stage, 'WAVE', 'waves', 3)).toBe('WAVE 3');
  });
});
