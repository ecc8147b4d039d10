// Plays Humstone with the mouse: keeps the bar under the lowest falling ball, then walks away from it.

const TICK_MS = 16;

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);
// The page's own clock, which whoever shows the game may drive.
const time = (page) => page.evaluate(() => performance.now());

export async function start(page) {
  const { bar } = await read(page);
  await page.mouse.move(bar.x, bar.y);
  await page.keyboard.press('Space');
}

export async function play(page, seconds) {
  await keepUp(page, seconds);
}

// Well into the first stone, with shards in the air.
export async function pose(page) {
  await start(page);
  await keepUp(page, 60, (state) => state.score > 160 && state.shards > 22);
}

async function keepUp(page, seconds, isDone = () => false) {
  const endsAt = (await time(page)) + seconds * 1000;
  let aim = 0;
  while ((await time(page)) < endsAt) {
    const state = await read(page);
    if (state.screen !== 'playing' || isDone(state)) return;
    if (state.resting) await page.keyboard.press('Space');
    const falling = state.balls.filter((ball) => ball.vy > 0).sort((a, b) => b.y - a.y)[0];
    if (falling) {
      // Meeting the ball off-centre sends it somewhere new each time.
      aim = Math.sin((await time(page)) / 700) * 20;
      await page.mouse.move(falling.x + falling.vx * 0.05 + aim, state.bar.y);
    }
    await wait(page, TICK_MS);
  }
}

export async function lose(page) {
  for (let i = 0; i < 600; i++) {
    const state = await read(page);
    if (state.screen === 'over') return;
    const lowest = state.balls.sort((a, b) => b.y - a.y)[0];
    if (state.resting) await page.keyboard.press('Space');
    else if (lowest) await page.mouse.move(lowest.x < state.bar.x ? lowest.x + 300 : lowest.x - 300, state.bar.y);
    await wait(page, 60);
  }
  throw new Error('The balls would not fall.');
}
