// Plays Eel Circuit with the mouse: leads the eel around the nearest jelly until the loop closes, then lets the
// charge run out, and swims again.

const LOSE_MS_MAX = 180_000;
const TICK_MS = 16;
const ORBIT_UNITS = 48;
const LEAD_RADIANS = 0.95;
const WIDE_ORBIT_UNITS = 84;
const WIDE_TAIL_UNITS = 560;

export async function start(page) {
  const { width, height } = await state(page);
  await page.mouse.click(width / 2, height * 0.4);
  await page.waitForFunction(() => window.__game.state().screen === 'playing');
}

export async function play(page, seconds) {
  await hunt(page, seconds * 1000);
}

// At a depth with more than one kind of creature: a long eel in the moment it closes a wide loop mid-screen.
export async function pose(page) {
  await start(page);
  await hunt(page, 60_000, (now) => now.depth >= 2 && now.creatures.some(({ kind }) => kind === 'urchin'));
  for (let tries = 0; tries < 8; tries++) {
    await feed(page, 40_000, (now) => now.eel.length > WIDE_TAIL_UNITS);
    const { loops } = await state(page);
    await hunt(page, 12_000, (now) => now.loops > loops, { orbit: WIDE_ORBIT_UNITS, choose: nearestToMiddle });
    const now = await state(page);
    const inMiddle = now.eel.y > now.height * 0.3 && now.eel.y < now.height * 0.75;
    if (now.loops > loops && inMiddle) return;
  }
}

async function feed(page, milliseconds, done) {
  const until = (await time(page)) + milliseconds;
  while ((await time(page)) < until) {
    const now = await state(page);
    if (now.screen !== 'playing' || done(now)) return;
    const mote = now.motes.sort(near(now.eel))[0];
    if (mote) await page.mouse.move(mote.x, mote.y);
    await page.waitForTimeout(TICK_MS);
  }
}

function nearestToMiddle(now) {
  return prey(now).sort(near({ x: now.width / 2, y: now.height / 2 }))[0];
}

async function hunt(page, milliseconds, done = () => false, { orbit = ORBIT_UNITS, choose = nearestMoon } = {}) {
  const until = (await time(page)) + milliseconds;
  let target;
  while ((await time(page)) < until) {
    const now = await state(page);
    if (now.screen !== 'playing' || done(now)) return;
    target = stayWith(now, target) ?? choose(now);
    if (target) await lead(page, now, target, orbit);
    await page.waitForTimeout(TICK_MS);
  }
}

function near(from) {
  return (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y);
}

function prey(now) {
  return now.creatures.filter(({ kind }) => kind !== 'urchin' && kind !== 'angler');
}

function nearestMoon(now) {
  return prey(now).filter(({ kind }) => kind === 'moon').sort(near(now.eel))[0] ?? prey(now).sort(near(now.eel))[0];
}

// The jelly that was being circled, while it is still there.
function stayWith(now, before) {
  const same = before && prey(now).sort(near(before))[0];
  return same && Math.hypot(same.x - before.x, same.y - before.y) < 20 * now.unit ? same : undefined;
}

async function lead(page, now, target, orbit) {
  const around = Math.atan2(now.eel.y - target.y, now.eel.x - target.x) + LEAD_RADIANS;
  const reach = orbit * now.unit;
  await page.mouse.move(target.x + Math.cos(around) * reach, target.y + Math.sin(around) * reach);
}

export async function lose(page) {
  const until = (await time(page)) + LOSE_MS_MAX;
  let side = 1;
  while ((await time(page)) < until) {
    const now = await state(page);
    if (now.screen === 'over') return;
    // Up and down along one wall, away from most of the food.
    side = -side;
    await page.mouse.move(4, side > 0 ? now.height - 8 : 80);
    await page.waitForTimeout(500);
  }
  throw new Error('The eel would not run out of charge.');
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// The page's own clock, which whoever shows the game may drive.
function time(page) {
  return page.evaluate(() => performance.now());
}
