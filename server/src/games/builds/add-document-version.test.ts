import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/db.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';
import { getHtml } from '../documents/document-queries.ts';
import { addDocumentVersion } from './add-document-version.ts';
import { getPlayableVersion } from './version-queries.ts';

const { people, ctx, clock } = await startService();
const page = (text: string) => `<!doctype html><html><body>${text}</body></html>`;
const thumbnail = { bytes: Buffer.from('picture'), type: 'image/jpeg' } as const;
const add = (gameId: string, text: string) =>
  inTransaction(ctx.db, (tx) =>
    addDocumentVersion(tx, gameId, { html: page(text), thumbnail, note: text }, 'the first', clock.now()),
  );

describe('versions of a game that is one document', () => {
  it('begin with the document it had, and one can go back to any', async () => {
    const ada = await people.member('ada');
    const id = await makeGame(ctx, ada, { html: page('one') });
    expect(await add(id, 'two')).toBe(2);
    expect((await getHtml(ctx.db, id)).html).toBe(page('two'));
    const { versions } = (await ada.get(`/api/games/${id}/versions`)).body;
    expect(versions).toMatchObject([
      { number: 2, active: true, fileCount: 0, report: { notes: ['two'] } },
      { number: 1, active: false, fileCount: 0, report: { notes: ['the first'] } },
    ]);
    expect((await ada.post(`/api/games/${id}/versions/1/activate`)).status).toBe(200);
    expect((await getHtml(ctx.db, id)).html).toBe(page('one'));
    // Played as a document, not as a build.
    expect(await getPlayableVersion(ctx.db, ada.id, id)).toMatchObject({ sha256: null, needsIsolation: false });
  });

  it('are the last ten, and the active one stays whatever its age', async () => {
    const bob = await people.member('bob');
    const id = await makeGame(ctx, bob, { html: page('0') });
    for (let i = 1; i <= 12; i++) await add(id, String(i));
    const list = async () =>
      (await bob.get(`/api/games/${id}/versions`)).body.versions.map(({ number }: { number: number }) => number);
    expect(await list()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('know a document that was there before, and none of a deleted game', async () => {
    const cyd = await people.member('cyd');
    const id = await makeGame(ctx, cyd, { html: page('a') });
    expect([await add(id, 'b'), await add(id, 'a'), await add(id, 'c')]).toEqual([2, 1, 3]);
    await sql`update games set deleted_at = now() where id = ${id}`.execute(ctx.db);
    expect(await add(id, 'd')).toBeUndefined();
  });
});
