import type { Notification } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Switch } from '../ui/forms.tsx';
import { QueryState } from '../ui/states.tsx';
import { nameOfKind, notificationKinds } from './notification-words.ts';
import { PushSwitch } from './push-switch.tsx';

/** What the member wants to be told of, kind by kind; each switch is saved as it is turned. */
export function NotificationSettings() {
  const query = useQuery('GET /api/me/notifications');
  const { data, setData } = query;
  if (!data) return <QueryState query={query} rows={6} />;
  const set = (kind: Notification['kind'], isWanted: boolean) => {
    setData({ settings: { ...data.settings, [kind]: isWanted } });
    void toastOnFailure(t('notifications.saveFailed'), async () =>
      setData(await call('PATCH /api/me/notifications', { body: { [kind]: isWanted } })),
    ).then((isSaved) => {
      if (!isSaved) setData(data);
    });
  };
  return (
    <div class="form">
      <PushSwitch />
      {notificationKinds.map((kind) => (
        <Switch key={kind} checked={data.settings[kind]} set={(isWanted) => set(kind, isWanted)}>
          {nameOfKind(kind)}
        </Switch>
      ))}
    </div>
  );
}
