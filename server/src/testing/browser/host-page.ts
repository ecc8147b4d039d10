/**
 * A minimal host that shows a game on its own origin: mounts it, welcomes it, posts the token to exactly that origin.
 */
export function ownOriginHost(session: { playUrl: string; token: string; expiresAt: string }): string {
  const origin = new URL(session.playUrl).origin;
  return `<!doctype html><title>Host</title>
<iframe id="frame" sandbox="allow-scripts allow-same-origin allow-pointer-lock" allow="autoplay" width="400" height="600" src="${session.playUrl}"></iframe>
<script>
window.heard = [];
addEventListener('message', (event) => {
  if (event.origin !== '${origin}' || event.data?.coinop !== 1) return;
  heard.push(event.data.type);
  const say = (message) => event.source.postMessage({ coinop: 1, ...message }, '${origin}');
  if (event.data.type === 'hello') say({ type: 'welcome', hostVersion: 'test', protocol: 2, muted: false, paused: false });
  if (event.data.type === 'needToken') say({ type: 'token', token: '${session.token}', expiresAt: '${session.expiresAt}' });
});
</script>`;
}
