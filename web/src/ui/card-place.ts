/** The position and state of a card in the feed. */
export type CardPlace = {
  index: number;
  /** It fills the screen and has stopped moving. */
  resting: boolean;
  /** It is next, and may be prepared. */
  prepared: boolean;
};
