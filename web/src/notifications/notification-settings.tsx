import { useRef } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import type { Notification } from '../api/shapes.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Switch } from '../ui/forms.tsx';
import { QueryState } from '../ui/states.tsx';
import { nameOfKind, notificationKinds } from './notification-words.ts';
import { PushSwitch } from './push-switch.tsx';

type Kind = Notification['kind'];
type Settings = AnswerOf<'GET /api/me/notifications'>;

/** The notification and push settings by kind; each switch is saved at once. */
export function NotificationSettings() {
  const query = useQuery('GET /api/me/notifications');
  const { data, setData, refetch } = query;
  const saves = useRef({ last: Promise.resolve(), count: 0 });
  if (!data) return <QueryState query={query} rows={6} />;
  const save = (
    after: Settings,
    change: Partial<Record<Kind, boolean>> & { push?: Partial<Record<Kind, boolean>> },
  ) => {
    setData(after);
    saves.current.count += 1;
    const mine = saves.current.count;
    // Serialized, so that the last change is saved last; only its response contains all of them.
    saves.current.last = saves.current.last.then(async () => {
      const isSaved = await toastOnFailure(t('notifications.saveFailed'), async () => {
        const saved = await call('PATCH /api/me/notifications', { body: change });
        if (mine === saves.current.count) setData(saved);
      });
      if (!isSaved) refetch();
    });
  };
  const setEnabled = (kind: Kind, on: boolean) =>
    save({ ...data, settings: { ...data.settings, [kind]: on } }, { [kind]: on });
  const push = (kind: Kind, on: boolean) =>
    save({ ...data, push: { ...data.push, [kind]: on } }, { push: { [kind]: on } });
  return (
    <div class="form">
      <PushSwitch>
        <fieldset class="push-kinds">
          <legend class="quiet small">{t('notifications.pushKinds')}</legend>
          {notificationKinds
            .filter((kind) => data.settings[kind])
            .map((kind) => (
              <Switch key={kind} checked={data.push[kind]} set={(on) => push(kind, on)}>
                {nameOfKind(kind)}
              </Switch>
            ))}
        </fieldset>
      </PushSwitch>
      {notificationKinds.map((kind) => (
        <Switch key={kind} checked={data.settings[kind]} set={(on) => setEnabled(kind, on)}>
          {nameOfKind(kind)}
        </Switch>
      ))}
    </div>
  );
}
