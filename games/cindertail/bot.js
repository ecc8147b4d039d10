// Plays Cindertail with one key: leaps at what comes, glides over what is wide, then stops caring and loses.

const TICK_MS = 16;
const LEAP_SECONDS_BEFORE = { gap: 0.09, stump: 0.2, stone: 0.24, bramble: 0.16 };

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);
// The page's own clock, which whoever shows the game may drive.
const time = (page) => page.evaluate(() => performance.now());

export async function start(page) {
  await page.keyboard.press('Space');
  await page.waitForFunction(() => window.__game.state().screen === 'playing');
}

export async function play(page, seconds) {
  await runFor(page, seconds);
}

// Far enough for the second palette, caught in the air with something still to clear.
export async function pose(page) {
  await start(page);
  for (let tries = 0; tries < 6; tries++) {
    await runFor(page, 40, (state) => state.score > 380 && state.height > 45 && state.ahead.some((thing) => thing.distance > 10 && thing.distance < 200));
    const state = await read(page);
    if (state.screen === 'playing') return;
    await restart(page);
  }
}

// A result may be left only after a moment, so that a last frantic tap does not skip it.
async function restart(page) {
  for (let i = 0; i < 40 && (await read(page)).screen !== 'playing'; i++) {
    await page.keyboard.press('Space');
    await wait(page, 250);
  }
}

async function runFor(page, seconds, isDone = () => false) {
  const endsAt = (await time(page)) + seconds * 1000;
  let state = await read(page);
  let holding = false;
  while ((await time(page)) < endsAt && state.screen === 'playing' && !isDone(state)) {
    const wantsHold = shouldHold(state, holding);
    if (wantsHold && !holding) await page.keyboard.down('Space');
    if (!wantsHold && holding) await page.keyboard.up('Space');
    holding = wantsHold;
    await wait(page, TICK_MS);
    state = await read(page);
  }
  if (holding) await page.keyboard.up('Space');
}

function shouldHold(state, holding) {
  const next = state.ahead.filter((thing) => thing.kind !== 'crow').sort((a, b) => a.distance - b.distance);
  const airborne = state.height > 2;
  if (airborne) return holding && next.some((thing) => thing.distance < 60 && thing.distance + thing.width > -16);
  const near = next.find((thing) => thing.distance > -4);
  if (!near) return false;
  return near.distance < state.speed * LEAP_SECONDS_BEFORE[near.kind] + 18;
}

export async function lose(page) {
  for (let waited = 0; waited < 60_000; waited += 200) {
    if ((await read(page)).screen === 'over') return;
    await wait(page, 200);
  }
  throw new Error('The fox would not lose.');
}
