import { describe, expect, it } from 'vitest';
import { hasBrowser } from '../../server/src/testing/browser/use-browser.ts';
import { useGamePage } from './play-in-browser.ts';

describe.skipIf(!hasBrowser())('a game with keys on its canvas', () => {
  const { play, page, service, adapters } = useGamePage();

  it('that focuses it when it starts leaves the keyboard where the player has it, and has its keys once the player comes to it', async () => {
    service().adapters = [adapters['focus'] ?? ''];
    const frame = await play(`<canvas tabindex="0"></canvas><script>
      const canvas = document.querySelector('canvas');
      window.heard = [];
      canvas.addEventListener('keydown', ({ key }) => heard.push(key));
      window.start = () => { canvas.focus(); window.focus(); };
    </script>`);
    await page().evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
    });
    await frame.evaluate('start()');
    await page().keyboard.type('hi');
    expect(await page().evaluate(() => document.querySelector('input')?.value)).toBe('hi');
    expect(await frame.evaluate(() => document.hasFocus())).toBe(false);

    await page().evaluate(() => document.querySelector('iframe')?.focus());
    await frame.waitForFunction(() => document.activeElement?.localName === 'canvas');
    await page().keyboard.press('ArrowLeft');
    expect(await frame.evaluate(() => window.heard)).toEqual(['ArrowLeft']);
  });

  it('that waits for a click on it has them too, because the click went to the host', async () => {
    service().adapters = [adapters['focus'] ?? ''];
    const frame = await play('<canvas tabindex="0"></canvas>');
    await page().evaluate(() => document.querySelector('iframe')?.focus());
    await frame.waitForFunction(() => document.activeElement?.localName === 'canvas');
  });
});
