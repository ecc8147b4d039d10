// Plays Centrifuzz as a person would, with the mouse: tosses each fuzz at one of its own kind, then overfills the
// drum on purpose, loses, and starts again.

const LOSE_MS_MAX = 240_000;
const RELOAD_MS = 360;

export async function start(page) {
  await toss(page, Math.PI / 2);
}

export async function play(page, seconds) {
  const until = (await time(page)) + seconds * 1000;
  while ((await time(page)) < until) {
    const now = await ready(page);
    if (now.screen !== 'playing') return;
    if (now.spinReady) await page.mouse.click(now.spin.x, now.spin.y);
    else await toss(page, bestAngle(now));
  }
}

// Up to a well-filled drum: a moment worth showing.
export async function pose(page) {
  await toss(page, Math.PI / 2);
  for (let tosses = 0; tosses < 140; tosses++) {
    const now = await ready(page);
    const rich = now.bodies.length >= 24 && now.bodies.some((body) => body.tier >= 5);
    if (now.screen !== 'playing' || (rich && now.danger === 0)) break;
    await toss(page, tosses % 3 === 0 ? bestAngle(now) : worstAngle(now));
  }
  const now = await ready(page);
  await toss(page, bestAngle(now));
  await page.waitForTimeout(330);
}

export async function lose(page) {
  const until = (await time(page)) + LOSE_MS_MAX;
  while ((await time(page)) < until) {
    const now = await ready(page);
    if (now.screen === 'over') return;
    const angle = worstAngle(now);
    for (let i = 0; i < 3; i++) {
      await toss(page, angle);
      await page.waitForTimeout(RELOAD_MS);
    }
  }
  throw new Error('The drum would not fill up.');
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// The page's own clock, which whoever shows the game may drive.
function time(page) {
  return page.evaluate(() => performance.now());
}

async function ready(page) {
  await page.waitForFunction(() => window.__game.state().ready || window.__game.state().screen !== 'playing');
  return state(page);
}

async function toss(page, angle) {
  const { drum } = await state(page);
  const x = drum.x + Math.cos(angle) * drum.radius * 0.6;
  const y = drum.y + Math.sin(angle) * drum.radius * 0.6;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

function firstHit(game, angle, radius) {
  let hit = { distance: 1 - radius, body: undefined };
  for (const body of game.bodies) {
    const along = body.x * Math.cos(angle) + body.y * Math.sin(angle);
    const aside = Math.abs(body.y * Math.cos(angle) - body.x * Math.sin(angle));
    const reach = body.radius + radius;
    if (along <= 0 || aside >= reach) continue;
    const distance = along - Math.sqrt(reach * reach - aside * aside);
    if (distance < hit.distance) hit = { distance, body };
  }
  return hit;
}

function rankedAngles(game, worth) {
  const angles = Array.from({ length: 120 }, (_, i) => (i / 120) * Math.PI * 2);
  return angles.map((angle) => ({ angle, worth: worth(firstHit(game, angle, game.radii[game.held])) })).sort((a, b) => b.worth - a.worth);
}

function bestAngle(game) {
  return rankedAngles(game, ({ distance, body }) => {
    if (body?.tier === game.held) return 10 + distance;
    return distance - Math.abs((body?.tier ?? game.held) - game.held) * 0.05;
  })[0].angle;
}

// Never onto its own kind, and where the pile is already highest.
function worstAngle(game) {
  return rankedAngles(game, ({ distance, body }) => (body?.tier === game.held ? -10 : -distance))[0].angle;
}
