/** Where a card of the feed stands. */
export type CardPlace = {
  index: number;
  /** It fills the screen and has come to rest. */
  resting: boolean;
  /** It comes next, and may get ready. */
  prepared: boolean;
};
