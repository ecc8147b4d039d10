import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './people/people.ts';

/** On a busy machine a connection may not be free in time: the response is 503, and a client retries. */
export async function retryOn503(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 1; answer.status === 503 && tries < 500; tries++) {
    await sleep(20);
    answer = await ask();
  }
  return answer;
}

/** Runs all of them with as many at once as a test service has connections, so that none times out waiting for one. */
export async function inLanes<T>(works: (() => Promise<T>)[], lanes = 8): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = [];
  const todo = works.entries();
  const lane = async () => {
    for (const [i, work] of todo) {
      [results[i]] = (await Promise.allSettled([work()])) as [PromiseSettledResult<T>];
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
