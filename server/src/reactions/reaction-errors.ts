import { errorList } from '../http/errors.ts';

export const reactionErrors = errorList({
  comment_not_yours: [403, 'Only its author and the owner of what it is about can do this.'],
  not_the_owner: [403, 'Only the owner of what the comment is about can do this.'],
  thread_full: [409, 'This comment has as many answers as it can have.'],
  reply_not_pinned: [409, 'An answer cannot be pinned, only the comment above it.'],
});
