import { LRUCache } from 'lru-cache';
import { economy } from '../coins/economy.ts';
import type { IntentToSettle } from './intent-queries.ts';

const quotesMax = 2000;

/**
 * Quotes that this process made lately, with all that their settlement is decided from. A quote never changes, and what
 * may change around it is asked again by the statement that settles it; so an approval that follows its quote reads
 * nothing first.
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
