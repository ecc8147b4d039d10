/** A number that the prompt names, rounded and within what can be played, or the ordinary one. */
export function askedNumber(
  numbers: Record<string, number>,
  name: string,
  [low, high]: readonly [number, number],
  ordinary: number,
): number {
  const asked = numbers[name];
  return asked === undefined ? ordinary : Math.max(low, Math.min(high, Math.round(asked)));
}
