import { inTransaction } from '../../database/db.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { openJailOutput } from '../../sandbox/jail-output.ts';
import { type PlaylistSegment, segmentsIn } from '../hls-playlist.ts';
import { readPlaylist, segmentPattern } from '../live-files.ts';
import { recordingLimits } from './recording.ts';
import { recordingFolder } from './recording-jobs.ts';
import { listSegments } from './recording-queries.ts';
import {
  findRunningRecording,
  finishRecording,
  hasStoppedRecording,
  insertRecording,
  insertSegment,
  isToBeRecorded,
  lockRunningRecording,
} from './running-recording-queries.ts';

type Recorded = { streamId: string; folder: string; continues: boolean };

export type StreamRecorder = {
  /** Stores new segments, as the timer does every few seconds. */
  collect(): Promise<void>;
  /**
   * Called when nothing more is written. After a lost connection the recording waits for the publisher, as the stream
   * does.
   */
  end(how: 'unpublished' | 'cut'): Promise<void>;
};

/**
 * Records a stream while its owner wants that: every few seconds it stores the new segments of its playlist. When
 * storage or database fail, the next round catches up, because a playlist lists the last two minutes.
 */
export function recordStream(ctx: Context, { streamId, folder, continues }: Recorded): StreamRecorder {
  /** Segments that are stored, or were sent while recording was off. */
  let settled = new Set<string>();
  let recordingId: string | undefined;
  let isFirstRound = true;
  let hasStopped = false;

  const round = async () => {
    const segments = segmentsIn((await readPlaylist(folder)) ?? '').filter(({ name }) => segmentPattern.test(name));
    const wasFirstRound = isFirstRound;
    if (!(await isToBeRecorded(ctx.db, streamId))) {
      await stop();
      settled = new Set(segments.map(({ name }) => name));
      return;
    }
    isFirstRound = false;
    if (hasStopped) return;
    if (recordingId === undefined) await start(segments, wasFirstRound);
    for (const segment of segments) {
      if (recordingId === undefined || settled.has(segment.name)) continue;
      const kept = await keepSegment(ctx, recordingId, folder, segment);
      settled.add(segment.name);
      if (kept === 'kept') continue;
      if (kept !== 'gone') await finishRecording(ctx.db, recordingId, kept);
      recordingId = undefined;
      hasStopped = true;
    }
  };

  const start = async (segments: PlaylistSegment[], wasFirstRound: boolean) => {
    const running = await findRunningRecording(ctx.db, streamId);
    if (running !== undefined && continues) {
      recordingId = running;
      settled = new Set((await listSegments(ctx.db, running)).map(({ name }) => name));
      return;
    }
    if (running !== undefined) await finishRecording(ctx.db, running);
    // Segments from before the interruption, while recording was off, stay unrecorded.
    if (continues && wasFirstRound) settled = new Set(segments.map(({ name }) => name));
    const createdAt = ctx.clock.now();
    const wanted = { id: newId(createdAt), streamId, countMax: ctx.config.recordings.countMax, createdAt };
    const isOver = continues && (await hasStoppedRecording(ctx.db, streamId));
    recordingId = isOver ? undefined : await insertRecording(ctx.db, wanted);
    hasStopped = recordingId === undefined;
  };

  const stop = async () => {
    isFirstRound = false;
    hasStopped = false;
    if (recordingId !== undefined) await finishRecording(ctx.db, recordingId);
    recordingId = undefined;
  };

  let working = Promise.resolve();
  const collect = () => {
    working = working.then(round).catch((error: Error) => {
      ctx.log.warn({ streamId, reason: error.message }, 'segments could not be recorded');
    });
    return working;
  };
  const timer = setInterval(() => void collect(), recordingLimits.collectSeconds * 1000);
  return {
    collect,
    async end(how) {
      clearInterval(timer);
      await collect();
      if (how === 'unpublished') await stop();
    },
  };
}

type Kept = 'kept' | 'gone' | 'length' | 'quota';

/** Stored before its row is written, so that a row never refers to a missing file. */
async function keepSegment(
  ctx: Context,
  recordingId: string,
  folder: string,
  { name, seconds }: PlaylistSegment,
): Promise<Kept> {
  const file = await openJailOutput(folder, name);
  // Deleted by ffmpeg, because storage was unavailable for too long.
  if (file === undefined) return 'kept';
  const stored = `${recordingFolder(recordingId)}/${name}`;
  try {
    await ctx.storage.put(stored, file.createReadStream());
  } finally {
    await file.close();
  }
  const sizeBytes = (await ctx.storage.size(stored)) ?? 0;
  const kept = await inTransaction(ctx.db, async (tx): Promise<Kept> => {
    const running = await lockRunningRecording(tx, recordingId);
    if (running === undefined) return 'gone';
    if (running.durationSeconds + seconds > recordingLimits.secondsMax) return 'length';
    if (running.usedBytes + sizeBytes > ctx.config.recordings.bytesMax) return 'quota';
    await insertSegment(tx, recordingId, { name, seconds, sizeBytes });
    return 'kept';
  });
  if (kept !== 'kept') await ctx.storage.remove(stored);
  return kept;
}
