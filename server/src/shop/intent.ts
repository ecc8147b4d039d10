import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import { hashOfSeed } from './fair-draw.ts';
import { Item, type ItemRow, Odds, viewOfItem } from './item.ts';

/**
 * pending: quoted; nothing moved, nothing drawn. approved: paid and granted. declined, expired: nothing ever moved. The
 * last three are final; an approved one can be refunded by an operator, and stays approved.
 */
export const IntentStatus = OneOf('pending', 'approved', 'declined', 'expired');
export type IntentStatus = Static<typeof IntentStatus>;

export const Fairness = Type.Object(
  {
    algorithm: OneOf('hmac-sha256-v1'),
    serverSeedHash: Type.String({ description: 'SHA-256 of the server seed, hex' }),
    serverSeed: Nullable(Type.String({ description: '32 bytes, hex; null until settled' })),
    clientSeed: Nullable(Type.String({ description: "The app's seed; null until approved" })),
    odds: Odds,
  },
  { title: 'Fairness' },
);
export type Fairness = Static<typeof Fairness>;

export const Granted = Type.Object(
  {
    itemId: Id,
    name: Type.String(),
    quantity: Type.Integer(),
    imageUrl: Nullable(Type.String({ description: 'The current picture of the item, or of the prize' })),
    duplicate: Type.Boolean({ description: 'Whether a loot box gave an item that the player already had' }),
  },
  { title: 'Granted' },
);
type Granted = Static<typeof Granted>;

export const Intent = Type.Object(
  {
    id: Id,
    gameId: Id,
    itemId: Id,
    item: Item,
    price: Type.Integer({ description: 'Coins; the price when the intent was created' }),
    status: IntentStatus,
    granted: Type.Array(Granted, { description: 'Empty until approved' }),
    fairness: Nullable(Fairness),
    createdAt: Time,
    expiresAt: Time,
    settledAt: Nullable(Time),
    refundedAt: Nullable(Time),
  },
  { title: 'Intent' },
);
export type Intent = Static<typeof Intent>;

/** A purchase with the quoted version of the item. Its status is as of the time it was read. */
export type IntentRow = {
  intentId: string;
  quoted: number;
  status: IntentStatus;
  serverSeed: Buffer | null;
  clientSeed: string | null;
  grantedItemId: string | null;
  grantedName: string | null;
  isDuplicate: boolean;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  refundedAt: Date | null;
  item: ItemRow;
};

export function viewOfIntent(row: IntentRow): Intent {
  const item = viewOfItem(row.item);
  const settledAt = row.status === 'expired' ? row.expiresAt : row.settledAt;
  return {
    id: row.intentId,
    gameId: item.gameId,
    itemId: item.id,
    item,
    price: row.quoted,
    status: row.status,
    granted: viewOfGranted(row),
    fairness: row.serverSeed && viewOfFairness(row, row.serverSeed.toString('hex'), item.odds ?? []),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  };
}

function viewOfGranted({ grantedItemId, grantedName, isDuplicate, item }: IntentRow): Granted[] {
  if (grantedItemId === null) return [];
  const drawn = item.prizes?.find(({ itemId }) => itemId === grantedItemId);
  const imageUrl = drawn ? drawn.imageUrl : item.imageUrl;
  return [{ itemId: grantedItemId, name: grantedName ?? '', quantity: 1, imageUrl, duplicate: isDuplicate }];
}

/**
 * The seed is revealed only when the row itself is settled: a node whose clock is ahead must not reveal a seed with
 * which another node would still draw.
 */
function viewOfFairness({ settledAt, clientSeed }: IntentRow, seed: string, odds: Fairness['odds']): Fairness {
  return {
    algorithm: 'hmac-sha256-v1',
    serverSeedHash: hashOfSeed(seed),
    serverSeed: settledAt === null ? null : seed,
    clientSeed,
    odds,
  };
}

export const OneIntent = Type.Object({ intent: Intent });
