// Plays Second Hand with the keyboard: waits until a note is due, presses its key, then lets the spring
// run down, and winds it up again.

const LOSE_MS_MAX = 60_000;
const KEYS = { left: 'f', right: 'j' };

export async function start(page) {
  const { width, height } = await state(page);
  await page.mouse.click(width * 0.7, height * 0.7);
  await page.waitForFunction(() => window.__game.state().screen === 'playing');
}

export async function play(page, seconds) {
  await follow(page, seconds * 1000);
}

// Hands off.
export async function lose(page) {
  await page.waitForFunction(() => window.__game.state().screen === 'over', undefined, { timeout: LOSE_MS_MAX });
}

// Into the second poster, in the middle of a streak.
export async function pose(page) {
  await start(page);
  await follow(page, 90_000, (now) => now.section >= 1 && now.combo >= 4 && now.combo < 11);
}

async function follow(page, milliseconds, done = () => false) {
  const until = (await time(page)) + milliseconds;
  while ((await time(page)) < until) {
    const lanes = await nextDue(page);
    const now = await state(page);
    if (now.screen !== 'playing' || done(now)) return;
    for (const lane of lanes) await page.keyboard.press(KEYS[lane]);
  }
}

// Looked for in the page itself, so that only one round trip lies between a note and its key.
async function nextDue(page) {
  const due = await page.waitForFunction(
    () => {
      const { next, screen } = window.__game.state();
      if (screen !== 'playing') return [];
      const lanes = next.filter(({ inMs }) => inMs < 14).map(({ lane }) => lane);
      return lanes.length > 0 && lanes;
    },
    undefined,
    { polling: 3 },
  );
  return due.jsonValue();
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// The page's own clock, which whoever shows the game may drive.
function time(page) {
  return page.evaluate(() => performance.now());
}
