import { errorList } from '../http/errors.ts';

export const accountErrors = errorList({
  handle_taken: [409, 'This handle is taken.'],
});
