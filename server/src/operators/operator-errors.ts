import { errorList } from '../http/errors.ts';

export const operatorErrors = errorList({
  role_not_allowed: [403, 'Your role does not allow this.'],
  operator_sign_in_failed: [401, 'The code, the one-time password or the passkey is wrong, or too old; begin again.'],
  invite_not_valid: [400, 'This link was used or has expired; ask for another one.'],
  passkey_not_valid: [400, 'The passkey could not be verified; begin again.'],
  second_operator_needed: [403, 'Another operator has to approve this.'],
  confirmation_mismatch: [400, 'Type the name of the thing exactly, to confirm.'],
});
