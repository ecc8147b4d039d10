/** The better of two scores of a game. */
export function betterScore(before: number | undefined, score: number, lowestWins: boolean): number {
  return Math[lowestWins ? 'min' : 'max'](before ?? score, score);
}
