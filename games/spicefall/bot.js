// Plays Spicefall with the keyboard: lays every spice from left to right so that layers form, then piles blocks up
// in the middle until the box is full.

const KEY_PAUSE_MS = 12;
// One press of an arrow key moves a block by this share of the box.
const STEP = 5 / 100;

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);
// The page's own clock, which whoever shows the game may drive.
const time = (page) => page.evaluate(() => performance.now());

export async function start(page) {
  await page.keyboard.press('Space');
  await wait(page, 1200);
}

export async function play(page, seconds) {
  await layFor(page, seconds);
}

// The moment a spice that reaches across goes up in aroma.
export async function pose(page) {
  await start(page);
  await layFor(page, 60, (state) => state.sweeping && state.score > 900);
  await wait(page, 120);
}

async function layFor(page, seconds, isDone = () => false) {
  const endsAt = (await time(page)) + seconds * 1000;
  let turns = 1;
  const nextColumn = [0, 0, 0.15, 0.3, 0.1, 0.2, 0.4];
  while ((await time(page)) < endsAt) {
    const state = await read(page);
    if (state.screen !== 'playing' || isDone(state)) return;
    if (state.width === 0) {
      await wait(page, 30);
      continue;
    }
    let target = nextColumn[state.spice];
    if (target + state.width > 1) target = 1 - state.width;
    if (turns-- > 0) await page.keyboard.press('ArrowUp');
    await steerTo(page, await read(page), target);
    nextColumn[state.spice] = target + state.width > 0.97 ? 0 : target + state.width;
    await page.keyboard.press('Space');
    for (let i = 0; i < 6; i++) {
      await wait(page, 60);
      if (isDone(await read(page))) return;
    }
  }
}

async function steerTo(page, state, target) {
  const steps = Math.round((target - state.column) / STEP);
  for (let i = 0; i < Math.abs(steps); i++) {
    await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
    await wait(page, KEY_PAUSE_MS);
  }
}

export async function lose(page) {
  for (let i = 0; i < 400; i++) {
    if ((await read(page)).screen === 'over') return;
    await page.keyboard.press('Space');
    await wait(page, 90);
  }
  throw new Error('The box never filled up.');
}
