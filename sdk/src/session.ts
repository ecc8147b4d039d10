import type { Bridge } from './bridge.ts';

const renewLimitMs = 20_000;

export type Session = ReturnType<typeof createSession>;

// The game's token, and the only way to renew it: the host issues it, because only it has the player's session.
export function createSession(firstToken: string | undefined, bridge: Bridge) {
  let token = firstToken ?? '';
  let renewal: Promise<boolean> | undefined;
  let answer: (renewed: boolean) => void = () => {};
  const changeListeners: (() => void)[] = [];

  bridge.on('token', (message) => {
    token = message.token;
    for (const listener of changeListeners) listener();
    answer(true);
  });
  bridge.on('noToken', () => answer(false));

  async function ask(): Promise<boolean> {
    if (!(await bridge.hasHost())) return false;
    return new Promise((resolve) => {
      const limit = setTimeout(() => resolve(false), renewLimitMs);
      answer = (renewed) => {
        clearTimeout(limit);
        resolve(renewed);
      };
      bridge.send(token ? { type: 'needToken' } : { type: 'needToken', start: true });
    });
  }

  return {
    // Empty until the host has posted the first one, where the document came without.
    token: () => token,
    // Called after `refused` was rejected; concurrent calls share one request to the host.
    async renew(refused: string): Promise<boolean> {
      if (token !== refused) return true;
      renewal ??= ask().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    // A new token may belong to another account: a guest who signed in.
    onChange: (listener: () => void) => changeListeners.push(listener),
  };
}
