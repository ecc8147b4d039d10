import { expect, it, onTestFinished } from 'vitest';
import { openInProcessStage } from './in-process-stage.ts';
import { openProcessStage } from './process-stage.ts';
import { faultKinds, networkFaultKinds, pairFaultKinds } from './torture-plan.ts';
import { runSeed } from './torture-seed.ts';

// Seeds that nobody has seen before are for `npm run torture`: a suite that changes from run to run fails by luck.
it.each([1])(
  'I17 every answer can be explained while connections fail, the database is killed and the clock moves (seed %i)',
  async (seed) => {
    const stage = await openInProcessStage({ nodes: 2 });
    onTestFinished(() => stage.close());
    const options = { commandsPerLane: 40, movesClock: true, faultKinds: networkFaultKinds, faultCount: 6 };
    const { report } = await runSeed(stage, seed, options);
    expect(report.violations.join('\n'), `seed ${seed}`).toBe('');
    expect(report.unanswered).toBeGreaterThan(0);
  },
);

it('I17 every answer can be explained while nodes, worker and database are killed and stopped', async () => {
  const seed = 3;
  const stage = await openProcessStage({ nodes: 2 });
  onTestFinished(() => stage.close());
  // Not every machine can mount a small disk, and a job whose claim was lost waits for its heartbeat: `npm run torture` does.
  const kinds = faultKinds.filter((kind) => !/disk|cut worker|stall worker|worker answers/.test(kind));
  const options = { commandsPerLane: 40, movesClock: false, faultKinds: kinds, faultCount: 8 };
  const { report } = await runSeed(stage, seed, options);
  expect(report.violations.join('\n'), `seed ${seed}`).toBe('');
  expect(report.unanswered).toBeGreaterThan(0);
});

it('I17 every answer can be explained while primaries are killed and their standbys promoted', async () => {
  const stage = await openProcessStage({ nodes: 2, withStandby: true });
  onTestFinished(() => stage.close());
  const kinds = pairFaultKinds.filter((kind) => /primary|kill node|cut clients/.test(kind));
  const options = { commandsPerLane: 20, movesClock: false, faultKinds: kinds, faultCount: 4 };
  const { report } = await runSeed(stage, 2, options);
  expect(report.violations.join('\n')).toBe('');
  expect(report.faults['kill primary']).toBeGreaterThan(0);
});
