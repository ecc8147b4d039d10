// Plays Mulligan Moons with the mouse: looks for a shot that sinks, pulls and lets go, then fires the rest of its
// strokes into space, loses, and tees off again.

const LOSE_MS_MAX = 120_000;

export async function start(page) {
  const { width, height } = await state(page);
  await page.mouse.click(width / 2, height * 0.3);
  await page.waitForFunction(() => window.__game.state().screen === 'playing');
}

export async function play(page, seconds) {
  const until = (await time(page)) + seconds * 1000;
  while ((await time(page)) < until) {
    const now = await settled(page);
    if (now.screen !== 'playing') return;
    await pull(page, now, await bestShot(page));
  }
}

// A later hole, with the pull at its fullest: the dotted flight shows the game.
export async function pose(page) {
  await start(page);
  for (let shots = 0; shots < 40; shots++) {
    const now = await settled(page);
    if (now.screen !== 'playing' || now.hole >= 5) break;
    await pull(page, now, await bestShot(page));
  }
  const now = await settled(page);
  await pull(page, now, await bestShot(page), { release: false });
  await page.waitForTimeout(120);
}

function state(page) {
  return page.evaluate(() => window.__game.state());
}

// The page's own clock, which whoever shows the game may drive.
function time(page) {
  return page.evaluate(() => performance.now());
}

async function settled(page) {
  await page.waitForFunction(() => window.__game.state().settled || window.__game.state().screen !== 'playing');
  return state(page);
}

function bestShot(page) {
  return page.evaluate(() => {
    let best = { worth: -1, angle: 0, power: 0.6 };
    for (let i = 0; i < 90; i++) {
      for (let power = 0.15; power <= 1; power += 0.17) {
        const angle = (i / 90) * Math.PI * 2;
        const { result, onTarget } = window.__game.foresee(angle, power);
        const worth = result === 'cup' ? 3 : result === 'rest' && onTarget ? 2 : result === 'rest' ? 1 : 0;
        if (worth > best.worth) best = { worth, angle, power };
      }
    }
    return best;
  });
}

async function pull(page, now, { angle, power }, { release = true } = {}) {
  const reach = now.deadPixels + power * (now.pullPixels - now.deadPixels);
  const x = now.width / 2;
  const y = now.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach, { steps: 4 });
  if (release) await page.mouse.up();
}

export async function lose(page) {
  const until = (await time(page)) + LOSE_MS_MAX;
  while ((await time(page)) < until) {
    const now = await settled(page);
    if (now.screen === 'over') return;
    await pull(page, now, await wildShot(page));
  }
  throw new Error('The strokes would not run out.');
}

function wildShot(page) {
  return page.evaluate(() => {
    for (let i = 0; i < 120; i++) {
      const shot = { angle: (i / 120) * Math.PI * 2, power: 1 };
      if (window.__game.foresee(shot.angle, shot.power).result === 'lost') return shot;
    }
    return { angle: 0, power: 0.02 };
  });
}
