import { errorList } from '../http/errors.ts';

export const saveErrors = errorList({
  stale_version: [409, 'The saved state was changed meanwhile; load it again.'],
});
