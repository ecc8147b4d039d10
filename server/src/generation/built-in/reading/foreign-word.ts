import type { ForeignVerb } from './foreign-verbs.ts';

export type ForeignWord =
  | {
      kind: 'noun';
      noun: string;
      count: number | null;
      text: string;
      isObstacle?: true;
      /** 手裏剣で: with it. */
      isTool?: true;
      /** पेड़ से: from it. */
      isPlace?: true;
      colour?: string;
    }
  | { kind: 'verb'; verb: ForeignVerb; text: string }
  | { kind: 'stop' }
  | { kind: 'and' }
  | { kind: 'where'; isJump?: true; isOver?: true }
  | { kind: 'other'; text: string };
