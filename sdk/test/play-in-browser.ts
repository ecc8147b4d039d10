import type { Frame, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { useBrowser } from '../../server/src/testing/browser/use-browser.ts';
import type { GameMessage, HostMessageBody } from '../src/host-protocol.ts';
import { buildSdk } from './build-sdk.ts';
import { type Service, startService } from './stand-in-service.ts';

type TestHost = {
  messages: GameMessage[];
  captures: number[][];
  sessions: number;
  conflicts: number;
  mintsTokens: boolean;
  muted: boolean;
  protocol: number | undefined;
  preview: object | undefined;
  params: string;
  answers: boolean;
  say(body: HostMessageBody): void;
  load(): Promise<void>;
  leave(): void;
};
declare global {
  interface Window {
    host: TestHost;
    heard: unknown[];
    seen: Record<string, unknown>;
    purchase: Promise<Coinop.Purchase>;
  }
}

// One page for a test file: a small web host that shows a game, and the service that both call.
export function useGamePage(hostname?: string) {
  const browser = useBrowser({ network: true });
  const built = buildSdk();
  const errors: string[] = [];
  let service: Service;
  let page: Page;

  beforeAll(async () => {
    page = await browser().newPage();
    page.on('pageerror', (error) => errors.push(error.message));
  });
  beforeEach(async () => {
    service = await startService(built, hostname);
    errors.length = 0;
  });
  afterEach(async () => {
    await page.goto('about:blank');
    await service.stop();
  });

  async function greeted(hellos = 1): Promise<Frame> {
    await page.waitForFunction(
      (count) => window.host?.messages.filter(({ type }) => type === 'hello').length >= count,
      hellos,
    );
    const frame = page
      .frames()
      .find((candidate) => candidate !== page.mainFrame() && candidate.parentFrame() === page.mainFrame());
    if (!frame) throw new Error('There is no game on the page.');
    // The frame may still show the previous document, which has sent its hello already.
    await frame.waitForFunction(() => !('wasGreeted' in document) && document.readyState === 'complete');
    await frame.evaluate(() => void Object.defineProperty(document, 'wasGreeted', { value: true }));
    return frame;
  }

  return {
    page: () => page,
    service: () => service,
    adapters: built.adapters,
    errors,
    greeted,
    async play(game: string): Promise<Frame> {
      service.game = game;
      await page.goto(service.baseUrl);
      return greeted();
    },
    messages: () => page.evaluate(() => window.host.messages),
  };
}
