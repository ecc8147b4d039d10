// Plays Humstone with the mouse: keeps the bar under the lowest falling ball, then walks away from it.

const TICK_MS = 16;

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
  await strike(page);
  const early = await read(page);
  await keepUp(page, seconds);
  const late = await read(page);
  await lookAway(page);
  const lost = await read(page);
  const again = await restart(page);
  return { scoreEarly: early.score, scoreLate: late.score, scoreLost: lost.score, screenAfterLoss: lost.screen, screenAfterRestart: again.screen };
}

// Well into the first stone, with shards in the air.
export async function pose(page) {
  await strike(page);
  await keepUp(page, 60, (state) => state.score > 160 && state.shards > 22);
}

async function strike(page) {
  const { bar } = await read(page);
  await page.mouse.move(bar.x, bar.y);
  await page.keyboard.press('Space');
}

async function keepUp(page, seconds, isDone = () => false) {
  const endsAt = Date.now() + seconds * 1000;
  let aim = 0;
  while (Date.now() < endsAt) {
    const state = await read(page);
    if (state.screen !== 'playing' || isDone(state)) return;
    if (state.resting) await page.keyboard.press('Space');
    const falling = state.balls.filter((ball) => ball.vy > 0).sort((a, b) => b.y - a.y)[0];
    if (falling) {
      // Meeting the ball off-centre sends it somewhere new each time.
      aim = Math.sin(Date.now() / 700) * 20;
      await page.mouse.move(falling.x + falling.vx * 0.05 + aim, state.bar.y);
    }
    await wait(page, TICK_MS);
  }
}

async function lookAway(page) {
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
