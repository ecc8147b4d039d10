import { useEffect } from 'preact/hooks';
import type { Notification } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { unread } from '../state/notifications.ts';
import { call } from '../state/session.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { Avatar } from '../ui/person.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { addressOf, notificationIcons, sentenceOf } from './notification-words.ts';
import { useArrived } from './use-arrived.ts';
import './notifications.css';

export function NotificationsScreen() {
  const isMember = useIsMember();
  return (
    <>
      <PageHead title={t('notifications.title')} back>
        {isMember && (
          <RoundButton
            icon="gear"
            label={t('notifications.settings')}
            onClick={() => void showSheet(t('notifications.settings'), () => <NotificationSettings />)}
          />
        )}
      </PageHead>
      {isMember ? (
        <NotificationList />
      ) : (
        <EmptyState icon="bell" title={t('notifications.empty')}>
          <p>{t('notifications.emptyGuest')}</p>
          <SignInButton />
        </EmptyState>
      )}
    </>
  );
}

/** All notifications, the latest first; new ones appear on top. Shown ones are marked as read. */
function NotificationList() {
  const pages = usePagedQuery('GET /api/notifications', (page) => page.notifications);
  const arrived = useArrived(pages);
  const loaded = pages.data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    void toastOnFailure(t('common.wentWrong'), async () => {
      unread.value = (await call('POST /api/notifications/read', { body: {} })).unread;
    });
  }, [loaded, arrived]);
  const older = pages.list?.filter(({ id }) => !arrived.some((one) => one.id === id)) ?? [];
  return (
    <>
      <QueryState query={pages} rows={5} />
      {/* New ones are announced, and not the whole list. */}
      <ul class="list notifications-arrived" aria-live="polite">
        {arrived.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </ul>
      <ul class="list">
        {older.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </ul>
      <ShowOlder older={pages.older} />
      {loaded && arrived.length + older.length === 0 && (
        <EmptyState icon="bell" title={t('notifications.empty')}>
          <p>{t('notifications.emptyMember')}</p>
        </EmptyState>
      )}
    </>
  );
}

function NotificationLine({ notification }: { notification: Notification }) {
  const { actor, kind, readAt, updatedAt } = notification;
  return (
    <li>
      <a class={`list-row notification${readAt ? '' : ' notification-new'}`} href={addressOf(notification)}>
        {actor ? (
          <Avatar url={actor.avatarUrl} size={44} />
        ) : (
          <span class="notification-sign">
            <Icon name={notificationIcons[kind]} size={20} />
          </span>
        )}
        <span class="list-words">
          <span class="notification-words">
            {!readAt && <span class="visually-hidden">{t('notifications.new')} </span>}
            {sentenceOf(notification)}
          </span>
          <time dateTime={updatedAt}>{formatAge(updatedAt)}</time>
        </span>
        {actor && <Icon name={notificationIcons[kind]} size={20} />}
      </a>
    </li>
  );
}
