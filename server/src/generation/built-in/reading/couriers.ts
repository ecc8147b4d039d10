import type { Frame, Good, Named } from './frame.ts';

const couriers =
  /^(postman|mailman|mail carrier|postwoman|courier|paperboy|newsboy|messenger|taxi driver|delivery (man|boy|girl|woman|guy|driver)|milkman|letter carrier)$/;

/** What somebody drives or rides with a load. */
export const carriers =
  /^(car|taxi|cab|truck|bus|motorcycle|ambulance|van|jeep|scooter|limousine|rickshaw|cyclist|bike|bicycle|school bus|minibus|tram|streetcar|trolley|cable car|coach|moped|tuk tuk|postman|mailman|courier|paperboy|stork|sleigh)$/;

/** Somebody who delivers, whatever else is said. */
export const isCourier = ({ noun }: Named): boolean => couriers.test(noun);

/** "Delivers 8 letters", "presents to 6 houses": the round is won when all are delivered. */
export function toDeliver(goods: Good[], address: Frame['address']): Frame['numbers'] {
  const count = goods.find((one) => one.count !== null)?.count ?? address?.count ?? 0;
  return count > 1 ? { collect: count } : {};
}
