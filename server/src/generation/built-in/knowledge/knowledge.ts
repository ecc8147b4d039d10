/**
 * Pairs that belong together, one per line: `France | Paris`, with a third column where they can be filtered by group.
 * `ask` puts the first column in place of `{}` and expects the second, `askBack` the other way round. Wrong answers
 * come from the other lines, never from one with the same value in the question.
 */
export type PairTable = { ask?: string; askBack?: string; rows: string };

/** The facts about a topic. `facts` has one per line: `question | right answer | wrong | wrong | wrong`. */
export type Knowledge = {
  /** Where the facts come from. */
  source: string;
  facts?: string;
  tables?: PairTable[];
};

/** A question before its answers are shuffled. */
export type Candidate = { ask: string; right: string; wrong: string[] };

export type QuestionFilter = {
  /** Only lines of these groups, such as "Europe" among the capitals; facts without a group are left out. */
  groups?: readonly string[];
  /** Only countries of this region, such as "the Caribbean". */
  region?: string;
  /** For arithmetic: the highest number that may be the result. */
  resultMax?: number;
  /** For multiplication and division: the table that is asked, such as 7. */
  factor?: number;
  /** All of them, where several are asked: 7 and 8. */
  tables?: readonly number[];
  /** For multiplication: the first and the last of the tables that are asked. */
  factors?: readonly [number, number];
  /** Questions with these words come first. */
  parts?: readonly string[];
  /** Who won or where it was comes before everything else about a contest. */
  asksFor?: 'winners' | 'hosts';
  /** For young players: the easier ones. */
  isEasy?: boolean;
};
