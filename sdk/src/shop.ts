import type { Boot } from './boot.ts';
import type { Bridge } from './bridge.ts';
import { failure, failureOf, isFinal } from './failure.ts';
import type { IntentStatus } from './host-protocol.ts';
import type { Http } from './http.ts';

const firstPollMs = 1000;
const pollMsMax = 5000;
// An intent expires after 15 minutes; a little later polling ends.
const purchaseLimitMs = 16 * 60_000;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Intent = { id: string; status: IntentStatus; granted: Coinop.Purchase['granted'] };

export function createShop(boot: Boot, http: Http, bridge: Bridge): Coinop.Sdk['shop'] {
  const { gameId } = boot;
  const inventoryPath = `shop/inventory/${gameId}`;
  const wakers = new Map<string, () => void>();
  bridge.on('purchaseResult', ({ intentId }) => wakers.get(intentId)?.());

  function pause(intentId: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakers.set(intentId, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  // Polls through lost connections and refused tokens: between the request and the decision a guest may sign in, and
  // then the intent is the member's.
  async function decisionOn(id: string): Promise<Coinop.Purchase> {
    const until = Date.now() + purchaseLimitMs;
    let waitMs = firstPollMs;
    for (;;) {
      await pause(id, waitMs);
      waitMs = Math.min(waitMs * 1.5, pollMsMax);
      try {
        const { intent } = await http.request<{ intent: Intent }>('GET', `shop/intents/${id}`);
        if (intent.status !== 'pending') return { intentId: id, status: intent.status, granted: intent.granted };
      } catch (error) {
        const problem = failureOf(error);
        if (isFinal(problem)) throw problem;
      }
      if (Date.now() > until) throw failure('timeout', 'The purchase was not decided in time.');
    }
  }

  const items = async () => (await http.request<{ items: Coinop.Item[] }>('GET', `shop/items/${gameId}`)).items;
  const inventory = async () => (await http.request<{ items: Coinop.OwnedItem[] }>('GET', inventoryPath)).items;

  // An item's id or its key in game.json. The list is loaded once per page: a key never moves to another item.
  let catalogue: ReturnType<typeof items> | undefined;
  async function idOf(idOrKey: string): Promise<string> {
    if (isId.test(idOrKey)) return idOrKey;
    catalogue ??= items();
    const found = await catalogue.catch((error) => {
      catalogue = undefined;
      throw error;
    });
    return found.find(({ key }) => key === idOrKey)?.id ?? idOrKey;
  }

  return {
    items,
    inventory,

    // Also without a host: the app may show the pending intent by itself.
    async buy(idOrKey) {
      const itemId = await idOf(idOrKey);
      const asked = http.request<{ intent: Intent }>('POST', 'shop/intents', {
        body: JSON.stringify({ gameId, itemId }),
        retry: 'refused',
      });
      const { intent } = await asked.catch((error) => {
        const { code } = failureOf(error);
        if (code === 'age_not_allowed') bridge.send({ type: 'purchaseRefused', code });
        throw error;
      });
      bridge.send({ type: 'purchase', intentId: intent.id });
      try {
        const purchase = await decisionOn(intent.id);
        if (purchase.status !== 'expired' || (await bridge.hasHost())) return purchase;
        throw failure('no_host', 'Items can be bought only where the game is shown by the Coinop app.');
      } finally {
        wakers.delete(intent.id);
      }
    },

    // The key makes repeated requests one use, so a request can be retried when its response was lost.
    async consume(idOrKey, quantity = 1) {
      const owned = isId.test(idOrKey) ? undefined : (await inventory()).find(({ key }) => key === idOrKey);
      const path = `${inventoryPath}/${encodeURIComponent(owned?.itemId ?? idOrKey)}/consume`;
      const { item } = await http.request<{ item: Coinop.OwnedItem }>('POST', path, {
        body: JSON.stringify({ quantity }),
        headers: { 'Idempotency-Key': randomKey() },
      });
      return item;
    },
  };
}

// Not crypto.randomUUID: it is missing on plain http addresses.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
