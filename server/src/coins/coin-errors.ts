import { errorList } from '../http/errors.ts';

export const coinErrors = errorList({
  insufficient_coins: [402, 'There are not enough coins for this.'],
  coins_used_up: [409, 'No more coins can be issued.'],
});
