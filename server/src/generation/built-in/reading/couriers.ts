import type { Frame, Good, Named } from './frame.ts';

const couriers =
  /^(postman|mailman|mail carrier|postwoman|courier|paperboy|newsboy|messenger|taxi driver|delivery (man|boy|girl|woman|guy|driver)|stork|milkman|letter carrier)$/;

/** Somebody who delivers, whatever else is said. */
export const isCourier = ({ noun }: Named): boolean => couriers.test(noun);

/** "Delivers 8 letters", "presents to 6 houses": the round is won when all are delivered. */
export function toDeliver(goods: Good[], address: Frame['address']): Frame['numbers'] {
  const count = goods.find((one) => one.count !== null)?.count ?? address?.count ?? 0;
  return count > 1 ? { collect: count } : {};
}
