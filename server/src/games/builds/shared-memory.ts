/** What loaders make only to see whether the browser could share it. */
const probe = /\{[^{}]*\bmaximum["']?\s*:\s*1\s*[,}][^{}]*\}?/g;

/** Whether a text of the game needs memory that threads share. Emscripten writes its keys with quotes or without. */
export function sharesMemory(text: string): boolean {
  if (/\bnew SharedArrayBuffer\b/.test(text)) return true;
  return text.includes('WebAssembly.Memory') && /\bshared["']?\s*:\s*(?:true|!0)/.test(text.replace(probe, ''));
}
