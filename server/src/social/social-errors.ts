import { errorList } from '../http/errors.ts';

export const socialErrors = errorList({
  cannot_follow_yourself: [400, 'You cannot follow yourself.'],
  cannot_block_yourself: [400, 'You cannot block yourself.'],
});
