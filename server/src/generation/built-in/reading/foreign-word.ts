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
      /** "Von den Bäumen": from it, whatever happens. */
      isFrom?: true;
      /** 泥棒を追う警官: whoever does what stands before. */
      isHead?: true;
      colour?: string;
    }
  | { kind: 'verb'; verb: ForeignVerb; text: string }
  | { kind: 'stop' }
  | { kind: 'and' }
  | { kind: 'where'; isJump?: true; isOver?: true }
  | { kind: 'other'; text: string };
