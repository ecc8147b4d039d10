/** The app around a game in development: the actions of a host, as buttons. */
export const devPage = (
  title: string,
  gameUrl: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
:root{color-scheme:dark;font:15px/1.4 system-ui,sans-serif}
body{margin:0;height:100vh;display:grid;grid-template:auto 1fr auto/1fr;background:#15131f;color:#eee}
nav{display:flex;flex-wrap:wrap;gap:8px;padding:8px}
button{font:inherit;padding:6px 14px;border:0;border-radius:8px;background:#3a3556;color:inherit;cursor:pointer}
main{display:grid;place-items:center;min-height:0}
iframe{border:0;background:#000;width:min(100%,56.25vh);height:100%}
.landscape iframe{width:100%;height:min(100%,56.25vw)}
pre{margin:0;padding:8px;height:120px;overflow:auto;background:#0d0c14}
dialog{border:0;border-radius:12px;padding:20px}
</style>
<nav><button id="pause">Pause</button><button id="mute">Mute</button><button id="rotate">Rotate</button>
<button id="reload">Reload</button><button id="sign-in">Sign in</button></nav>
<main><iframe id="frame" sandbox="allow-scripts allow-same-origin allow-pointer-lock" allow="autoplay; gamepad; fullscreen"></iframe></main>
<pre id="log" aria-label="What the game says"></pre>
<dialog id="sheet"><p id="offer"></p><button id="buy">Buy</button> <button id="decline">Decline</button></dialog>
<script>
const { frame, log, sheet, offer } = Object.fromEntries(['frame', 'log', 'sheet', 'offer'].map((id) => [id, document.getElementById(id)]));
const origin = new URL('${gameUrl}').origin;
let paused = false, muted = false, intentId;
const say = (message) => frame.contentWindow.postMessage({ coinop: 1, ...message }, origin);
const note = (text) => { log.textContent += text + '\\n'; log.scrollTop = log.scrollHeight; };
const token = () => say({ type: 'token', token: 'dev', expiresAt: '2100-01-01T00:00:00.000Z' });
const load = () => { frame.src = '${gameUrl}?' + Date.now(); };
const ask = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
const press = (id, listener) => { document.getElementById(id).onclick = listener; };
press('pause', ({ target }) => { paused = !paused; target.textContent = paused ? 'Resume' : 'Pause'; say({ type: paused ? 'pause' : 'resume' }); });
press('mute', ({ target }) => { muted = !muted; target.textContent = muted ? 'Unmute' : 'Mute'; say({ type: 'audio', muted }); });
press('rotate', () => document.body.classList.toggle('landscape'));
press('reload', load);
const signIn = async () => { await ask('/dev/sign-in', {}); token(); note('signed in'); };
// After a sign-in the game is reloaded with the new player.
press('sign-in', () => signIn().then(load));
const settle = async (approved) => {
  sheet.close();
  const { status } = await ask('/dev/settle', { id: intentId, approved });
  say({ type: 'purchaseResult', intentId, status });
  note('purchase ' + status);
};
press('buy', () => settle(true));
press('decline', () => settle(false));
addEventListener('message', async ({ source, origin: from, data }) => {
  if (source !== frame.contentWindow || from !== origin || data?.coinop !== 1) return;
  if (data.type === 'hello') say({ type: 'welcome', hostVersion: 'dev', protocol: 4, muted, paused });
  else if (data.type === 'needToken') token();
  else if (data.type === 'purchase') {
    intentId = data.intentId;
    const { name, price } = await ask('/dev/intent', { id: intentId });
    offer.textContent = name + ' for ' + price + ' coins';
    sheet.showModal();
  } else if (['signIn', 'share', 'openLink'].includes(data.type)) {
    note(JSON.stringify({ ...data, coinop: undefined }));
    if (data.type === 'signIn') await signIn();
    say({ type: 'answer', id: data.id, done: true });
  } else note(JSON.stringify({ ...data, coinop: undefined }));
});
const changes = new EventSource('/dev/events');
changes.addEventListener('reload', load);
changes.addEventListener('note', ({ data }) => note(JSON.parse(data)));
load();
</script></html>`;
