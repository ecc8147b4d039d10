import type { DeclaredBoard } from '../import/author-declarations.ts';
import type { OwnGameFile } from '../import/game-json.ts';
import type { BuildSettings } from './manifest.ts';

/** The parts of a game.json that a version keeps, because they affect play. */
export function declaredSettings(said: OwnGameFile): Omit<BuildSettings, 'adapters' | 'threads'> {
  const boards = boardsOf(said);
  // Adapters with named boards map names that are no board of the game to the main one.
  const names = boards.map(({ name }) => name);
  const platforms = {
    ...(said.crazygames && { crazygames: said.crazygames }),
    ...((said.facebook || names.length > 0) && { facebook: { ...said.facebook, boards: names } }),
    ...(said.newgrounds && { newgrounds: said.newgrounds }),
    ...((said.yandex || names.length > 0) && { yandex: { ...said.yandex, boards: names } }),
  };
  return {
    ...(said.rewards !== undefined && { rewards: said.rewards }),
    ...(said.achievements !== undefined && { achievements: said.achievements }),
    ...(boards.length > 0 && { boards }),
    ...(said.events !== undefined && { events: said.events }),
    ...(Object.keys(platforms).length > 0 && { platforms }),
  };
}

/** Several Newgrounds boards are named by their number; a single one is the main board. */
function boardsOf({ boards = [], newgrounds }: OwnGameFile): DeclaredBoard[] {
  const numbered = newgrounds?.boards ?? [];
  if (numbered.length < 2) return boards;
  const others = numbered.filter(({ id }) => !boards.some(({ name }) => name === `${id}`));
  return [...boards, ...others.map(({ id, name }) => ({ name: `${id}`, title: name.slice(0, 100) }))];
}
