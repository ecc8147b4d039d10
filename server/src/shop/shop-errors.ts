import { errorList } from '../http/errors.ts';

export const shopErrors = errorList({
  intent_settled: [409, 'This purchase was already settled the other way.'],
  intent_expired: [409, 'This purchase has expired; start it again.'],
  already_owned: [409, 'You own this already.'],
  not_enough_items: [409, 'There are too few of this item.'],
  not_consumable: [409, 'Only consumable items can be used up.'],
  item_used_up: [409, 'What was bought is used up already.'],
  kind_fixed: [409, "An item's kind cannot change."],
  too_many_pending: [429, 'There are too many open purchases in this game; settle one first.'],
});
