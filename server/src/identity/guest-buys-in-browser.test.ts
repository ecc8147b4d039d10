import { expect, it } from 'vitest';
import { useBrowser } from '../testing/browser/use-browser.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { makeItem } from '../testing/people/shop-fixtures.ts';
import { memberByEmail, sealedCodeFor } from '../testing/people/sign-in-steps.ts';
import { startListener } from '../testing/servers/listener.ts';
import { startService } from '../testing/service.ts';

const host = await startListener();
const service = await startService({ reachable: true, config: { appOrigins: [host.origin] } });
const { people, ctx } = service;

/** A game that sells one thing, and writes down what happens to it. */
const game = `<!doctype html><title>Lamps</title>
<p id="born"></p><button id="play">play</button><button id="save">save</button><button id="buy">buy</button><pre id="log"></pre>
<script>
document.getElementById('born').textContent = crypto.getRandomValues(new Uint32Array(1))[0];
const log = (text) => { document.getElementById('log').textContent += text + '\\n'; };
const on = (id, act) => { document.getElementById(id).onclick = () => act().catch((error) => log(id + ' failed: ' + error.code)); };
on('play', async () => coinop.gameplayStart());
on('save', async () => { await coinop.state.save({ room: 7 }); log('saved'); });
on('buy', async () => {
  const [lamp] = await coinop.shop.items();
  const { status, granted } = await coinop.shop.buy(lamp.id);
  const owned = await coinop.shop.inventory();
  log([status, ...granted.map(({ name }) => name), 'owned', ...owned.map(({ quantity }) => quantity)].join(' '));
});
coinop.ready();
</script>`;

/** The least a host must do, from docs/host-protocol.md alone: nothing of our own client is in it. */
const hostPage = (api: string, gameId: string) => `<!doctype html><title>Host</title>
<iframe id="frame" sandbox="allow-scripts allow-pointer-lock" width="320" height="400"></iframe>
<form id="sign-in" hidden><input id="email" type="email"><button id="send" disabled>send</button><input id="code"><button id="enter" disabled>enter</button></form>
<section id="sheet" hidden><b id="offer"></b><button id="approve" disabled>approve</button></section>
<output id="who"></output><output id="loads">0</output>
<script>
const at = (id) => document.getElementById(id);
const frame = at('frame');
let token, kind;
const call = async (method, path, body) => {
  const headers = { ...(token && { authorization: 'Bearer ' + token }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch('${api}' + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(path + ' ' + answer.status);
  return answer.json();
};
const be = (signedIn) => { ({ token } = signedIn); ({ kind } = signedIn.user); at('who').textContent = kind; };
const session = () => call('POST', '/api/games/${gameId}/session');
const say = (message) => frame.contentWindow.postMessage({ coinop: 1, ...message }, '*');
const click = (id) => new Promise((resolve) => {
  at(id).disabled = false;
  at(id).onclick = (event) => { event.preventDefault(); resolve(); };
});
async function signIn() {
  at('sign-in').hidden = false;
  await click('send');
  await call('POST', '/api/auth/email/start', { email: at('email').value });
  await click('enter');
  be(await call('POST', '/api/auth/email/verify', { email: at('email').value, code: at('code').value }));
  at('sign-in').hidden = true;
}
async function sell(intentId) {
  say({ type: 'pause' });
  const { intent } = await call('GET', '/api/shop/intents/' + intentId);
  if (kind === 'guest') await signIn();
  at('offer').textContent = intent.item.name + ' for ' + intent.price;
  at('sheet').hidden = false;
  await click('approve');
  const settled = await call('POST', '/api/shop/intents/' + intentId + '/approve');
  at('sheet').hidden = true;
  const { token: fresh, expiresAt } = await session();
  say({ type: 'token', token: fresh, expiresAt });
  say({ type: 'purchaseResult', intentId, status: settled.intent.status });
  say({ type: 'resume' });
}
let played = false;
addEventListener('message', async ({ data, source }) => {
  if (source !== frame.contentWindow || data?.coinop !== 1) return;
  if (data.type === 'hello') say({ type: 'welcome', hostVersion: 'plain', muted: false, paused: false });
  if (data.type === 'purchase') await sell(data.intentId);
  if (data.type === 'needToken') { const { token, expiresAt } = await session(); say({ type: 'token', token, expiresAt }); }
  if (data.type === 'gameplayStart' && !played) { played = true; await call('POST', '/api/events', { type: 'play_start', gameId: '${gameId}' }); }
});
frame.onload = () => { at('loads').textContent = Number(at('loads').textContent) + 1; };
(async () => {
  be(await call('POST', '/api/auth/guest', { deviceId: crypto.randomUUID() }));
  frame.src = (await session()).htmlUrl;
})();
</script>`;

const browser = useBrowser({ network: true });

it('M4 a guest plays, buys, signs in on the way and approves, and the game gets its item without a reload', async () => {
  const maker = await people.member('maker');
  const gameId = await makeGame(ctx, maker, { title: 'Lamps', html: game });
  await makeItem(ctx, maker, gameId, { kind: 'durable', name: 'Lamp', price: 200 });
  host.serve('/app', {
    html: hostPage(ctx.config.baseUrl, gameId),
    headers: { 'content-security-policy': `frame-src ${ctx.config.gamesOrigin}` },
  });
  const page = await browser().newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${host.origin}/app`);
  const inGame = page.frameLocator('#frame');
  await inGame.getByRole('button', { name: 'play' }).click();
  await inGame.getByRole('button', { name: 'save' }).click();
  await inGame.getByText('saved').waitFor();
  const born = await inGame.locator('#born').textContent();
  expect(await page.locator('#who').textContent()).toBe('guest');

  await inGame.getByRole('button', { name: 'buy' }).click();
  await page.locator('#email').fill('cleo@example.com');
  await page.locator('#send').click();
  await expect.poll(() => sealedCodeFor(service, 'cleo@example.com').catch(() => undefined)).toBeDefined();
  await page.locator('#code').fill(await sealedCodeFor(service, 'cleo@example.com'));
  await page.locator('#enter').click();
  await page.getByText('Lamp for 200').waitFor();
  await page.locator('#approve').click();
  await inGame.getByText('approved Lamp owned 1').waitFor();

  expect(await inGame.locator('#born').textContent()).toBe(born);
  expect(await page.locator('#loads').textContent()).toBe('1');
  expect(await page.locator('#who').textContent()).toBe('member');
  await inGame.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => inGame.locator('#log').textContent()).toMatch(/saved[\s\S]*saved/);
  expect(complaints).toEqual([]);

  const cleo = await memberByEmail(service, 'cleo@example.com');
  const { user } = (await cleo.get('/api/me')).body;
  expect(user.stats.plays).toBe(1);
  const earned = user.achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
  expect((await cleo.get('/api/wallet')).body.balance).toBe(500 + earned - 200);
});
