import type { createLocalJWKSet, JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import { retryLater } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../process/log.ts';

const refreshSeconds = 3600;
const staleSeconds = 24 * 3600;
const refetchSeconds = 300;

export type AppleKeys = { keyFor: JWTVerifyGetKey };

/** Imported with the first token, because most installations do not use Sign in with Apple. */
export const loadJose = () => import('jose');

type Known = { find: ReturnType<typeof createLocalJWKSet>; readAt: number };

/**
 * Apple's public keys. Tokens with an unknown key id trigger at most one fetch in five minutes; while Apple does not
 * answer, the cached keys are used for a day.
 */
export function createAppleKeys(url: string, clock: Clock, log: Log): AppleKeys {
  let known: Known | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const seconds = () => clock.now().getTime() / 1000;

  const ask = (): Promise<void> => {
    askedAt = seconds();
    asking ??= fetchKeys(url)
      .then(async (keys) => {
        const { createLocalJWKSet } = await loadJose();
        known = { find: createLocalJWKSet(keys), readAt: seconds() };
      })
      .catch((error: Error) => log.warn({ reason: error.message }, "Apple's keys could not be fetched"))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const current = () => (known && seconds() - known.readAt < staleSeconds ? known : undefined);
  const mayAsk = () => seconds() - askedAt >= refetchSeconds;

  return {
    async keyFor(header, token) {
      if (asking) await asking;
      const isOld = known === undefined || seconds() - known.readAt > refreshSeconds;
      if (isOld && (known === undefined || mayAsk())) await ask();
      const keys = current();
      if (keys === undefined) throw retryLater('unavailable', 30);
      try {
        return await keys.find(header, token);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ERR_JWKS_NO_MATCHING_KEY' || !mayAsk()) throw error;
        await ask();
        return (current() ?? keys).find(header, token);
      }
    },
  };
}

async function fetchKeys(url: string): Promise<JSONWebKeySet> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'error' });
  if (!answer.ok) throw new Error(`the key server answered ${answer.status}`);
  return (await answer.json()) as JSONWebKeySet;
}
