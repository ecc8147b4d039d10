// Plays Second Hand with the keyboard: waits in the page until a note is due, presses its key, then lets the spring
// run down, and winds it up again.

const PLAY_MS = 14_000;
const LOSE_MS_MAX = 60_000;
const KEYS = { left: 'f', right: 'j' };

export async function play(page) {
  await start(page);
  await follow(page, PLAY_MS);
  const played = await state(page);
  await page.waitForFunction(() => window.__game.state().screen === 'over', undefined, { timeout: LOSE_MS_MAX });
  const over = await state(page);
  await page.waitForTimeout(1500);
  await again(page, () => page.mouse.click(over.width / 2, over.height / 2));
  return { played: played.score, hits: played.hits, final: over.score, restarted: true };
}

// Into the second poster, in the middle of a streak.
export async function pose(page) {
  await start(page);
  await follow(page, 90_000, (now) => now.section >= 1 && now.combo >= 4 && now.combo < 11);
}

async function start(page) {
  const { width, height } = await state(page);
  await page.mouse.click(width * 0.7, height * 0.7);
  await page.waitForFunction(() => window.__game.state().screen === 'playing');
}

async function follow(page, milliseconds, done = () => false) {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    const lanes = await nextDue(page);
    const now = await state(page);
    if (now.screen !== 'playing' || done(now)) return;
    for (const lane of lanes) await page.keyboard.press(KEYS[lane]);
  }
}

// Resolves in the page itself, so that only one round trip lies between a note and its key.
function nextDue(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const { next, screen } = window.__game.state();
          if (screen !== 'playing') return resolve([]);
          const due = next.filter(({ inMs }) => inMs < 14);
          if (due.length > 0) resolve(due.map(({ lane }) => lane));
          else setTimeout(look, 3);
        };
        look();
      }),
  );
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// A slow machine's clock runs behind the wall's, and the game asks for a moment before it takes a restart.
async function again(page, press) {
  for (let tries = 0; tries < 60; tries++) {
    await press();
    await page.waitForTimeout(300);
    if ((await state(page)).screen === 'playing') return;
  }
  throw new Error('The game would not start again.');
}
