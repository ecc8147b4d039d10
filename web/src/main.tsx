import './ui/theme.css';
import './ui/base.css';
import './ui/signs.css';
import './ui/buttons.css';
import './ui/forms.css';
import './ui/lists.css';
import './ui/states.css';
import { render } from 'preact';
import { isFailure } from './api/failure.ts';
import { followHistory } from './routing/play-history.ts';
import { followOwnLinks } from './routing/route.ts';
import { App } from './shell/app.tsx';
import { returnFromApple } from './sign-in/apple.ts';
import { guestProgressOf, guestProgressSentence } from './sign-in/welcome.tsx';
import { loadSession, session } from './state/session.ts';
import { applyTheme } from './state/theme.ts';
import { showToast } from './ui/toasts.tsx';

applyTheme();
followOwnLinks();
followHistory();
const root = document.getElementById('app');
if (root) render(<App />, root);
void start();

async function start(): Promise<void> {
  await loadSession();
  const guest = session.value.user;
  try {
    if (!(await returnFromApple())) return;
    const member = session.value.user;
    const progress = member && guestProgressOf(guest, member);
    showToast({
      title: 'You are signed in',
      ...(progress && { text: guestProgressSentence(progress) }),
      icon: 'check',
      look: 'good',
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: 'Sign in with Apple failed', text: error.message, look: 'bad' });
  }
}
