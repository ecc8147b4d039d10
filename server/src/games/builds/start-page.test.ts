import { describe, expect, it } from 'vitest';
import { builtPageOf, startPagesOf } from './start-page.ts';

describe('the page a game begins with', () => {
  it.each([
    [['index.html', 'dist/index.html'], 'index.html'],
    [['README.md', 'game-1.2/index.html', 'game-1.2/help/index.html'], 'game-1.2/index.html'],
    [['server/index.html', 'docs/index.html', 'package.json'], 'docs/index.html'],
    [['docs/web-desktop/index.html', 'docs/web-mobile/index.html'], 'docs/web-mobile/index.html'],
    [['public/index.html', 'docs/index.html', 'src/app.js'], 'docs/index.html'],
    [['src/index.html', 'dist/index.html'], 'dist/index.html'],
    [['Index.htm', 'a.js'], 'Index.htm'],
    [['fox.html', 'a.js'], 'fox.html'],
    [['about.html', 'game.html', 'menu.html'], 'game.html'],
  ])('of %j is %s', (names, page) => {
    expect(startPagesOf(names)).toEqual({ page, others: [] });
  });

  it('is in doubt where several lie side by side', () => {
    expect(startPagesOf(['b/index.html', 'a/index.html'])).toEqual({ page: 'a/index.html', others: ['b/index.html'] });
    expect(startPagesOf(['one.html', 'two.html'])).toEqual({ page: 'one.html', others: ['two.html'] });
    expect(startPagesOf(['a.js'])).toBeUndefined();
  });

  it('may have been built into a folder beside its sources', () => {
    expect(builtPageOf(['index.html', 'build/index.html', 'docs/index.html'], '')).toBe('build/index.html');
    expect(builtPageOf(['x/index.html', 'x/dist/index.html'], 'x')).toBe('x/dist/index.html');
    expect(builtPageOf(['index.html', 'public/index.html', 'src/index.html'], '')).toBeUndefined();
  });
});
