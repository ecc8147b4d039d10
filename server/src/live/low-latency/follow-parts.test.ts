import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { followParts } from './follow-parts.ts';
import { emptyPartsList, nextPartOf, type PartsList, withPart } from './parts-list.ts';
import { writeList } from './write-parts.ts';

const root = mkdtempSync(path.join(tmpdir(), 'coinop-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const log = { warn: () => undefined };
const follower = followParts(2, log);
afterEach(() => follower.close());

const longer = (list: PartsList) =>
  withPart(list, { seconds: 0.5, isIndependent: true, bytes: 10 }, { broadcast: 'b', nowMs: 0 });
const hasParts = (count: number) => (list: PartsList) => nextPartOf(list).number >= count;
const patiently = () => ({ msMax: 60_000, signal: new AbortController().signal });

async function makeFolder(): Promise<{ folder: string; list: PartsList }> {
  const folder = mkdtempSync(path.join(root, 'stream-'));
  const list = longer(emptyPartsList('r'));
  await writeList(folder, list);
  return { folder, list };
}

describe('who follows the parts of a stream', () => {
  it('is notified of the part it waits for, whoever writes it', async () => {
    const { folder, list } = await makeFolder();
    expect(await follower.find(folder)).toEqual(list);
    expect(await follower.wait(folder, hasParts(1), patiently())).toEqual(list);
    const waiting = follower.wait(folder, hasParts(3), patiently());
    const two = longer(list);
    await writeList(folder, two);
    await expect.poll(() => follower.find(folder)).toEqual(two);
    await writeList(folder, longer(two));
    expect(await waiting).toEqual(longer(two));
  });

  it('finds nothing where nothing is written, and waits for nothing there', async () => {
    const nowhere = path.join(root, 'nowhere');
    expect(await follower.find(nowhere)).toBeUndefined();
    expect(await follower.wait(nowhere, hasParts(1), patiently())).toBeUndefined();
  });

  it('waits no longer when the parts are gone, the time is over, or whoever asked has left', async () => {
    const { folder } = await makeFolder();
    const leaving = new AbortController();
    const left = follower.wait(folder, hasParts(2), { msMax: 60_000, signal: leaving.signal });
    leaving.abort();
    expect(await left).toBeUndefined();
    expect(await follower.wait(folder, hasParts(2), { ...patiently(), msMax: 10 })).toBeUndefined();
    const waiting = follower.wait(folder, hasParts(2), patiently());
    rmSync(folder, { recursive: true });
    expect(await waiting).toBeUndefined();
  });

  it('lets no more wait than its bound, and others again when one has been answered', async () => {
    const { folder, list } = await makeFolder();
    // Those who come while it is first read may overtake one another.
    await follower.find(folder);
    const waiting = [2, 3].map((count) => follower.wait(folder, hasParts(count), patiently()));
    expect(await follower.wait(folder, hasParts(2), patiently())).toBe('busy');
    // What is there already is answered without waiting.
    expect(await follower.wait(folder, hasParts(1), patiently())).toEqual(list);
    await writeList(folder, longer(list));
    expect(await waiting[0]).toEqual(longer(list));
    const next = follower.wait(folder, hasParts(4), patiently());
    follower.close();
    expect(await Promise.all([waiting[1], next])).toEqual([undefined, undefined]);
  });
});
