import { errorList } from '../http/errors.ts';

export const liveErrors = errorList({
  not_live: [409, 'There is no running or just ended stream to take a clip from.'],
});
