import { openBridge } from '../src/bridge.ts';
import type { GameMessage, HostMessageBody } from '../src/host-protocol.ts';

export const hostOrigin = 'https://play.example';
export const gameId = '0190b0a0-0000-7000-8000-000000000001';

// A fake window for the SDK and the host that it talks to, without a browser.
export function createFakePage(kind: 'framed' | 'webkit' | 'react-native' | 'alone' = 'framed') {
  const page = new EventTarget() as EventTarget & Record<string, unknown>;
  const document = Object.assign(new EventTarget(), { hidden: false });
  const sent: GameMessage[] = [];
  const targets: string[] = [];
  const parent = {
    postMessage(message: GameMessage, target: string) {
      sent.push(structuredClone(message));
      targets.push(target);
    },
  };
  page['document'] = document;
  page['open'] = () => null;
  page['parent'] = kind === 'framed' ? parent : page;
  const native = (message: unknown) => sent.push(typeof message === 'string' ? JSON.parse(message) : message);
  if (kind === 'webkit') page['webkit'] = { messageHandlers: { coinop: { postMessage: native } } };
  if (kind === 'react-native') page['ReactNativeWebView'] = { postMessage: native };

  // The source that a browser reports, even if the page has replaced its `parent` since.
  const host = page['parent'];
  function deliver(data: unknown, source: unknown = host, origin = hostOrigin): void {
    page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  }

  return {
    window: page as unknown as Window & typeof globalThis,
    sent,
    targets,
    deliver,
    sentTypes: () => sent.map(({ type }) => type),
    say: (body: HostMessageBody) => deliver({ coinop: 1, ...body }),
    // Hosts of the first protocol revision send no `protocol` in their welcome.
    welcome: (protocol?: number) =>
      deliver({ coinop: 1, type: 'welcome', hostVersion: 'test', muted: false, paused: false, protocol }),
    setHidden(hidden: boolean) {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

export type FakePage = ReturnType<typeof createFakePage>;

export function openFakeBridge(fake: FakePage) {
  return openBridge({ gameId, hostOrigins: [hostOrigin] }, fake.window, '0.0.0');
}
