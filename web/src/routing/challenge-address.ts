/** Opens a game with a player's best score as the one to beat. */
export const challengeAddress = (gameId: string, handle: string) => `/g/${gameId}?beat=${handle}`;

/** The challenge in the address of the page: whom to beat, and in which game. */
export function readChallenge({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const gameId = /^\/g\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  const handle = new URLSearchParams(search).get('beat');
  return gameId && handle && /^\w{3,20}$/.test(handle) ? { gameId, handle } : undefined;
}
