import { afterAll, beforeAll, vi } from 'vitest';
import { type Kind, kinds } from '../plan.ts';
import type { Game, Stage } from '../stage/stage.ts';

type MakeGame = (stage: Stage) => Game;

/** Some games listen for keys of a second player. */
const windowWithoutKeys = { addEventListener: () => undefined, matchMedia: () => ({ matches: false }) };

/** Pictures drawn in advance are not inspected. */
const documentWithoutPaint = {
  createElement: () => ({ getContext: () => new Proxy({}, { get: () => () => ({ width: 0 }) }) }),
};

/** Test files in one process share their modules: a game's module runs once, for the file that loads it first. */
const games = new Map<Kind, MakeGame>();

/** All games of the engines, without a page to draw on; filled before the first test of the file. */
export function loadGames(): ReadonlyMap<Kind, MakeGame> {
  beforeAll(async () => {
    let made: MakeGame | undefined;
    vi.stubGlobal('window', windowWithoutKeys);
    vi.stubGlobal('document', documentWithoutPaint);
    vi.doMock('../stage/run.ts', () => ({
      run: (make: MakeGame) => {
        made = make;
      },
    }));
    for (const kind of kinds) {
      if (games.has(kind)) continue;
      made = undefined;
      await import(`../games/${kind}/${kind}.ts`);
      if (made) games.set(kind, made);
    }
  });
  afterAll(() => {
    vi.doUnmock('../stage/run.ts');
    vi.unstubAllGlobals();
  });
  return games;
}
