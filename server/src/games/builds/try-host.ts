/** Never resolved: the browser has no network, and every response is intercepted. Two sites, as in production. */
export const hostOrigin = 'https://app.play-test.invalid';
export const gameOrigin = 'https://game.play-test-games.invalid';
export const versionPath = `/~${'0'.repeat(64)}/`;

/**
 * A minimal host that follows the protocol: it welcomes the game and gives it a token. As in the app, the dark scheme
 * of the frame makes browsers paint white behind a page without a background, as for a standalone page.
 */
export const hostPage = `<!doctype html><meta charset="utf-8"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;background:#000;color-scheme:dark}</style>
<iframe id="game" src="${gameOrigin}${versionPath}index.html" sandbox="allow-scripts allow-same-origin allow-pointer-lock" allow="autoplay; gamepad; fullscreen; accelerometer; gyroscope; cross-origin-isolated"></iframe>
<script>
addEventListener('message', (event) => {
  if (event.origin !== '${gameOrigin}' || event.data?.coinop !== 1) return;
  const answers = {
    hello: { type: 'welcome', hostVersion: 'play-test', protocol: 2, muted: true, paused: false },
    needToken: { type: 'token', token: 'play-test', expiresAt: '2100-01-01T00:00:00.000Z' },
    signIn: { type: 'answer', id: event.data.id, done: false },
    share: { type: 'answer', id: event.data.id, done: false },
    openLink: { type: 'answer', id: event.data.id, done: false },
  };
  if (event.data.type === 'openLink') console.info('coinop-link ' + event.data.url);
  const answer = answers[event.data.type];
  if (answer) event.source.postMessage({ coinop: 1, ...answer }, '${gameOrigin}');
});
</script>`;

/** The headers of the page around a game with threads, as /play/:gameId has them. */
export const isolatedPageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
};

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Responses to the SDK, as for a player without any data. */
export function answerSdk(pathname: string): { status: number; json: object; headers: Record<string, string> } {
  const [, resource = ''] = /^\/api\/sdk\/(\w+(?:\/items|\/inventory)?)/.exec(pathname) ?? [];
  const json = answers[resource];
  if (json === undefined) return { status: 404, json: { error: 'There is nothing at this address.' }, headers };
  return { status: 200, json, headers };
}

const answers: Record<string, object> = {
  player: { player: { id: 'tester', handle: 'tester', name: 'Tester', avatarUrl: 'data:,', guest: true } },
  state: { state: null, version: 0, updatedAt: null },
  storage: { entries: {}, updatedAt: new Date(0).toISOString() },
  leaderboard: { entries: [], me: null },
  achievements: { achievements: [] },
  wallet: { balance: 0 },
  'shop/items': { items: [] },
  'shop/inventory': { items: [] },
};
