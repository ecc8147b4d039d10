import { errorList } from '../http/errors.ts';

export const accountErrors = errorList({
  handle_taken: [409, 'This handle is taken.'],
  age_told: [409, 'Your age is already set and cannot be changed.'],
  age_required: [403, 'Set your age band first: PATCH /api/me.'],
  age_not_allowed: [403, 'This is for adults only.'],
  picture_unreadable: [400, 'This picture cannot be read; send another PNG, JPEG or WebP.'],
});
