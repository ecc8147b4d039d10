import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../api/failure.ts';
import { createTelemetry, type PlayEvent } from './telemetry.ts';

type Answer = Awaited<ReturnType<Parameters<typeof createTelemetry>[0]['send']>>;

function startTelemetry(fail = false) {
  const sent: (PlayEvent & { leavingPage?: boolean })[] = [];
  let onAnswer = 0;
  const telemetry = createTelemetry({
    gameId: 'g',
    send: async (event, leavingPage) => {
      sent.push(leavingPage ? { ...event, leavingPage } : event);
      if (fail) throw new Failure(0, 'unreachable', 'No connection.');
      return {} as Answer;
    },
    onAnswer: () => {
      onAnswer += 1;
    },
    now: () => Date.now(),
  });
  return { telemetry, sent, onAnswer: () => onAnswer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the telemetry of a play', () => {
  it('is empty before the player took the controls', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.score(5, false);
    telemetry.end();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });

  it('is one start, and the time without the pauses', async () => {
    const { telemetry, sent, onAnswer } = startTelemetry();
    telemetry.start();
    telemetry.start();
    await vi.advanceTimersByTimeAsync(4_000);
    telemetry.setPaused(true);
    await vi.advanceTimersByTimeAsync(60_000);
    telemetry.setPaused(false);
    await vi.advanceTimersByTimeAsync(2_500);
    telemetry.end();
    telemetry.end();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([
      { type: 'play_start', gameId: 'g' },
      { type: 'play_end', gameId: 'g', durationSeconds: 6.5 },
    ]);
    expect(onAnswer()).toBe(2);
  });

  it('counts no time before the start, or while paused from the start on', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.setPaused(true);
    await vi.advanceTimersByTimeAsync(3_000);
    telemetry.start();
    await vi.advanceTimersByTimeAsync(3_000);
    telemetry.setPaused(false);
    await vi.advanceTimersByTimeAsync(1_000);
    telemetry.end();
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual({ type: 'play_end', gameId: 'g', durationSeconds: 1 });
  });

  it('has the best score of every ten seconds, and of the end', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.start();
    for (const score of [1, 8, 3]) telemetry.score(score, false);
    await vi.advanceTimersByTimeAsync(10_000);
    for (const score of [9, 7]) telemetry.score(score, false);
    telemetry.end();
    await vi.runAllTimersAsync();
    const scores = sent.flatMap((event) => (event.type === 'score' ? [event.score] : []));
    expect(scores).toEqual([1, 8, 9]);
    expect(sent.at(-1)?.type).toBe('play_end');
  });

  it('has the lowest score where the lowest wins', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.start();
    for (const score of [80, 72, 75]) telemetry.score(score, true);
    await vi.advanceTimersByTimeAsync(10_000);
    for (const score of [70, 90]) telemetry.score(score, true);
    telemetry.end();
    await vi.runAllTimersAsync();
    expect(sent.flatMap((event) => (event.type === 'score' ? [event.score] : []))).toEqual([80, 72, 70]);
  });

  it('has the best score at once when the game is paused, and what it adds then', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.start();
    for (const score of [1, 8]) telemetry.score(score, false);
    telemetry.setPaused(true);
    telemetry.score(12, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.flatMap((event) => (event.type === 'score' ? [event.score] : []))).toEqual([1, 8, 12]);
  });

  it('is sent with keepalive when the page closes', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.start();
    telemetry.score(4, false);
    telemetry.score(6, false);
    await vi.advanceTimersByTimeAsync(1_000);
    telemetry.end(true);
    expect(sent.slice(2)).toEqual([
      { type: 'score', gameId: 'g', score: 6, leavingPage: true },
      { type: 'play_end', gameId: 'g', durationSeconds: 1, leavingPage: true },
    ]);
  });

  it('starts again on a restored page', async () => {
    const { telemetry, sent } = startTelemetry();
    telemetry.restart();
    telemetry.start();
    telemetry.end(true);
    telemetry.start();
    telemetry.restart();
    telemetry.start();
    await vi.runAllTimersAsync();
    expect(sent.map(({ type }) => type)).toEqual(['play_start', 'play_end', 'play_start']);
  });

  it('does not stop a play when it cannot be sent', async () => {
    const { telemetry, sent, onAnswer } = startTelemetry(true);
    telemetry.start();
    telemetry.end();
    await vi.runAllTimersAsync();
    expect(sent.length).toBe(2);
    expect(onAnswer()).toBe(0);
  });
});
