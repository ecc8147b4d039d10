import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { usualBuildSizes } from '../../process/build-settings.ts';
import { type ZipEntry, zipOf, zipOfFiles } from '../../testing/zip-archive.ts';
import { unpackZip } from './read-zip.ts';

async function unpack(archive: Buffer): Promise<string> {
  return (await unpackWithNotes(archive)).folder;
}

async function unpackWithNotes(archive: Buffer, sizes = usualBuildSizes): Promise<{ folder: string; notes: string[] }> {
  const folder = mkdtempSync(path.join(inject('runDir'), 'zip-'));
  const file = `${folder}.zip`;
  writeFileSync(file, archive);
  return { folder, notes: await unpackZip(file, folder, sizes, new AbortController().signal) };
}

describe('a zip archive', () => {
  it('is unpacked without what archive programs leave behind, its names composed', async () => {
    const folder = await unpack(
      zipOfFiles({
        'game/index.html': '<p>x',
        'game/a\u0308.txt': 'umlaut',
        '__MACOSX/game/._index.html': 'x',
        'game/.DS_Store': 'x',
        'game/empty/': '',
        'game/zero.bin': '',
      }),
    );
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(
      ['game', 'game/index.html', 'game/zero.bin', 'game/ä.txt'].toSorted(),
    );
    expect(readFileSync(path.join(folder, 'game/ä.txt'), 'utf8')).toBe('umlaut');
  });

  it('may have names in UTF-8 that it does not announce, as macOS writes them', async () => {
    const folder = await unpack(
      zipOf([
        { name: 'index.html', content: '<p>x', saysUtf8: false },
        { name: 'art/Новый документ.png', saysUtf8: false },
        { name: 'art/狐狸.png', saysUtf8: false },
      ]),
    );
    expect(readdirSync(path.join(folder, 'art')).toSorted()).toEqual(['Новый документ.png', '狐狸.png'].toSorted());
  });

  it('refuses a path upward in a name in UTF-8 that it does not announce', async () => {
    const archive = zipOf([{ name: 'ä/../../evil.js', saysUtf8: false }]);
    await expect(unpack(archive)).rejects.toThrow(/leads out of the archive/);
  });

  it('is unpacked with the files of packages that the game itself loads, and without the others', async () => {
    const folder = await unpack(
      zipOfFiles({
        'fox/index.html': '<script src="./node_modules/kit/dist/kit.js"></script>',
        'fox/node_modules/kit/dist/kit.js': 'x',
        'fox/node_modules/kit/dist/.map': 'x',
        'fox/node_modules/kit/src/kit.ts': 'x',
        'fox/node_modules/kit/node_modules/kit/dist/kit.js': 'x',
        'fox/node_modules/other/dist/kit.js': 'x',
        'node_modules/kit/dist/kit.js': 'x',
      }),
    );
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.map((one) => path.relative(folder, path.join(one.parentPath, one.name))).toSorted()).toEqual([
      'fox/index.html',
      'fox/node_modules/kit/dist/kit.js',
    ]);
  });

  it('may be a whole project: only the published folder is unpacked and checked, and the report says so', async () => {
    const { folder, notes } = await unpackWithNotes(
      zipOf([
        { name: 'package.json', content: '{}' },
        { name: 'node_modules/.bin/vite', content: '../vite', mode: 0o120777 },
        { name: 'link', content: 'docs', mode: 0o120777 },
        { name: 'Readme.md' },
        { name: 'README.md' },
        { name: 'docs/index.html', content: '<p>x' },
        { name: 'docs/a.js' },
        { name: 'server/index.html' },
      ]),
    );
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['docs', 'docs/a.js', 'docs/index.html']);
    expect(notes).toEqual(['What lies outside of docs/ is left out (5): the game is the folder of index.html.']);
  });

  it('may be larger where the operator says so', async () => {
    const archive = zipOf(many);
    const { folder } = await unpackWithNotes(archive, { ...usualBuildSizes, filesMax: many.length });
    expect(readdirSync(folder)).toHaveLength(many.length);
  });

  const many = Array.from({ length: usualBuildSizes.filesMax + 1 }, (_, i) => ({ name: `${i}.txt` }));
  it.each<[string, ZipEntry[] | Buffer, RegExp]>([
    ['what is no archive', Buffer.from('hello'), /not a zip archive/],
    ['an archive that breaks off', zipOfFiles({ 'index.html': 'x'.repeat(500) }).subarray(0, 60), /not a zip archive/],
    ['a path upward', [{ name: '../evil.js' }], /leads out of the archive/],
    ['a path upward in its middle', [{ name: 'a/../../evil.js' }], /leads out of the archive/],
    ['an absolute path', [{ name: '/etc/passwd' }], /leads out of the archive/],
    ['a drive', [{ name: 'C:/evil.js' }], /leads out of the archive/],
    ['a bell in a name', [{ name: 'a\u0007.js' }], /no file name should have/],
    ['a name for a prototype', [{ name: 'a/__proto__/b.js' }], /cannot be used/],
    ['a name that is too long', [{ name: `${'long/'.repeat(70)}x` }], /too long/],
    ['a link', [{ name: 'link', content: '/etc/passwd', mode: 0o120777 }], /holds a link/],
    ['a name twice', [{ name: 'a.js' }, { name: 'a.js' }], /twice/],
    ['names that differ in capitals alone', [{ name: 'A.js' }, { name: 'a.js' }], /both "A.js" and "a.js"/],
    ['names that differ in composition alone', [{ name: 'a\u0308' }, { name: '\u00e4' }], /twice/],
    ['a file that is a folder too', [{ name: 'a' }, { name: 'a/b.js' }], /as a file and as a folder/],
    ['too many files', many, /at most 1500/],
    ['a password', [{ name: 'a.js', isEncrypted: true }], /password/],
    [
      'one file too large',
      [{ name: 'a.bin', claimedBytes: usualBuildSizes.fileBytesMax + 1 }],
      /a file may have at most/,
    ],
    [
      'too much together',
      Array.from({ length: 6 }, (_, i) => ({ name: `${i}`, claimedBytes: usualBuildSizes.fileBytesMax })),
      /at most 250000000/,
    ],
    ['more than it claims', [{ name: 'bomb', content: Buffer.alloc(3_000_000), claimedBytes: 10 }], /damaged/],
    ['less than it claims', [{ name: 'a', content: 'x', claimedBytes: 10 }], /damaged/],
  ])('is refused for %s', async (_what, archive, sentence) => {
    await expect(unpack(Buffer.isBuffer(archive) ? archive : zipOf(archive))).rejects.toThrow(sentence);
  });
});
