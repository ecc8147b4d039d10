import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';

/** So long an operator may look at a thing before its page has to be loaded anew. */
const passSeconds = 1800;

/** With it a frame or a video shows one thing, also while it is hidden. It says nothing of who looks and opens nothing else. */
export function previewPassOf({ keys, clock }: Pick<Context, 'keys' | 'clock'>, thingId: string): string {
  return signText(keys.preview, `${thingId} ${secondsAfter(clock.now(), passSeconds).getTime()}`);
}

export function requirePreviewPass({ keys, clock }: Pick<Context, 'keys' | 'clock'>, thingId: string, pass: string) {
  const [id, until] = verifySignedText(keys.preview, pass)?.split(' ') ?? [];
  if (id !== thingId || !(Number(until) > clock.now().getTime())) throw new Refusal('not_found');
}
