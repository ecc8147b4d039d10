import type { Page } from 'playwright-core';

/** A drag by finger from one height to another, optionally held before it is released. */
export async function swipe(page: Page, fromY: number, toY: number, heldMs = 0): Promise<void> {
  const x = 150;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', fromY);
  const steps = 8;
  for (let step = 1; step <= steps; step++) await touch('touchMove', fromY + ((toY - fromY) * step) / steps);
  await page.waitForTimeout(heldMs);
  await touch('touchEnd');
  await client.detach();
}
