import { t } from '../messages/translate.ts';
import { Button } from '../ui/buttons.tsx';
import { showSignIn } from './show-sign-in.tsx';

/** For a guest, where a feature is for members only. */
export function SignInButton({ wide = false, children }: { wide?: boolean; children?: string }) {
  return (
    <Button look="next" wide={wide} onClick={() => void showSignIn()}>
      {children ?? t('common.signIn')}
    </Button>
  );
}
