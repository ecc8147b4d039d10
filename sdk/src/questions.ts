import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import { failure } from './failure.ts';

const linkLengthMax = 200;
const paramsLengthMax = 500;

// Actions that only the app can do, each after the player agreed to it there.
export function createQuestions(boot: Boot, bridge: Bridge) {
  function textOf(params: Record<string, unknown>): string {
    const text = `${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, `${value}`]))}`;
    if (text.length > paramsLengthMax) {
      throw failure('params_too_large', `Parameters take at most ${paramsLengthMax} characters.`);
    }
    return text;
  }

  return {
    shareUrl(params: Record<string, unknown> = {}): string {
      const text = textOf(params);
      return `${boot.baseUrl}/g/${boot.gameId}${text && `?p=${encodeURIComponent(text)}`}`;
    },
    async share(params: Record<string, unknown> = {}): Promise<boolean> {
      return bridge.ask({ type: 'share', params: Object.fromEntries(new URLSearchParams(textOf(params))) });
    },
    async openLink(address: string): Promise<boolean> {
      const url = `${address}`;
      if (!/^https?:\/\/./i.test(url) || url.length > linkLengthMax) {
        throw failure('bad_link', `A link is an http address of at most ${linkLengthMax} characters.`);
      }
      return bridge.ask({ type: 'openLink', url });
    },
  };
}
