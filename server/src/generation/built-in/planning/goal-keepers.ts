import type { Frame } from '../reading/frame.ts';

/** Somebody who can stand in a goal. */
export const keepersOf = ({ mechanic, modifiers }: Frame): string[] =>
  mechanic === 'throw' && modifiers.includes('goal') ? ['bear', 'monkey', 'robot', 'dog', 'tiger'] : [];
