/** Which of two scores of one game counts. */
export function betterScore(before: number | undefined, score: number, lowestWins: boolean): number {
  return Math[lowestWins ? 'min' : 'max'](before ?? score, score);
}
