import { banPerson, closePerson } from './account-actions.ts';
import { giveCoinsAction, refundPurchase, takeCoinsAction } from './coin-actions.ts';
import type { StoredAction } from './dangerous-action.ts';
import { deleteActions } from './delete-content.ts';
import { addOperator, alterOperator } from './operator-actions.ts';

/** Every action that may require two operators. */
export const dangerousActions: readonly StoredAction[] = [
  banPerson,
  closePerson,
  giveCoinsAction,
  takeCoinsAction,
  refundPurchase,
  ...Object.values(deleteActions),
  // Otherwise one operator could create a second account and approve their own requests.
  addOperator,
  alterOperator,
];
