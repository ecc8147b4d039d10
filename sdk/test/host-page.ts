// A small but complete web host according to docs/host-protocol.md. Tests control and inspect it by window.host.
// `greetingLimitMs` is 5 s in a real host.

export const hostPage = (gameId: string, greetingLimitMs: number): string => `<!doctype html><title>Host</title>
<iframe id="game" title="game" width="320" height="240" sandbox="allow-scripts allow-pointer-lock"></iframe>
<script>
const frame = document.getElementById('game');
const host = window.host = {
  messages: [], captures: [], sessions: 0, conflicts: 0, muted: false, paused: false, locale: 'pt-BR', mintsTokens: true,
  protocol: 2, preview: undefined, params: '', answers: true,
  // Messages to a game on its own origin are posted to exactly that origin.
  say(body) { frame.contentWindow.postMessage({ coinop: 1, ...body }, playOrigin ?? '*'); },
  types() { return host.messages.map((message) => message.type); },
  async mint() {
    host.sessions += 1;
    return (await fetch('/api/games/${gameId}/session', { method: 'POST' })).json();
  },
  async load() {
    greeted = false;
    const { htmlUrl, playUrl } = await host.mint();
    playOrigin = playUrl ? new URL(playUrl).origin : undefined;
    frame.sandbox = 'allow-scripts allow-pointer-lock' + (playUrl ? ' allow-same-origin' : '');
    const url = new URL(playUrl ?? htmlUrl);
    if (host.params) url.searchParams.set('p', host.params);
    frame.src = url.href;
  },
  leave() { frame.remove(); },
};
let greeted = false;
let playOrigin;
let timer;

frame.addEventListener('load', () => {
  clearTimeout(timer);
  if (!greeted && frame.src) timer = setTimeout(() => { if (!greeted) host.load(); }, ${greetingLimitMs});
  greeted = false;
});

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== frame.contentWindow || origin !== (playOrigin ?? 'null') || data?.coinop !== 1) return;
  host.messages.push(data.type === 'capture.done' ? { ...data, video: data.video.byteLength } : data);
  if (data.type === 'hello') {
    greeted = true;
    clearTimeout(timer);
    const { muted, paused, locale, protocol, preview } = host;
    host.say({ type: 'welcome', hostVersion: 'test', muted, paused, locale, protocol, preview });
  }
  if (data.type === 'needToken' && host.mintsTokens) {
    const { token, expiresAt } = await host.mint();
    host.say({ type: 'token', token, expiresAt });
  }
  if (['share', 'openLink', 'signIn'].includes(data.type)) host.say({ type: 'answer', id: data.id, done: host.answers });
  if (data.type === 'capture.done') host.captures.push([...new Uint8Array(data.video.slice(0, 4))]);
  if (data.type === 'stateConflict') {
    host.conflicts += 1;
    host.load();
  }
});
host.load();
</script>`;
