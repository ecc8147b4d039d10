// Plays Moth & Lantern with the mouse and a perfect memory for a night or two, then forgets everything on purpose
// until the lantern is out, and lights it again.

const LOSE_MS_MAX = 120_000;

export async function start(page) {
  await touchCard(page, (await state(page)).cards[0]);
}

export async function play(page, seconds) {
  await remember(page, new Map(), seconds * 1000);
}

// A later night with a pair turned up.
export async function pose(page) {
  const seen = new Map();
  await touchCard(page, (await state(page)).cards[0]);
  await remember(page, seen, 120_000, (now) => now.night >= 5 && now.ready && now.cards.length <= 10 && now.cards.some((card) => card.up));
  await page.waitForTimeout(250);
}

async function remember(page, seen, milliseconds, done = () => false) {
  const until = (await time(page)) + milliseconds;
  let night = 1;
  while ((await time(page)) < until) {
    const now = await waitReady(page);
    if (now.screen !== 'playing') return;
    if (now.night !== night) {
      seen.clear();
      night = now.night;
    }
    for (const card of now.cards) if (card.symbol) seen.set(card.id, card.symbol);
    if (done(now)) return;
    if (now.panel === 'charms') {
      await click(page, now.spots.find(({ kind }) => kind === 'charm'));
      seen.clear();
      continue;
    }
    const card = choose(now, seen);
    if (card) await touchCard(page, card);
  }
}

function choose(now, seen) {
  const down = now.cards.filter((card) => !card.up);
  const up = now.cards.find((card) => card.up);
  if (up) return down.find((card) => seen.get(card.id) === up.symbol) ?? down.find((card) => !seen.has(card.id)) ?? down[0];
  const known = down.find((card) => seen.has(card.id) && down.some((other) => other !== card && seen.get(other.id) === seen.get(card.id)));
  return known ?? down.find((card) => !seen.has(card.id)) ?? down[0];
}

// Turns up the same unlike cards again and again.
export async function lose(page) {
  const until = (await time(page)) + LOSE_MS_MAX;
  const seen = new Map();
  while ((await time(page)) < until) {
    const now = await waitReady(page);
    if (now.screen === 'over') return;
    if (now.panel === 'charms') {
      await click(page, now.spots.find(({ kind }) => kind === 'charm'));
      seen.clear();
      continue;
    }
    for (const card of now.cards) if (card.symbol) seen.set(card.id, card.symbol);
    const down = now.cards.filter((card) => !card.up);
    const up = now.cards.find((card) => card.up);
    const unlike = up && down.find((card) => seen.has(card.id) && seen.get(card.id) !== up.symbol);
    await touchCard(page, unlike ?? down[0]);
    if (now.cards.length <= 2) seen.clear();
  }
  throw new Error('The lantern would not go out.');
}

async function waitReady(page) {
  await page.waitForFunction(() => {
    const { ready, panel, screen } = window.__game.state();
    return ready || panel === 'charms' || screen === 'over';
  });
  await page.waitForTimeout(60);
  return state(page);
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// The page's own clock, which whoever shows the game may drive.
function time(page) {
  return page.evaluate(() => performance.now());
}

async function touchCard(page, card) {
  await page.mouse.click(card.x, card.y);
  await page.waitForTimeout(260);
}

async function click(page, spot) {
  await page.mouse.click(spot.x, spot.y);
  await page.waitForTimeout(200);
}
