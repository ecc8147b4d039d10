import { loadPart } from '../api/load-part.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { isMember } from '../state/session.ts';
import { showSheet } from '../ui/sheets.tsx';

let asking: Promise<unknown> | undefined;

/** Opens the sign-in sheet, one at a time; resolves with whether the visitor is a member now. */
export async function showSignIn(): Promise<boolean> {
  if (isMember()) return true;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  await asking;
  return isMember();
}

function ask(): Promise<unknown> {
  return toastOnFailure(t('signIn.notLoaded'), async () => {
    const { SignIn } = await loadPart(() => import('./sign-in-sheet.tsx'));
    await showSheet(t('common.signIn'), (close) => <SignIn close={close} />);
  });
}
