import { parseArgs } from 'node:util';
import { simulateFeed } from '../feed/simulate-feed.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

export const command: Command = {
  summary: 'Simulates two days of the feed in memory and reports what people were shown.',
  usage: 'npm run coinop -- simulate-feed [--people 1000] [--things 5000] [--seed 1]',
  run: async (_config, args) => {
    const { values } = parseArgs({
      args,
      options: {
        people: { type: 'string', default: '1000' },
        things: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [people, things, seed] = [values.people, values.things, values.seed].map(Number);
    if (!people || !things || seed === undefined || ![people, things, seed].every(Number.isInteger)) {
      throw new StartupError('--people, --things and --seed must be whole numbers.');
    }
    const result = simulateFeed({ people, things, seed });
    console.log(`${people} people were shown ${result.shown} of ${things} things on ${result.pages} pages in two days.
New games: ${result.newGames}; overlooked for a day: ${result.overlooked}.
Until somebody was shown a new game: ${result.waitHoursMedian.toFixed(2)} hours in the middle, ${result.waitHoursMax.toFixed(2)} at most.
Longest row of one type: ${result.longestRow}; rows of more than three while another type had something: ${result.brokenMixes}.
Games shown are ${result.qualityShown.toFixed(2)} good, games at large ${result.qualityOverall.toFixed(2)}.`);
    if (result.overlooked > 0 || result.brokenMixes > 0) process.exitCode = 1;
  },
};
