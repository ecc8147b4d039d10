import type { Boot } from '../src/boot.ts';
import { createHttp } from '../src/http.ts';
import { createSession } from '../src/session.ts';
import { createSavedState } from '../src/state.ts';
import { createFakePage, gameId, hostOrigin, openFakeBridge } from './fake-page.ts';
import type { FakeServer } from './fake-server.ts';

export function bootFor(server: FakeServer, changes: Partial<Boot> = {}): Boot {
  return {
    baseUrl: 'https://api.example',
    gameId,
    title: 'Blocks',
    token: 'old',
    player: { id: 'p1', handle: 'ada', name: 'Ada', avatarUrl: 'data:,', guest: false },
    locale: 'en',
    state: server.saved.text,
    stateVersion: server.saved.version,
    hostOrigins: [hostOrigin],
    ...changes,
  };
}

export function withoutState({ state: _, stateVersion: __, ...boot }: Boot): Boot {
  return boot;
}

// Starts the SDK's internal modules on a fake page and server; a host welcomes them, unless the page has none.
export function startParts(server: FakeServer, boot: Boot = bootFor(server), kind: 'framed' | 'alone' = 'framed') {
  const page = createFakePage(kind);
  const bridge = openFakeBridge(page);
  page.welcome();
  const session = createSession(boot.token, bridge);
  const http = createHttp(boot.baseUrl, session, server.fetch);
  return { page, bridge, session, http, boot, saved: createSavedState(boot, http, session, bridge) };
}
