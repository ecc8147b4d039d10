import { type Static, Type } from 'typebox';
import { Creator } from '../../accounts/user.ts';
import { Id, Nullable, OneOf, Time } from '../../http/schemas.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { signText, verifySignedText } from '../../platform/keys.ts';

export const recordingLimits = {
  secondsMax: 2 * 3600,
  /** How often new segments are stored. */
  collectSeconds: 5,
  /** A recording whose stream ended this long ago is finished: its ingest was killed. */
  finishAfterSeconds: 90,
  /** How long the signed address of a private recording is valid. */
  addressSeconds: 12 * 3600,
  /** Stored files of no recording are removed after this. */
  orphanSeconds: 2 * 3600,
} as const;

export const Recording = Type.Object(
  {
    id: Id,
    status: OneOf('recording', 'ready'),
    title: Nullable(Type.String()),
    gameId: Nullable(Id),
    isPublic: Type.Boolean({ description: 'Whether others may watch it, once it is ready' }),
    durationSeconds: Type.Number(),
    sizeBytes: Type.Integer(),
    stoppedBecause: Nullable(OneOf('length', 'quota')),
    playbackUrl: Nullable(Type.String({ description: 'An HLS playlist; null until the recording is ready' })),
    creator: Creator,
    createdAt: Time,
  },
  { title: 'Recording' },
);
export type Recording = Static<typeof Recording>;

export type RecordingRow = Omit<Recording, 'playbackUrl' | 'createdAt'> & { isShown: boolean; createdAt: Date };

/** Only the owner can see a private recording, and gets a signed address for it. */
export function viewOfRecording(ctx: Context, { isShown, createdAt, ...row }: RecordingRow): Recording {
  const address = `${ctx.config.baseUrl}/recordings/${row.id}/index.m3u8`;
  const playbackUrl = isShown ? address : `${address}?signature=${signatureOf(ctx, row.id)}`;
  return { ...row, playbackUrl: row.status === 'ready' ? playbackUrl : null, createdAt: createdAt.toISOString() };
}

function signatureOf(ctx: Context, recordingId: string): string {
  const expiresAt = secondsAfter(ctx.clock.now(), recordingLimits.addressSeconds);
  return signText(ctx.keys.recording, JSON.stringify([recordingId, expiresAt.getTime()]));
}

/** Whether we signed this for the recording's owner, and it is still valid. */
export function isOwnersSignature(ctx: Context, recordingId: string, signature: string | undefined): boolean {
  const payload = signature === undefined ? undefined : verifySignedText(ctx.keys.recording, signature);
  if (payload === undefined) return false;
  const [signedFor, expiresAt] = JSON.parse(payload) as [string, number];
  return signedFor === recordingId && expiresAt > ctx.clock.now().getTime();
}
