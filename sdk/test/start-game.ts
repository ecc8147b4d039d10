import type { AdapterPage } from '../src/adapter-kit/adapter-page.ts';
import { startSdk } from '../src/api.ts';
import type { Boot } from '../src/boot.ts';
import { createFakePage } from './fake-page.ts';
import { type Answer, type Call, createFakeServer } from './fake-server.ts';
import { bootFor } from './start-parts.ts';

type GameOptions = {
  boot?: Partial<Boot>;
  launchParams?: Record<string, string>;
  answer?: (call: Call) => Answer;
  // The adapter's settings from game.json.
  settings?: object;
};

// Starts the whole SDK and an adapter on a fake page and server, as for a game.
export function startGame(install: (page: AdapterPage) => void, options: GameOptions = {}) {
  const server = createFakeServer(options.answer);
  const fake = createFakePage();
  const page = fake.window as AdapterPage;
  Object.assign(page, {
    fetch: server.fetch,
    navigator: { maxTouchPoints: 0 },
    __coinopAdapters: options.settings,
  });
  const boot = { ...bootFor(server, options.boot), launchParams: options.launchParams ?? {} };
  page.coinop = startSdk(boot, page, '0.0.0');
  fake.welcome(2);
  install(page);
  return { page, fake, server, coinop: page.coinop };
}

export const guest = { id: 'p1', handle: 'guest_1', name: 'guest_1', avatarUrl: 'data:,', guest: true };
