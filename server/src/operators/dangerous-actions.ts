import { banPerson, closePerson } from './account-actions.ts';
import { giveCoinsAction, refundPurchase, takeCoinsAction } from './coin-actions.ts';
import type { StoredAction } from './dangerous-action.ts';
import { deleteActions } from './delete-content.ts';
import { addOperator, alterOperator } from './operator-actions.ts';

/** Everything for which the settings may ask for two operators, one line each. */
export const dangerousActions: readonly StoredAction[] = [
  banPerson,
  closePerson,
  giveCoinsAction,
  takeCoinsAction,
  refundPurchase,
  ...Object.values(deleteActions),
  // Otherwise one operator could make a second one, and be both.
  addOperator,
  alterOperator,
];
