import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import type { Intent } from '../api/shapes.ts';
import type { GameHost } from '../play/game-host.ts';
import { call } from '../state/session.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

type Wish = { host: GameHost; gameId: string; intentId: string };

const waiting: Wish[] = [];
let serving = false;

/** A game asks its player to buy something. One sheet at a time; what nobody asked for is declined. */
export function askToBuy(host: GameHost, gameId: string, intentId: string, unasked: boolean): void {
  if (unasked) {
    void decline(host, intentId);
    return;
  }
  if (waiting.some((wish) => wish.intentId === intentId)) return;
  waiting.push({ host, gameId, intentId });
  if (!serving) void serve();
}

async function serve(): Promise<void> {
  serving = true;
  try {
    for (let wish = waiting[0]; wish; wish = waiting[0]) {
      await offer(wish).finally(() => waiting.shift());
    }
  } finally {
    serving = false;
  }
}

async function offer({ host, gameId, intentId }: Wish): Promise<void> {
  let intent: Intent;
  let PurchaseSheet: typeof import('./purchase-sheet.tsx').PurchaseSheet;
  try {
    [{ intent }, { PurchaseSheet }] = await Promise.all([
      call('GET /api/shop/intents/{id}', { path: { id: intentId } }),
      loadPart(() => import('./purchase-sheet.tsx')),
    ]);
  } catch (error) {
    if (!isFailure(error)) throw error;
    // An id the game made up, or one of somebody else's: nothing to show.
    if (error.status !== 404) showToast({ title: 'The shop cannot be opened', text: error.message, look: 'bad' });
    return;
  }
  if (intent.status !== 'pending' || intent.gameId !== gameId) return;
  let settled = intent;
  await showSheet('Purchase', (close) => (
    <PurchaseSheet
      intent={intent}
      settle={(after) => {
        settled = after;
        host.say({ type: 'purchaseResult', intentId, status: after.status });
      }}
      close={close}
    />
  ));
  // Closing the sheet without a word is a no.
  if (settled.status === 'pending') await decline(host, intentId);
}

async function decline(host: GameHost, intentId: string): Promise<void> {
  try {
    const { intent } = await call('POST /api/shop/intents/{id}/decline', { path: { id: intentId } });
    host.say({ type: 'purchaseResult', intentId, status: intent.status });
  } catch (error) {
    // Settled elsewhere or expired: the game hears it from the service.
    if (!isFailure(error)) throw error;
  }
}
