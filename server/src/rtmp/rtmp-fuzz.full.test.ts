import { expect, it } from 'vitest';
import { fuzzRtmp } from '../testing/torture/rtmp-fuzz.ts';

it.each<['memory' | 'tcp', number]>([
  ['memory', 300],
  ['tcp', 300],
])(
  'L7: mutated sessions through %s neither crash, hang nor grow the server (%i of them)',
  async (transport, rounds) => {
    const report = await fuzzRtmp({ rounds, seed: 1935, transport });
    // A mutator that always breaks the handshake or never anything would prove nothing.
    expect(report.published).toBeGreaterThan(rounds / 3);
    expect(report.causes['protocol_error']).toBeGreaterThan(rounds / 10);
    expect(report.causes['limit_exceeded']).toBeGreaterThan(rounds / 10);
    expect(report.causes['closed']).toBeGreaterThan(rounds / 10);
    expect(report.tags).toBeGreaterThan(rounds);
    expect(report.grownBytes).toBeLessThan(5_000_000);
  },
  60_000,
);
