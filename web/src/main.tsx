import './ui/theme.css';
import './ui/base.css';
import './ui/signs.css';
import './ui/buttons.css';
import './ui/forms.css';
import './ui/lists.css';
import './ui/states.css';
import { render } from 'preact';
import { isFailure } from './api/failure.ts';
import { followOwnLinks } from './routing/route.ts';
import { App } from './shell/app.tsx';
import { returnFromApple } from './sign-in/apple.ts';
import { luggageOf, luggageSentence } from './sign-in/welcome.tsx';
import { openSession, session } from './state/session.ts';
import { applyTheme } from './state/theme.ts';
import { showToast } from './ui/toasts.tsx';

applyTheme();
followOwnLinks();
const root = document.getElementById('app');
if (root) render(<App />, root);
void start();

async function start(): Promise<void> {
  await openSession();
  const guest = session.value.user;
  try {
    if (!(await returnFromApple())) return;
    const member = session.value.user;
    const luggage = member && luggageOf(guest, member);
    showToast({
      title: 'You are signed in',
      ...(luggage && { text: luggageSentence(luggage) }),
      icon: 'check',
      look: 'good',
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: 'Signing in with Apple did not work', text: error.message, look: 'bad' });
  }
}
