import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import type { Http } from './http.ts';

const nobody: Coinop.Player = { id: '', handle: '', name: '', avatarUrl: '', guest: true };

// The player is part of the document, or is requested with the token that the host posts.
export function createPlayer(boot: Boot, http: Http, bridge: Bridge, changed: () => void) {
  let player = Object.freeze(boot.player ?? nobody);
  const known = boot.player ? Promise.resolve() : refresh();
  // Callers that await it get the reason; without any it is no unhandled error.
  known.catch(() => {});

  async function refresh(): Promise<void> {
    const answer = await http.request<{ player: Coinop.Player }>('GET', `player/${boot.gameId}`);
    player = Object.freeze(answer.player);
    changed();
  }

  return {
    current: () => player,
    known,
    // The host posts the new account's token before its answer.
    async signIn(): Promise<boolean> {
      if (player.guest && (await bridge.ask({ type: 'signIn' }))) await refresh();
      return !player.guest;
    },
  };
}
