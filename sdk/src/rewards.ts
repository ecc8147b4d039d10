import type { Boot } from './boot.ts';

// The item that the service creates for games whose rewards cost coins.
const bonusKey = 'coinop-bonus';

// Rewards that other platforms give for watching an advertisement: here free, for coins, or off.
export function createRewards({ rewards = 'free' }: Boot, shop: Coinop.Sdk['shop']): Coinop.Sdk['rewards'] {
  const price = Number(/^coins:(\d+)$/.exec(rewards)?.[1] ?? 0);
  const free = rewards === 'free';
  return {
    available: free || price > 0,
    price,
    async show() {
      if (price === 0) return free;
      const { status } = await shop.buy(bonusKey);
      if (status !== 'approved') return false;
      // It is paid either way: a bonus that stays in the inventory costs the player nothing more.
      await shop.consume(bonusKey).catch(() => {});
      return true;
    },
  };
}
