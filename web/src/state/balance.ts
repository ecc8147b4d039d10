import { computed, signal } from '@preact/signals';
import { isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import { call, onAccountChange, session } from './session.ts';

/** The current account's coins; undefined before they are loaded. */
export const balance = signal<number | undefined>(undefined);

let asking: AbortController | undefined;
let tries = 0;
let cancelRetry = () => {};

/** Keeps the last known number while the service is unreachable: the wallet itself shows the error. */
export async function refreshBalance(): Promise<void> {
  asking?.abort();
  cancelRetry();
  asking = new AbortController();
  try {
    const answer = await call('GET /api/wallet', { query: { limit: 1 }, signal: asking.signal });
    balance.value = answer.balance;
    tries = 0;
  } catch (error) {
    if (isAborted(error)) return;
    if (!isFailure(error)) throw error;
    cancelRetry = retryLater(error, tries++, () => void refreshBalance());
  }
}

/** Sets the balance from an action's response; a pending response would be older, or another account's. */
export function showBalance(coins: number | undefined): void {
  asking?.abort();
  cancelRetry();
  balance.value = coins;
}

onAccountChange(() => {
  showBalance(undefined);
  void refreshBalance();
});

const accountId = computed(() => session.value.user?.id);
accountId.subscribe((id) => {
  if (id !== undefined && balance.value === undefined) void refreshBalance();
});
