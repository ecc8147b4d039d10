/** A game that does nothing by itself: each of its buttons does one thing, and it displays the messages it receives. */
export const buttonGame = `<!doctype html><title>Buttons</title>
<style>body{margin:0;padding:24px;background:#173;color:#fff;font:20px sans-serif}button{display:block;margin:8px 0;padding:8px 16px;font:inherit}</style>
<button id="start">start</button><button id="score">score</button><button id="stop">stop</button>
<button id="buy">buy</button><button id="reload">reload</button><button id="save">save</button>
<pre id="log"></pre>
<script>
const log = (text) => { document.getElementById('log').textContent += text + '\\n'; };
const on = (id, act) => { document.getElementById(id).onclick = act; };
let points = 100;
on('start', () => coinop.gameplayStart());
on('score', () => { coinop.score(points); log('scored ' + points); points += 50; });
on('stop', () => coinop.gameplayStop());
on('reload', () => location.reload());
on('save', () => coinop.state.save({ saved: Date.now() }).then(() => log('saved'), (error) => log(error.code)));
on('buy', async () => {
  try {
    const [item] = await coinop.shop.items();
    log('asking for ' + item.name);
    const bought = await coinop.shop.buy(item.id);
    log('purchase ' + bought.status + ' ' + bought.granted.map((one) => one.name).join());
  } catch (error) { log('refused ' + error.code); }
});
for (const event of ['pause', 'resume']) coinop.on(event, () => log(event));
coinop.on('audio', ({ muted }) => log(muted ? 'muted' : 'audible'));
log('player ' + coinop.player.handle);
coinop.ready();
</script>`;

/** A game that starts by itself. */
export const eagerGame = `<!doctype html><title>Eager</title><body style="background:#622">running <b></b><script>
coinop.ready();
coinop.gameplayStart();
setInterval(() => {
  coinop.score(Math.floor(performance.now()));
  document.querySelector('b').textContent = 'scoring';
}, 100);
</script>`;
