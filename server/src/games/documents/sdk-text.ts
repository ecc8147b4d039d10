import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/startup-error.ts';

const file = path.join(import.meta.dirname, '../../../../sdk/dist/coinop.js');

/** The built SDK, as the text that goes into every document. */
export function readSdk(): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError('The SDK is not built yet; run "npm run build -w sdk" first.', { cause: error });
  }
  if (/<\/script|<!--/i.test(text)) throw new Error('The SDK holds a text that would end its own script element');
  return text;
}
