// Plays Hold the Cake: builds a zigzag of dishes with taps, calls wave after wave, improves what stands; then sells
// nothing, builds nothing, and lets the ants have the cake.

const COLS = 8;
// Two walls with a gap at alternating ends make the trail long; the rest is fire along it.
const PLAN = [
  ['pepper', 2, 3], ['pepper', 0, 3], ['pepper', 1, 3], ['pepper', 3, 3], ['lemon', 4, 3], ['pepper', 5, 3], ['jam', 6, 3],
  ['pepper', 7, 6], ['lemon', 6, 6], ['pepper', 5, 6], ['glass', 4, 6], ['pepper', 3, 6], ['jam', 2, 6], ['pepper', 1, 6],
  ['glass', 0, 9], ['pepper', 1, 9], ['lemon', 2, 9], ['pepper', 5, 9], ['glass', 6, 9],
];
const KEYS = { pepper: 'Digit1', jam: 'Digit2', lemon: 'Digit3', glass: 'Digit4' };
const PRICES = { pepper: 20, jam: 25, lemon: 40, glass: 65 };

const read = (page) => page.evaluate(() => window.__game.state());
const wait = (page, ms) => page.waitForTimeout(ms);
// The page's own clock, which whoever shows the game may drive.
const time = (page) => page.evaluate(() => performance.now());

export async function start(page) {
  await page.keyboard.press('Space');
  await wait(page, 300);
  await page.keyboard.press('KeyF');
}

export async function play(page, seconds) {
  await defend(page, seconds, 3);
}

// A few waves in, with the maze half built and bugs in the thick of it.
export async function pose(page) {
  await start(page);
  await defend(page, 400, PLAN.length, (state) => state.wave >= 6 && state.bugs > 5 && state.shots > 1 && state.dishes.length > 13);
  await page.mouse.move(4, 4);
}

async function defend(page, seconds, dishesMax, isDone = () => false) {
  const endsAt = (await time(page)) + seconds * 1000;
  let built = 0;
  while ((await time(page)) < endsAt) {
    const state = await read(page);
    if (state.screen !== 'playing' || isDone(state)) return;
    const next = PLAN[built];
    if (next && built < dishesMax && state.crumbs >= PRICES[next[0]]) {
      await build(page, state, next);
      built += 1;
    } else if (state.waiting) {
      await page.keyboard.press('KeyN');
    }
    await wait(page, 120);
  }
}

async function build(page, state, [kind, x, y]) {
  const place = state.places[y * COLS + x];
  await page.keyboard.press(KEYS[kind]);
  await page.mouse.click(place.x, place.y);
}

export async function lose(page) {
  for (let i = 0; i < 900; i++) {
    const state = await read(page);
    if (state.screen === 'over') return;
    await page.keyboard.press('KeyN');
    await wait(page, 120);
  }
  throw new Error('The ants would not take the cake.');
}
