import { describe, expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { atItsOwnPath, withOwnRefresh } from './page-moves.ts';
import { readBuild } from './read-build.ts';

describe('a page that leads to another one by itself', () => {
  const paths = ['index.html', 'build/game.html', 'fox/index.html'];
  const page = (content: string) => `<!doctype html><head><meta http-equiv="Refresh" content="${content}"></head>`;

  it.each([
    ['0; url=build/game.html', 'setTimeout(()=>location.replace("build/game.html"),0)'],
    ["2;URL='./fox/'", 'setTimeout(()=>location.replace("./fox/"),2000)'],
    ['1, fox/index.html', 'setTimeout(()=>location.replace("fox/index.html"),1000)'],
  ])('goes on by a script: %s', (content, script) => {
    expect(withOwnRefresh(page(content), 'index.html', paths)).toBe(
      `<!doctype html><head><script>${script}</script></head>`,
    );
  });

  it.each(['0; url=https://elsewhere.example/', '0; url=missing.html', '0; url=../up.html', '5'])(
    'stays: %s',
    (content) => {
      expect(withOwnRefresh(page(content), 'index.html', paths)).toBeUndefined();
    },
  );
});

describe('a page that routes by its path', () => {
  const moves = (path: string) => `history.replaceState(history.state,'',"${path}"+location.search+location.hash)`;

  it('is at the root of its origin, or in the folder of a site it was built for', () => {
    const paths = ['index.html', 'assets/a.js'];
    expect(atItsOwnPath('<p>x<script src="./assets/a.js"></script>', paths)).toContain(moves('/'));
    expect(atItsOwnPath('<p>x<script src="/assets/a.js"></script>', paths)).toContain(moves('/'));
    expect(atItsOwnPath('<p>x<script src="/my-game/assets/a.js?v=1"></script>', paths)).toContain(moves('/my-game/'));
    expect(atItsOwnPath('<link href="/my-game/assets/a.js"><script>1</script>', paths)).toMatch(
      /^<link href="\/my-game\/assets\/a.js"><script>if\(self.origin!=='null'\)/,
    );
  });

  it('stays where it has a base element, or no script', () => {
    expect(atItsOwnPath('<base href="/"><script src="a.js"></script>', ['a.js'])).toBeUndefined();
    expect(atItsOwnPath('<p>x', [])).toBeUndefined();
  });

  it('is known by what its scripts do with the history', async () => {
    const page = '<!doctype html><p>x<script src="a.js"></script>';
    const router = "addEventListener('popstate', show); go = (path) => history.pushState(null, '', path);";
    const read = async (script: string) =>
      (await readBuild(writeFolder({ 'index.html': page, 'a.js': script }))).replaced.get('index.html')?.toString();
    expect(await read(router)).toContain(moves('/'));
    expect(await read('states.pushState(menu)')).toBeUndefined();
  });
});
