import { describe, expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { withOwnWindow } from './own-window.ts';
import { readBuild } from './read-build.ts';

describe('top, where a game means its own window by it', () => {
  it.each([
    ['new(top.AudioContext||webkitAudioContext)', 'new(self.AudioContext||webkitAudioContext)'],
    ['x=window.top.innerWidth/2', 'x=self.innerWidth/2'],
    ['"é";top.document.title', '"é";self.document.title'],
    ['if (top !== self) top.location = self.location', 'if (top !== self) self.wholePage= self.location'],
    ['top.location.href="http://a.example"', 'self.wholePage="http://a.example"'],
    ['window.top.location.replace(here)', 'self.wholePage=(here)'],
    ['top.location.href == self.location.href', 'self.location.href == self.location.href'],
    ['top.location != location', 'self.location != location'],
  ])('%s', (text, own) => {
    expect(withOwnWindow(Buffer.from(text))?.toString()).toBe(own);
  });

  it.each([
    'box.top.AudioContext',
    'stop.document',
    'top.innerHTML',
    'if (top !== self) leave()',
    'desktop.location = "/"',
    'parent.location = "menu.html"',
  ])('is left as it is in %s', (text) => {
    expect(withOwnWindow(Buffer.from(text))).toBeUndefined();
  });

  it('is replaced in pages and scripts, and the report says so', async () => {
    const script = '<script>new (top.AudioContext)</script>';
    const { replaced, notes, html } = await readBuild(
      writeFolder({
        'index.html': `<!doctype html><p>x${script}<script src="a.js"></script>`,
        'a.js': 'top.document.title = "x"',
        'b.js': 'close()',
      }),
    );
    expect(replaced.get('index.html')?.toString()).toContain('new (self.AudioContext)');
    expect(replaced.get('a.js')?.toString()).toBe('self.document.title = "x"');
    expect(replaced.has('b.js')).toBe(false);
    expect(html).not.toContain('top.');
    expect(notes).toEqual([
      'It writes top for its own window, which on a page of another site it cannot look into: a.js, index.html are delivered with self instead.',
    ]);
  });
});
