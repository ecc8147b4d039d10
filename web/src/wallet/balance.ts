import { isFailure } from '../api/failure.ts';
import { call, onAccountChange, session } from '../sign-in/session.ts';
import { createStore } from '../ui/store.ts';

/** The coins of whoever is here; unknown until the service said so. */
export const balance = createStore<number | undefined>(undefined);

/** Keeps the last known number when the service cannot be asked: the wallet itself says so then. */
export async function refreshBalance(): Promise<void> {
  try {
    balance.set((await call('GET /api/wallet', { query: { limit: 1 } })).balance);
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}

onAccountChange(() => {
  balance.set(undefined);
  void refreshBalance();
});

session.listen(({ user }, before) => {
  if (user && !before.user && balance.get() === undefined) void refreshBalance();
});
