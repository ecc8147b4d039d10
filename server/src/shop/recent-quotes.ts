import { LRUCache } from 'lru-cache';
import { economy } from '../coins/economy.ts';
import type { IntentToSettle } from './intent-queries.ts';

const quotesMax = 2000;

/**
 * Quotes that this process made recently, with everything their settlement depends on. A quote never changes, and
 * everything else is checked by the statement that settles it; so an approval shortly after its quote reads nothing
 * first.
 */
const recent = new LRUCache<string, IntentToSettle>({ max: quotesMax, ttl: economy.intentLifetimeSeconds * 1000 });

const keyOf = (accountId: string, intentId: string): string => `${accountId} ${intentId}`;

export function keepQuote(accountId: string, quote: IntentToSettle): void {
  recent.set(keyOf(accountId, quote.intentId), quote);
}

/** Only the one who asked for a quote is given it. */
export function takeQuote(accountId: string, intentId: string): IntentToSettle | undefined {
  const key = keyOf(accountId, intentId);
  const found = recent.get(key);
  recent.delete(key);
  return found;
}
