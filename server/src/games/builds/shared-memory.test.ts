import { expect, it } from 'vitest';
import { sharesMemory } from './shared-memory.ts';

it.each([
  ['an array that is shared', 'const a = new Int32Array(new SharedArrayBuffer(4))', true],
  ['minified', 'm=new WebAssembly.Memory({initial:256,maximum:32768,shared:!0})', true],
  [
    'as engines on emscripten deliver it',
    'wasmMemory = new WebAssembly.Memory({\n    "initial": INITIAL_MEMORY / 65536,\n    "maximum": 2147483648 / 65536,\n    "shared": true\n  });',
    true,
  ],
  [
    'a loader that only looks',
    'if("undefined"==typeof SharedArrayBuffer)return!1;var e=new WebAssembly.Memory({initial:1,maximum:1,shared:!0})',
    false,
  ],
  ['a loader that only asks', "return 'SharedArrayBuffer' in window", false],
  ['data with a field of that name', '{"tilesets":[{"shared": true}]}', false],
  ['memory of its own', 'new WebAssembly.Memory({initial:256})', false],
])('reads whether a game needs threads: %s', (_what, text, expected) => {
  expect(sharesMemory(text)).toBe(expected);
});
