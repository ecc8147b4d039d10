import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import { Item, Odds } from './item.ts';

export const intentLifetimeSeconds = 15 * 60;
/** Of one player in one game. */
export const pendingIntentsMax = 10;

/**
 * pending: quoted; nothing moved, nothing drawn. approved: paid and granted. declined, expired: nothing moved, ever.
 * The last three are final.
 */
export const IntentStatus = OneOf('pending', 'approved', 'declined', 'expired');
export type IntentStatus = Static<typeof IntentStatus>;

export const Fairness = Type.Object({
  algorithm: OneOf('hmac-sha256-v1'),
  serverSeedHash: Type.String({ description: 'SHA-256 of the server seed, hex' }),
  serverSeed: Nullable(Type.String({ description: '32 bytes, hex; null until settled' })),
  clientSeed: Nullable(Type.String({ description: "The app's own seed, null until approved" })),
  odds: Odds,
});
export type Fairness = Static<typeof Fairness>;

export const Granted = Type.Object({ itemId: Id, name: Type.String(), quantity: Type.Integer() });

export const Intent = Type.Object({
  id: Id,
  gameId: Id,
  itemId: Id,
  item: Item,
  price: Type.Integer({ description: 'Coins, as they were when the intent was made' }),
  status: IntentStatus,
  granted: Type.Array(Granted, { description: 'Empty until approved' }),
  fairness: Nullable(Fairness),
  createdAt: Time,
  expiresAt: Time,
  settledAt: Nullable(Time),
});
export type Intent = Static<typeof Intent>;

export const OneIntent = Type.Object({ intent: Intent });
