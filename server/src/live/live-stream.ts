import { type Static, Type } from 'typebox';
import { Creator } from '../accounts/user.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';

export const liveLimits = {
  heartbeatSeconds: 5,
  /** A lease that was not renewed for this long is lost. */
  leaseSeconds: 30,
  segmentSeconds: 2,
  segmentsBeforeLive: 2,
  /** How long viewers of a stream that has ended wait for its last segment. */
  flushSeconds: 10,
  /** How long ffmpeg may take to write its remaining data: more if it is far behind on a busy machine. */
  flushSecondsMax: 60,
  playlistSegments: 8,
  /** How long the last playlist is served after a stream has ended. */
  watchableAfterSeconds: 300,
  /** Enough for a clip of the last two minutes, even if an interruption made some segments short. */
  keptSegments: 70,
  /** How often a viewer's player reports, and how long each report counts: one may be lost. */
  viewEverySeconds: 10,
  watchingSeconds: 25,
  viewersWriteMs: 2000,
  clipSeconds: 120,
  clipAfterSeconds: 600,
  bitsPerSecondMax: 8_500_000,
  hoursMax: 12,
  /** On one node, because most of them need an encoder. */
  browserStreamsMax: 8,
  browserIdleSeconds: 20,
  /** How long a disconnected browser gets to close the socket. */
  browserCloseMs: 2000,
  wrongKeysMax: 20,
  wrongKeysSeconds: 600,
  guessersMax: 10_000,
} as const;

/** The end of a stream, as viewers see it. `ending`: it is over, and ffmpeg may still write its last segment. */
export type Ending = 'running' | 'ending' | 'ended';

export function endingOf({ endedAt }: { endedAt: Date | null }, now: Date): Ending {
  if (endedAt === null) return 'running';
  return now.getTime() - endedAt.getTime() < liveLimits.flushSeconds * 1000 ? 'ending' : 'ended';
}

const refusals = ['video_codec', 'audio_codec', 'bitrate', 'unreadable'] as const;
/** Why the service disconnected a publisher. */
export type RefusedBecause = (typeof refusals)[number];

export const Live = Type.Object(
  {
    id: Id,
    status: OneOf('offline', 'live', 'reconnecting'),
    title: Nullable(Type.String()),
    gameId: Nullable(Id),
    creator: Creator,
    playbackUrl: Nullable(Type.String({ description: 'An HLS playlist; null while there is nothing to play' })),
    lowLatencyUrl: Nullable(
      Type.String({
        description:
          'A master playlist that lists low-latency HLS first, if the stream has it, then the other playlists',
      }),
    ),
    viewers: Type.Integer(),
    likes: Type.Integer(),
    startedAt: Nullable(Time),
    record: Type.Boolean({ description: 'Whether the stream is recorded' }),
    keyFrameSeconds: Nullable(
      Type.Number({ description: 'Seconds between key frames while the stream runs; above 4, viewers are far behind' }),
    ),
    refusedBecause: Nullable(
      Type.Unsafe<RefusedBecause>(
        Type.String({
          enum: [...refusals],
          description: 'Why the service disconnected the last publisher; null once a stream plays again',
        }),
      ),
    ),
  },
  { title: 'Live' },
);
export type Live = Static<typeof Live>;

export type LiveRow = Omit<Live, 'playbackUrl' | 'lowLatencyUrl' | 'startedAt'> & { startedAt: Date | null };

export function viewOfLive(
  { startedAt, ...row }: LiveRow,
  { baseUrl, liveRenditions }: { baseUrl: string; liveRenditions: number },
): Live {
  const isOn = row.status !== 'offline';
  const folder = `${baseUrl}/live/${row.id}`;
  return {
    ...row,
    playbackUrl: isOn ? `${folder}/${liveRenditions > 0 ? 'master' : 'index'}.m3u8` : null,
    lowLatencyUrl: isOn ? `${folder}/master.m3u8` : null,
    viewers: isOn ? row.viewers : 0,
    startedAt: isOn ? (startedAt?.toISOString() ?? null) : null,
    keyFrameSeconds: isOn ? row.keyFrameSeconds : null,
  };
}
