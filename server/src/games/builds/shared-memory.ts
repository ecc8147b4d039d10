/** Memory that loaders create only to test whether the browser can share it. */
const probe = /\{[^{}]*\bmaximum["']?\s*:\s*1\s*[,}][^{}]*\}?/g;

/**
 * Whether a text of the game needs memory shared between threads. Emscripten writes its keys with or without quotes.
 */
export function sharesMemory(text: string): boolean {
  if (/\bnew SharedArrayBuffer\b/.test(text)) return true;
  return text.includes('WebAssembly.Memory') && /\bshared["']?\s*:\s*(?:true|!0)/.test(text.replace(probe, ''));
}
