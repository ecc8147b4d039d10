import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startIngest } from '../../server/src/live/ingest.ts';
import { listStarterGames } from '../../server/src/starter-games.ts';
import { freePort } from '../../server/src/testing/servers/free-port.ts';
import { startService } from '../../server/src/testing/service.ts';
import { type Screen, screens } from '../screenshots/screens.ts';
import { type Life, seedLife } from '../screenshots/seed-life.ts';
import { wordsIn } from '../screenshots/words.ts';
import { findBarriers, findMisfits, findRunning, hasBrowser, openBrowser, type Viewport } from './kit.ts';

const rtmpPort = await freePort();
const rtmpPublicUrl = `rtmp://127.0.0.1:${rtmpPort}/live`;
const service = await startService({ reachable: true, worker: true, config: { rtmpPort, rtmpPublicUrl } });
const visit = openBrowser(service);
let life: Life;

/** The same list of screens as the contact sheets. */
describe.skipIf(!hasBrowser)('every screen', () => {
  beforeAll(async () => {
    const ingest = await startIngest(service.ctx);
    await listStarterGames(service.ctx);
    life = await seedLife(service.ctx, service.url, (await findRunning()).browser);
    return async () => {
      life.stop();
      await ingest.close();
    };
  });

  it.each(screens)('has no barriers on a desk in either theme: $name', async (screen) => {
    const page = await show(screen, { viewport: 'desk' });
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findBarriers(page, 'contrast')).toEqual([]);
  });

  // The longest words of all languages are German and Polish.
  it.each(screens)(
    'fits into the smallest phone in German, without barriers in either theme: $name',
    async (screen) => {
      const page = await show(screen, { viewport: 'small', locale: 'de' });
      expect(await findMisfits(page)).toEqual({ wide: [], small: [] });
      expect(await findBarriers(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findBarriers(page, 'contrast')).toEqual([]);
    },
  );

  it.each(screens)('fits into the smallest phone in Polish: $name', async (screen) => {
    const page = await show(screen, { viewport: 'small', locale: 'pl' });
    expect(await findMisfits(page)).toEqual({ wide: [], small: [] });
  });
});

async function show(screen: Screen, options: { viewport: Viewport; locale?: string }): Promise<Page> {
  const { page } = await visit({
    ...options,
    path: await screen.path(life),
    ...(!screen.asGuest && { as: life.ada }),
    ...(screen.isOffline && { worker: true }),
    // Messages in the console belong to the stories of each screen.
    complaints: /./,
  });
  await screen.show?.(page, wordsIn(options.locale ?? 'en'));
  await page.getByRole('main').last().getByText(/./).first().waitFor();
  return page;
}
