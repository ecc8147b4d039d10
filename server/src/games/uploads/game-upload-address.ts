import { Refusal } from '../../http/errors.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { signText, verifySignedText } from '../../platform/keys.ts';
import { buildLimits } from '../builds/manifest.ts';
import { gameErrors } from '../catalogue/game-errors.ts';

/** The upload address of the archive, valid for a day. The signature is in the query, which is never logged. */
export function gameUploadAddressOf(ctx: Context, uploadId: string): string {
  const expiresAt = secondsAfter(ctx.clock.now(), buildLimits.uploadSeconds).getTime();
  const signature = signText(ctx.keys['upload-address'], JSON.stringify(['game', uploadId, expiresAt]));
  return `${ctx.config.baseUrl}/uploads/games/${uploadId}?signature=${signature}`;
}

export function checkGameUploadAddress(ctx: Context, uploadId: string, signature: string | undefined): void {
  const payload = signature === undefined ? undefined : verifySignedText(ctx.keys['upload-address'], signature);
  if (payload === undefined) throw new Refusal(gameErrors.upload_address_unknown);
  const [kind, signedFor, expiresAt] = JSON.parse(payload) as [string, string, number];
  if (kind !== 'game' || signedFor !== uploadId) throw new Refusal(gameErrors.upload_address_unknown);
  if (expiresAt <= ctx.clock.now().getTime()) {
    throw new Refusal(gameErrors.upload_address_unknown, 'This upload address has expired; start a new upload.');
  }
}
