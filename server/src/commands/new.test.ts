import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { readBuild } from '../games/builds/read-build.ts';
import type { Config } from '../process/config.ts';
import { command } from './new.ts';

it('makes a folder with a game that needs nothing else, and touches none that has something in it', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const folder = path.join(mkdtempSync(path.join(inject('runDir'), 'new-')), 'my-game');
  await command.run({} as Config, [folder]);
  expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'game.js', 'game.json', 'index.html']);
  const { said: declared, notes } = await readBuild(folder);
  expect([declared.title, notes]).toEqual(['Catch the light', []]);
  expect(said.mock.calls.join()).toContain(`dev ${folder}`);
  await expect(command.run({} as Config, [folder])).rejects.toThrow('is not empty');
  await expect(command.run({} as Config, [])).rejects.toThrow('Say npm run coinop -- new DIR');
});
