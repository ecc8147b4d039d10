import { Refusal } from '../../http/errors.ts';

const parallelMax = 2;
const running = new Map<string, number>();

/** Limits the concurrent uploads of one person on this node. */
export function withUploadSlot<T>(who: string, work: () => Promise<T>): Promise<T> {
  return withSlot(who, parallelMax, 'Two of your uploads are running already; wait for one of them.', work);
}

export function withStreamClipSlot<T>(who: string, work: () => Promise<T>): Promise<T> {
  return withSlot(`${who} stream`, 1, 'A clip of your stream is being kept already; wait for it.', work);
}

async function withSlot<T>(who: string, max: number, sentence: string, work: () => Promise<T>): Promise<T> {
  const count = running.get(who) ?? 0;
  if (count >= max) throw new Refusal('rate_limited', sentence, { 'retry-after': '5' });
  running.set(who, count + 1);
  try {
    return await work();
  } finally {
    const left = (running.get(who) ?? 1) - 1;
    if (left === 0) running.delete(who);
    else running.set(who, left);
  }
}
