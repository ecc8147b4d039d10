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

export function keepQuote(quote: IntentToSettle): void {
  recent.set(quote.intentId, quote);
}

export function takeQuote(intentId: string): IntentToSettle | undefined {
  const found = recent.get(intentId);
  recent.delete(intentId);
  return found;
}
