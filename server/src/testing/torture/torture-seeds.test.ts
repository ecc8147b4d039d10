import { expect, it } from 'vitest';
import { startServiceWithApple } from '../people/apple-sign-in.ts';
import { startService } from '../service.ts';
import { runSeed, type TortureStage } from './torture-seed.ts';

const { service, apple } = await startServiceWithApple();
const there = await startService({ beside: service, config: { apple: service.ctx.config.apple } });

const stage: TortureStage = {
  ctx: service.ctx,
  urls: () => [service.url, there.url],
  appleToken: apple.tokenOf,
  clock: service.clock,
  worksJobs: false,
  mailsTo: () => [],
  inject: async () => false,
  async inspect(secrets) {
    const log = [...service.logLines, ...there.logLines].join('\n');
    return [...secrets].some((secret) => log.includes(secret)) ? ['a secret stands in the log'] : [];
  },
};

const fixedSeeds = [1];
const newSeed = 1000 + Math.floor(Math.random() * 1_000_000);

it.each([...fixedSeeds, newSeed])(
  'I17 every answer is one that the model explains, on two nodes and a moving clock (seed %i)',
  async (seed) => {
    const { report } = await runSeed(stage, seed, {
      commandsPerLane: 24,
      movesClock: true,
      faultKinds: [],
      faultCount: 0,
    });
    expect(report.violations.join('\n'), `seed ${seed}`).toBe('');
    expect(report.undecided).toEqual([]);
    expect(report.answered).toBeGreaterThan(150);
  },
);
