import { startSdk } from './api.ts';
import { takeBoot } from './boot.ts';
import { lockdown } from './lockdown.ts';

declare const SDK_VERSION: string;

lockdown(globalThis);

// Configurable, so that a game's own top-level `const coinop = …` is no syntax error.
Object.defineProperty(window, 'coinop', {
  value: startSdk(takeBoot(window), window, SDK_VERSION),
  configurable: true,
  enumerable: true,
  writable: true,
});
