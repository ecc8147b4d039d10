// Plays Blotterfly with the mouse: flies under the nearest blot, away from what is shot at it, drinks what falls near;
// then goes and sits in the ink.

const TICK_MS = 16;

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);
// The page's own clock, which whoever shows the game may drive.
const time = (page) => page.evaluate(() => performance.now());

export async function start(page) {
  await page.keyboard.press('Space');
}

export async function play(page, seconds) {
  await fight(page, seconds);
}

// A painted page with blots still on it.
export async function pose(page) {
  await start(page);
  await fight(page, 70, (state) => state.popped > 24 && state.foes.filter((foe) => foe.y > 70).length > 2);
}

async function fight(page, seconds, isDone = () => false) {
  const endsAt = (await time(page)) + seconds * 1000;
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  while ((await time(page)) < endsAt) {
    const state = await read(page);
    if (state.screen !== 'playing' || isDone(state)) return;
    if (state.bloomReady && state.danger.length > 6) await page.keyboard.press('Space');
    const target = chooseTarget(state, width, height);
    await page.mouse.move(target.x, target.y);
    await wait(page, TICK_MS);
  }
}

function chooseTarget(state, width, height) {
  const home = height * 0.78;
  const drop = state.drops.filter((d) => d.y > height * 0.3).sort((a, b) => b.y - a.y)[0];
  const foe = state.foes.filter((f) => f.y > 0 && f.y < home - 60).sort((a, b) => b.y - a.y)[0];
  let x = drop ? drop.x : foe ? foe.x : width / 2;
  let y = drop ? Math.min(height - 60, Math.max(home - 80, drop.y)) : home;
  for (const thing of [...state.danger, ...state.foes]) {
    const dx = state.fly.x - (thing.x + thing.vx * 0.25);
    const dy = state.fly.y - (thing.y + thing.vy * 0.25);
    const reach = 60 + thing.radius;
    const distance = Math.hypot(dx, dy);
    if (distance > reach || thing.y > state.fly.y + 40) continue;
    x += Math.sign(dx || 1) * (reach - distance) * 1.8;
    y += (dy > 0 ? 1 : -0.4) * (reach - distance) * 0.5;
  }
  return { x: Math.max(16, Math.min(width - 16, x)), y: Math.max(height * 0.4, Math.min(height - 30, y)) };
}

export async function lose(page) {
  for (let i = 0; i < 1500; i++) {
    const state = await read(page);
    if (state.screen === 'over') return;
    const threat = [...state.foes, ...state.danger].filter((thing) => thing.y > 0).sort((a, b) => b.y - a.y)[0];
    if (threat) await page.mouse.move(threat.x, threat.y);
    await wait(page, 50);
  }
  throw new Error('Nothing would hit the butterfly.');
}
