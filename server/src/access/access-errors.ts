import { errorList } from '../http/errors.ts';

export const accessErrors = errorList({
  guest_not_allowed: [403, 'This needs a member account; sign in first.'],
  wrong_token_kind: [403, 'This kind of token cannot be used here.'],
  switched_off: [503, 'This is switched off for now.'],
  wrong_game: [403, 'This token belongs to another game.'],
});
