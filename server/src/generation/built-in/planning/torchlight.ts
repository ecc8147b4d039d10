import type { Frame } from '../reading/frame.ts';

const torch = /^(flashlight|torch|lantern|headlamp|head torch|candle|lamp|match)$/;

/** Games in which a flashlight shows where one looks. */
export const isLit = (kind: string | null): boolean => kind === 'maze' || kind === 'hidden-objects';

export const isTorch = (word: string): boolean => torch.test(word);

/** "With a flashlight in a dark hospital": only what it shines at is seen. */
export function isInTorchlight({ tools, acts, place, mood, ignored }: Frame): boolean {
  const isHeld =
    tools.some(({ noun }) => torch.test(noun)) ||
    acts.some((act) => torch.test(act.with ?? '')) ||
    ignored.some((word) => torch.test(word));
  return isHeld && (place.time === 'night' || mood.feeling === 'spooky' || place.setting === 'cave');
}

/** A flashlight that nobody collects is held. */
export function withTorchHeld(frame: Frame): Frame {
  if (!isLit(frame.mechanic)) return frame;
  const isWanted = frame.acts.some(
    ({ verb, object }) => isTorch(object ?? '') && /^(collect|find|get|gather|light)$/.test(verb),
  );
  const held = frame.goods.filter(
    ({ noun, isPlural, count, role }) =>
      isTorch(noun) && (!isPlural || role === 'caught') && count === null && !isWanted,
  );
  const asHeld = { ...frame, tools: [...frame.tools, ...held] };
  return held.length > 0 && isInTorchlight(asHeld)
    ? { ...asHeld, goods: frame.goods.filter((one) => !held.includes(one)) }
    : frame;
}
