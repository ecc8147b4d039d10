import { describe, expect, it } from 'vitest';
import { createPathFinder, isFolderWithPage } from './path-finder.ts';

const find = createPathFinder(['index.html', 'Assets/Hero.png', 'assets2/a.js', 'levels/one/index.html', 'a.js']);

describe('finding a file of a build', () => {
  it.each([
    ['Assets/Hero.png', 'Assets/Hero.png'],
    ['assets/hero.PNG', 'Assets/Hero.png'],
    ['my-game/assets/hero.png', 'Assets/Hero.png'],
    ['user/my-game/index.html', 'index.html'],
    ['a/b/c/d/a.js', undefined],
    // A folder of the build itself says where the file should be: it is not looked for elsewhere.
    ['assets/a.js', undefined],
    ['levels/a.js', undefined],
    ['../a.js', undefined],
    ['missing.png', undefined],
    ['', undefined],
  ])('%s', (path, found) => {
    expect(find(path)).toBe(found);
  });

  it('knows the page of a folder', () => {
    expect(isFolderWithPage(find, 'levels/one')).toBe(true);
    expect(isFolderWithPage(find, 'levels')).toBe(false);
    expect(isFolderWithPage(find, 'elsewhere')).toBe(false);
  });
});
