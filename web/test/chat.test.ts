import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { goLive } from '../../server/src/testing/people/live-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser } from './kit.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);

describe.skipIf(!hasBrowser)('the chat of a stream', () => {
  it('shows what people say, sends what a member writes, and lets the owner remove it', async () => {
    const [ada, bob] = [await people.member('ada'), await people.member('bob')];
    const id = await goLive(ctx, ada);
    await bob.post(`/api/live/${id}/chat`, { text: 'Hello from bob' });
    const { page } = await visit({ as: ada, viewport: 'desk', path: `/l/${id}`, complaints: /404.*master\.m3u8/ });
    const chat = page.getByRole('region', { name: 'Chat' });
    await chat.getByText('Hello from bob').waitFor();
    await chat.getByLabel('Say something').fill('Welcome, bob');
    await chat.getByRole('button', { name: 'Send', exact: true }).click();
    await chat.getByText('Welcome, bob').waitFor();
    const texts = async () =>
      (await bob.get(`/api/live/${id}/chat`)).body.messages.map(({ text }: { text: string }) => text);
    await expect.poll(texts).toEqual(['Hello from bob', 'Welcome, bob']);
    await chat.getByRole('button', { name: 'Hello from bob' }).click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await expect.poll(texts).toEqual(['Welcome, bob']);
    await expect.poll(() => chat.getByText('Hello from bob').count()).toBe(0);
  });

  it('lets a viewer report a message', async () => {
    const [dee, eli] = [await people.member('dee'), await people.member('eli')];
    const id = await goLive(ctx, dee);
    await eli.post(`/api/live/${id}/chat`, { text: 'Buy cheap coins' });
    const fay = await people.member('fay');
    const { page } = await visit({ as: fay, viewport: 'desk', path: `/l/${id}`, complaints: /404.*master\.m3u8/ });
    await page.getByRole('region', { name: 'Chat' }).getByRole('button', { name: 'Buy cheap coins' }).click();
    expect(await page.getByRole('button', { name: 'Delete message' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Report' }).click();
    const sheet = page.getByRole('dialog', { name: /^Report / });
    await sheet.getByLabel('Scam, spam or misleading').check();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    const reported = async () =>
      (await sql<{ target: string }>`select target from reports where reporter_id = ${fay.id}`.execute(ctx.db)).rows;
    await expect.poll(reported).toEqual([{ target: 'chat_message' }]);
  });

  it('is read by a guest, who is asked to sign in, in a sheet on a phone', async () => {
    const cyd = await people.member('cyd');
    const id = await goLive(ctx, cyd);
    await cyd.post(`/api/live/${id}/chat`, { text: 'Who is there?' });
    const { page } = await visit({ path: `/l/${id}`, complaints: /404.*master\.m3u8/ });
    await page.getByRole('article', { name: 'Cyd is live' }).getByRole('button', { name: 'Chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat' });
    await sheet.getByText('Who is there?').waitFor();
    await sheet.getByRole('button', { name: 'Sign in to chat' }).waitFor();
  });

  it('has its button in sight on the smallest phone', async () => {
    const [gus, hal] = [await people.member('gus'), await people.member('hal')];
    const id = await goLive(ctx, gus);
    const { page } = await visit({ as: hal, viewport: 'small', path: `/l/${id}`, complaints: /404.*master\.m3u8/ });
    await page.getByRole('article', { name: 'Gus is live' }).getByRole('button', { name: 'Chat' }).click();
    const send = page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Send', exact: true });
    await send.waitFor();
    const isInSight = () =>
      send.evaluate((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        return right <= innerWidth && bottom <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
  });
});
