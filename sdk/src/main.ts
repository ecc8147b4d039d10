import { startSdk } from './api.ts';
import { takeBoot } from './boot.ts';
import { sdkOfOuterPage } from './inner-pages.ts';
import { lockdown } from './lockdown.ts';

declare const SDK_VERSION: string;

lockdown(globalThis);
const boot = takeBoot(window);

// Configurable, so that a game's own top-level `const coinop = …` is no syntax error.
Object.defineProperty(window, 'coinop', {
  value: sdkOfOuterPage(window) ?? startSdk(boot, window, SDK_VERSION),
  configurable: true,
  enumerable: true,
  writable: true,
});
