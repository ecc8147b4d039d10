import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';

/** How long an operator can view content before the page has to be reloaded. */
const passSeconds = 1800;

/**
 * Lets a frame or a video show one piece of content, even while hidden. It does not identify the operator and opens
 * nothing else.
 */
export function previewPassOf({ keys, clock }: Pick<Context, 'keys' | 'clock'>, thingId: string): string {
  return signText(keys.preview, `${thingId} ${secondsAfter(clock.now(), passSeconds).getTime()}`);
}

export function requirePreviewPass({ keys, clock }: Pick<Context, 'keys' | 'clock'>, thingId: string, pass: string) {
  const [id, until] = verifySignedText(keys.preview, pass)?.split(' ') ?? [];
  if (id !== thingId || !(Number(until) > clock.now().getTime())) throw new Refusal('not_found');
}
