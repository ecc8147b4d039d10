import type { Boot } from './boot.ts';

// The item that the service keeps for games whose rewards cost coins.
const bonusKey = 'coinop-bonus';

// What games of other platforms give for watching an advertisement: here for nothing, for coins, or not at all.
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
      // Paid is paid: a bonus that stays in the inventory takes nothing from the player.
      await shop.consume(bonusKey).catch(() => {});
      return true;
    },
  };
}
