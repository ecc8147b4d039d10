import { createHash } from 'node:crypto';
import { afterFile } from '../after-file.ts';
import { type Apple, openApple } from './apple-pen.ts';

/** Apple's key server, while the test file runs. */
export async function startApple(): Promise<Apple> {
  const apple = await openApple();
  afterFile(apple.close);
  return apple;
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
