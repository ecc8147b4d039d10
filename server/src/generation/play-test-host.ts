/** Never resolved: the browser has no network, and every response is intercepted. */
export const playTestOrigin = 'http://play-test.invalid';

/** A minimal host that follows the protocol: it answers the handshake and records the messages. */
export const hostPage = `<!doctype html><meta charset="utf-8"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;background:#000}</style>
<iframe id="game" src="/game" sandbox="allow-scripts allow-pointer-lock" allow="autoplay"></iframe>
<script>
window.heard = [];
addEventListener('message', (event) => {
  if (event.source !== document.getElementById('game').contentWindow || event.data?.coinop !== 1) return;
  heard.push(String(event.data.type));
  if (event.data.type === 'hello') {
    event.source.postMessage({ coinop: 1, type: 'welcome', hostVersion: 'play-test', muted: true, paused: false }, '*');
  }
});
</script>`;

/** Counts animation frames; injected before the game's own code. */
export const frameCounter = `(() => {
  const request = window.requestAnimationFrame.bind(window);
  window.__frames = 0;
  window.requestAnimationFrame = (callback) => request((time) => { window.__frames++; callback(time); });
})();`;
