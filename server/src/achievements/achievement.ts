import { type Static, Type } from 'typebox';
import type { Stats } from '../accounts/user.ts';

/** What rules look at: the public counters, and purchases and loot-box finds, which nobody else sees. */
export type Counters = Stats & { purchases: number; finds: number };

/** How an achievement stands in the public catalogue. */
export const Achievement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  coins: Type.Integer({ description: 'Paid once, to members; a guest is paid at sign-in' }),
});
export type Achievement = Static<typeof Achievement>;

export type AchievementRule = Achievement & { isEarned(counters: Counters): boolean };
