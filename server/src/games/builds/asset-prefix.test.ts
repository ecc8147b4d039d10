import { expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { withoutAssetPrefix } from './asset-prefix.ts';
import { readBuild } from './read-build.ts';

it.each([
  ['window.ASSET_PREFIX = "https://ada.github.io/fox/";', 'window.ASSET_PREFIX = "";'],
  ["SCRIPT_PREFIX='http://games.example/fox/'", "SCRIPT_PREFIX=''"],
])('takes the files of a PlayCanvas build from beside its page: %s', (text, own) => {
  expect(withoutAssetPrefix(Buffer.from(text))?.toString()).toBe(own);
});

it.each(['ASSET_PREFIX = "";', 'ASSET_PREFIX = "files/";', 'LINK = "https://ada.github.io/fox/"'])(
  'leaves %s as it is',
  (text) => {
    expect(withoutAssetPrefix(Buffer.from(text))).toBeUndefined();
  },
);

it('is delivered so, and the report says so', async () => {
  const { replaced, notes } = await readBuild(
    writeFolder({
      'index.html': '<!doctype html><p>x<script src="__settings__.js"></script>',
      '__settings__.js': 'window.ASSET_PREFIX = "https://ada.github.io/fox/";',
    }),
  );
  expect(replaced.get('__settings__.js')?.toString()).toBe('window.ASSET_PREFIX = "";');
  expect(notes).toContain(
    'It names another site for its own files in ASSET_PREFIX, which is outside: __settings__.js is delivered without it.',
  );
});
