import { errorList } from '../http/errors.ts';

export const identityErrors = errorList({
  code_wrong: [401, 'The code is wrong or has expired; ask for a new one.'],
  identity_token_invalid: [401, 'The identity token could not be verified; sign in with Apple again.'],
  identity_taken: [409, 'This belongs to another account; sign in with it instead.'],
  account_banned: [403, 'This account has been closed by an operator.'],
});
