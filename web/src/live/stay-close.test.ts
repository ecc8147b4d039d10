import { EventEmitter } from 'node:events';
import Hls from 'hls.js/light';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayClose } from './stay-close.ts';

const { Events, ErrorDetails } = Hls;

/** The part of a player that counts stalls: each puts it half a second farther behind, until a distance is set. */
function startPlayer() {
  const emitter = new EventEmitter();
  let [set, stalls] = [1.5, 0];
  const player = {
    on: emitter.on.bind(emitter),
    once: emitter.once.bind(emitter),
    get targetLatency() {
      return set + stalls / 2;
    },
    set targetLatency(seconds: number) {
      [set, stalls] = [seconds, 0];
    },
  };
  stayClose(player as unknown as Hls, Hls);
  emitter.emit(Events.LEVEL_UPDATED);
  const stall = () => {
    stalls++;
    emitter.emit(Events.ERROR, Events.ERROR, { details: ErrorDetails.BUFFER_STALLED_ERROR });
  };
  return { player, stall, close: () => emitter.emit(Events.DESTROYING) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns to its first distance after some time without a stall', () => {
  const { player, stall } = startPlayer();
  stall();
  vi.advanceTimersByTime(10_000);
  stall();
  vi.advanceTimersByTime(14_000);
  expect(player.targetLatency).toBe(2.5);
  vi.advanceTimersByTime(1_000);
  expect(player.targetLatency).toBe(1.5);
});

it('waits twice as long after a return that led to another stall', () => {
  const { player, stall } = startPlayer();
  stall();
  vi.advanceTimersByTime(15_000);
  stall();
  vi.advanceTimersByTime(29_000);
  expect(player.targetLatency).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(player.targetLatency).toBe(1.5);
});

it('does nothing once the player is closed', () => {
  const { player, stall, close } = startPlayer();
  stall();
  close();
  vi.advanceTimersByTime(600_000);
  expect(player.targetLatency).toBe(2);
});
