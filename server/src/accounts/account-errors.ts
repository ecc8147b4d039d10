import { errorList } from '../http/errors.ts';

export const accountErrors = errorList({
  handle_taken: [409, 'This handle is taken.'],
  age_told: [409, 'Your age was told already and cannot be changed.'],
  age_required: [403, 'Tell your age band first: PATCH /api/me.'],
  age_not_allowed: [403, 'This is for adults only.'],
  picture_unreadable: [400, 'This is no picture that can be read; send another PNG, JPEG or WebP.'],
});
