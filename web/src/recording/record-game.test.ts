import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameMessage, HostMessageBody } from '../../../sdk/src/host-protocol.ts';
import { loadCatalogue, spoken } from '../messages/catalogue.ts';
import { recordGame, recordSecondsMax } from './record-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A host whose game sends the messages that the test chooses. */
function openRecording() {
  const said: HostMessageBody[] = [];
  const listeners = new Set<(message: GameMessage) => void>();
  const started = vi.fn();
  const recording = recordGame(
    {
      say: (message) => said.push(message),
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    started,
  );
  const id = said[0] && 'id' in said[0] ? said[0].id : '';
  const answer = (message: object) => {
    for (const listener of listeners) listener({ coinop: 1, id, ...message } as GameMessage);
  };
  return { recording, said, started, answer, listeners, id };
}

const done = {
  type: 'capture.done',
  mimeType: 'video/webm;codecs=vp8',
  durationSeconds: 4.2,
  video: new ArrayBuffer(8),
};

beforeEach(async () => {
  spoken.value = { language: 'en', locale: 'en', messages: await loadCatalogue('en') };
});

describe('a recording', () => {
  it('is requested, stopped, and arrives as a video of the declared type', async () => {
    const { recording, said, started, answer, listeners, id } = openRecording();
    expect(said).toEqual([{ type: 'capture.start', id, seconds: recordSecondsMax }]);
    answer({ type: 'capture.started', width: 10, height: 20 });
    answer({ type: 'capture.started', width: 10, height: 20 });
    expect(started).toHaveBeenCalledTimes(1);
    recording.stop();
    expect(said.at(-1)).toEqual({ type: 'capture.stop', id });
    answer(done);
    const recorded = await recording.recorded;
    expect(recorded).toMatchObject({ seconds: 4.2 });
    expect('video' in recorded && [recorded.video.type, recorded.video.size]).toEqual(['video/webm', 8]);
    expect(listeners.size).toBe(0);
  });

  it('ends by itself after 30 seconds', async () => {
    const { recording, said, answer, id } = openRecording();
    answer({ type: 'capture.started' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said.at(-1)).toEqual({ type: 'capture.stop', id });
    answer(done);
    expect(await recording.recorded).toMatchObject({ seconds: 4.2 });
  });

  it('fails when the game does not respond, stops sending or reports an error', async () => {
    const silent = openRecording();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await silent.recording.recorded).toEqual({ failed: 'The game is not responding.' });

    const broken = openRecording();
    broken.answer({ type: 'capture.started' });
    broken.recording.stop();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await broken.recording.recorded).toEqual({ failed: 'The recording stopped unexpectedly.' });

    const unable = openRecording();
    unable.answer({ type: 'capture.failed', message: 'Visit evil.example for your prize' });
    const { failed } = (await unable.recording.recorded) as { failed: string };
    expect(failed).not.toContain('evil');
  });

  it.each([
    ['no bytes', { ...done, video: new ArrayBuffer(0) }],
    ['words instead of bytes', { ...done, video: 'video' }],
    ['another kind of file', { ...done, mimeType: 'text/html' }],
    ['no kind at all', { ...done, mimeType: undefined }],
  ])('takes no video from a game that sends %s', async (_what, message) => {
    const { recording, answer } = openRecording();
    answer({ type: 'capture.started' });
    answer(message);
    expect(await recording.recorded).toEqual({ failed: 'The game sent no video.' });
  });

  it('rejects an impossible length, and ignores other recordings', async () => {
    const { recording, answer } = openRecording();
    answer({ ...done, id: 'clip-0' });
    answer({ ...done, durationSeconds: 1e9 });
    expect(await recording.recorded).toMatchObject({ seconds: recordSecondsMax + 1 });
  });
});
