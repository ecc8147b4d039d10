import { t } from './messages/translate.ts';
import './ui/theme.css';
import './ui/base.css';
import './ui/signs.css';
import './ui/buttons.css';
import './ui/forms.css';
import './ui/lists.css';
import './ui/states.css';
import { render } from 'preact';
import { isFailure } from './api/failure.ts';
import { probeWhileUnreachable } from './api/recovery.ts';
import { watchPush } from './notifications/push.ts';
import { watchAchievements } from './play/event-result.ts';
import { followHistory } from './routing/play-history.ts';
import { followOwnLinks } from './routing/route.ts';
import { App } from './shell/app.tsx';
import { returnFromApple } from './sign-in/apple.ts';
import { guestProgressOf, guestProgressSentence } from './sign-in/guest-progress.ts';
import { keepForOffline } from './state/app-update.ts';
import { loadLanguage } from './state/language.ts';
import { watchNotifications } from './state/notifications.ts';
import { watchService } from './state/service.ts';
import { loadSession, session } from './state/session.ts';
import { applyTheme } from './state/theme.ts';
import { retryPictures } from './ui/retry-pictures.ts';
import { showToast } from './ui/toasts.tsx';

applyTheme();
followOwnLinks();
followHistory();
watchNotifications();
watchAchievements();
watchService();
watchPush();
probeWhileUnreachable();
retryPictures();
keepForOffline();
void start();

async function start(): Promise<void> {
  const loading = loadSession();
  await loadLanguage();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  document.getElementById('first')?.remove();
  await loading;
  const guest = session.value.user;
  try {
    const done = await returnFromApple();
    if (done === 'link') showToast({ title: t('account.linked'), icon: 'check', look: 'good' });
    if (done !== 'sign-in') return;
    const member = session.value.user;
    const progress = member && guestProgressOf(guest, member);
    showToast({
      title: t('shell.signedIn'),
      ...(progress && { text: guestProgressSentence(progress) }),
      icon: 'check',
      look: 'good',
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title: t('shell.appleFailed'), text: error.message, look: 'bad' });
  }
}
