import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from './host.ts';

const listeners = { pause: vi.fn(), resume: vi.fn(), audio: vi.fn(), preview: vi.fn() };

/** A platform that answers with a state saved before. */
function openWith(saved: unknown) {
  const score = vi.fn();
  const save = vi.fn(async () => undefined);
  const loading = Promise.resolve(saved);
  vi.stubGlobal('window', {
    coinop: {
      ready: vi.fn(),
      gameplayStart: vi.fn(),
      gameplayStop: vi.fn(),
      score,
      state: { load: () => loading, save },
      on: vi.fn(),
    },
  });
  return { host: connect(listeners), score, save, loading };
}

afterEach(() => vi.unstubAllGlobals());

describe('the end of a round', () => {
  it('is no new best in the first round ever, and is one when it beats that', async () => {
    const { host, score, loading } = openWith(null);
    await loading;
    expect([host.finish(10), host.finish(8), host.finish(25), host.finish(25)]).toEqual([false, false, true, false]);
    expect(host.best()).toBe(25);
    expect(score.mock.calls).toEqual([[10], [8], [25], [25]]);
  });

  it('counts against the best of another day', async () => {
    const { host, save, loading } = openWith({ best: 40 });
    await loading;
    await Promise.resolve();
    expect([host.finish(39), host.finish(41)]).toEqual([false, true]);
    expect(save.mock.calls).toEqual([[{ best: 41 }]]);
  });
});
