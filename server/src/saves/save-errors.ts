import { errorList } from '../http/errors.ts';

export const saveErrors = errorList({
  stale_version: [409, 'The saved state was changed meanwhile; load it again.'],
  storage_over_limit: [413, "There is no space for this in the game's storage."],
});
