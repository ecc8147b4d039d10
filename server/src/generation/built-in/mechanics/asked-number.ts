/** A number from the prompt, rounded and within playable bounds, or the default. */
export function askedNumber(
  numbers: Record<string, number>,
  name: string,
  [low, high]: readonly [number, number],
  ordinary: number,
): number {
  const asked = numbers[name];
  return asked === undefined ? ordinary : Math.max(low, Math.min(high, Math.round(asked)));
}

/** Goals that decide a match: "first to seven", or more than half of "best of five"; 0 when the prompt names none. */
export function matchPoints(numbers: Record<string, number>): number {
  const { points, rounds } = numbers;
  if (points !== undefined) return askedNumber({ points }, 'points', [1, 50], 0);
  return rounds === undefined ? 0 : Math.max(1, Math.ceil(rounds / 2));
}
