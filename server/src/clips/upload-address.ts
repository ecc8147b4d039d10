import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';
import { clipLimits } from './clip.ts';
import { clipErrors } from './clip-errors.ts';

/** Where the video of one clip can be put, for an hour from its making. The signature travels in the query, which no log line holds. */
export function uploadAddressOf(ctx: Context, clipId: string, createdAt: Date): string {
  const expiresAt = secondsAfter(createdAt, clipLimits.uploadSeconds);
  const signature = signText(ctx.keys['upload-address'], JSON.stringify([clipId, expiresAt.getTime()]));
  return `${ctx.config.baseUrl}/uploads/clips/${clipId}?signature=${signature}`;
}

export function checkUploadAddress(ctx: Context, clipId: string, signature: string | undefined): void {
  const payload = signature === undefined ? undefined : verifySignedText(ctx.keys['upload-address'], signature);
  if (payload === undefined) throw new Refusal(clipErrors.upload_address_invalid);
  const [signedFor, expiresAt] = JSON.parse(payload) as [string, number];
  if (signedFor !== clipId) throw new Refusal(clipErrors.upload_address_invalid);
  if (expiresAt <= ctx.clock.now().getTime())
    throw new Refusal(clipErrors.upload_address_invalid, 'This upload address has expired; ask for a new one.');
}
