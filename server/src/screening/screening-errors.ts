import { errorList } from '../http/errors.ts';

export const screeningErrors = errorList({
  text_refused: [400, 'This text cannot be used here; please choose other words.'],
});
