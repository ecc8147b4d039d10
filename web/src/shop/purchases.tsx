import type { HostMessageBody } from '../../../sdk/src/host-protocol.ts';
import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import type { Intent } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** The game that asked, which gets the result. */
type AskingGame = { say(message: HostMessageBody): void };
type PurchaseRequest = { host: AskingGame; gameId: string; intentId: string };

const queue: PurchaseRequest[] = [];
let isServing = false;

/** After a decline the game may not ask again at once, so that it cannot wear its player down. */
const quietAfterDeclineMs = 5000;
const declinedAt = new Map<string, number>();

/**
 * A game asks its player to buy something. One sheet at a time; requests before the player has taken the controls are
 * declined.
 */
export function askToBuy(host: AskingGame, gameId: string, intentId: string, unasked: boolean): void {
  if (unasked || performance.now() - (declinedAt.get(gameId) ?? Number.NEGATIVE_INFINITY) < quietAfterDeclineMs) {
    void decline(host, intentId);
    return;
  }
  if (queue.some((request) => request.intentId === intentId)) return;
  queue.push({ host, gameId, intentId });
  if (!isServing) void serve();
}

/** Explains once that nothing is offered to a player of this age. */
export function explainRefusal(code: string): void {
  if (code !== 'age_not_allowed' || isServing) return;
  isServing = true;
  void offerNothing().finally(() => {
    isServing = false;
  });
}

async function offerNothing(): Promise<void> {
  try {
    const { AgeRefusal } = await loadPart(() => import('./age-gate.tsx'));
    await showSheet(t('shop.purchase'), (close) => <AgeRefusal close={close} />);
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: t('shop.notOpened'), text: t('shop.ageNotAllowed'), look: 'bad' });
  }
}

async function serve(): Promise<void> {
  isServing = true;
  try {
    for (let request = queue[0]; request; request = queue[0]) {
      await offer(request).finally(() => queue.shift());
    }
  } finally {
    isServing = false;
  }
}

async function offer({ host, gameId, intentId }: PurchaseRequest): Promise<void> {
  let intent: Intent;
  let PurchaseSheet: typeof import('./purchase-sheet.tsx').PurchaseSheet;
  try {
    [{ intent }, { PurchaseSheet }] = await Promise.all([
      call('GET /api/shop/intents/{id}', { path: { id: intentId } }),
      loadPart(() => import('./purchase-sheet.tsx')),
    ]);
  } catch (error) {
    if (!isFailure(error)) throw error;
    // An id the game made up, or another player's: nothing to show.
    if (error.status !== 404) showToast({ title: t('shop.notOpened'), text: error.message, look: 'bad' });
    return;
  }
  if (intent.status !== 'pending' || intent.gameId !== gameId) return;
  let settled = intent;
  await showSheet(t('shop.purchase'), (close) => (
    <PurchaseSheet
      intent={intent}
      settle={(after) => {
        settled = after;
        if (after.status === 'declined') declinedAt.set(gameId, performance.now());
        host.say({ type: 'purchaseResult', intentId, status: after.status });
      }}
      close={close}
    />
  ));
  // Closing the sheet counts as declining.
  if (settled.status === 'pending') {
    declinedAt.set(gameId, performance.now());
    await decline(host, intentId);
  }
}

async function decline(host: AskingGame, intentId: string): Promise<void> {
  try {
    const { intent } = await call('POST /api/shop/intents/{id}/decline', { path: { id: intentId } });
    host.say({ type: 'purchaseResult', intentId, status: intent.status });
  } catch (error) {
    // Settled elsewhere or expired: the game gets the result from the service.
    if (!isFailure(error)) throw error;
  }
}
