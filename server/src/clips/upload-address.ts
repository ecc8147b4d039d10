import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';
import { clipLimits } from './clip.ts';
import { clipErrors } from './clip-errors.ts';

/**
 * The upload address of a clip's video, valid for an hour after its creation. The signature is in the query, which is
 * never logged.
 */
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
