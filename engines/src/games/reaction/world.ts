export type ReactionWorld = {
  phase: 'wait' | 'bluff' | 'go' | 'result';
  /** Seconds left of this phase, and seconds since it began. */
  left: number;
  lasted: number;
  round: number;
  roundsMax: number;
  times: number[];
  result: { text: string; isGood: boolean };
  /** The index of the thing or foe that is shown. */
  kind: number;
  cheer: number;
};
