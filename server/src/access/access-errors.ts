import { errorList } from '../http/errors.ts';

export const accessErrors = errorList({
  guest_not_allowed: [403, 'This needs a member account; sign in first.'],
  wrong_token_kind: [403, 'This kind of token cannot be used here.'],
  wrong_game: [403, 'This token belongs to another game.'],
});
