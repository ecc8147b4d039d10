// Plays Cindertail with one key: leaps at what comes, glides over what is wide, then stops caring and loses.

const TICK_MS = 16;
const LEAP_SECONDS_BEFORE = { gap: 0.09, stump: 0.2, stone: 0.24, bramble: 0.16 };

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);

// A result may be left only after a moment, so that a last frantic tap does not skip it.
async function restart(page) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Space');
    await wait(page, 250);
    const state = await read(page);
    if (state.screen === 'playing') return state;
  }
  throw new Error('It would not start again.');
}

export async function play(page, { seconds = 14 } = {}) {
  await page.keyboard.press('Space');
  const first = await runFor(page, seconds);
  await loseOnPurpose(page);
  const lost = await read(page);
  const again = await restart(page);
  return { scoreEarly: first.early, scoreLate: first.late, scoreLost: lost.score, screenAfterLoss: lost.screen, screenAfterRestart: again.screen };
}

// Far enough for the second palette, caught in the air with something still to clear.
export async function pose(page) {
  await page.keyboard.press('Space');
  for (let tries = 0; tries < 6; tries++) {
    await runFor(page, 40, (state) => state.score > 380 && state.height > 45 && state.ahead.some((thing) => thing.distance > 10 && thing.distance < 200));
    const state = await read(page);
    if (state.screen === 'playing') return;
    await restart(page);
  }
}

async function runFor(page, seconds, isDone = () => false) {
  const endsAt = Date.now() + seconds * 1000;
  let early = 0;
  let state = await read(page);
  let holding = false;
  while (Date.now() < endsAt && state.screen === 'playing' && !isDone(state)) {
    const wantsHold = shouldHold(state, holding);
    if (wantsHold && !holding) await page.keyboard.down('Space');
    if (!wantsHold && holding) await page.keyboard.up('Space');
    holding = wantsHold;
    early ||= state.score;
    await wait(page, TICK_MS);
    state = await read(page);
  }
  if (holding) await page.keyboard.up('Space');
  return { early, late: state.score };
}

function shouldHold(state, holding) {
  const next = state.ahead.filter((thing) => thing.kind !== 'crow').sort((a, b) => a.distance - b.distance);
  const airborne = state.height > 2;
  if (airborne) return holding && next.some((thing) => thing.distance < 60 && thing.distance + thing.width > -16);
  const near = next.find((thing) => thing.distance > -4);
  if (!near) return false;
  return near.distance < state.speed * LEAP_SECONDS_BEFORE[near.kind] + 18;
}

async function loseOnPurpose(page) {
  for (let waited = 0; waited < 60_000; waited += 200) {
    if ((await read(page)).screen === 'over') return;
    await wait(page, 200);
  }
  throw new Error('The fox would not lose.');
}
