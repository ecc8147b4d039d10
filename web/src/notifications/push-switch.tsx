import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { service } from '../state/service.ts';
import { useMutation } from '../state/use-mutation.ts';
import { useQuery } from '../state/use-query.ts';
import { Switch } from '../ui/forms.tsx';
import { canPush, findPushId, subscribeToPush, unsubscribeFromPush } from './push.ts';

/**
 * Whether this browser shows notifications while no page is open; only where the service and the browser support it.
 * Then the choice of kinds.
 */
export function PushSwitch({ children }: { children: ComponentChildren }) {
  const pushKey = service.value?.pushKey;
  return pushKey && canPush() ? <OfferedSwitch pushKey={pushKey}>{children}</OfferedSwitch> : null;
}

/** On where the service has the subscription of this browser: it may have moved to another member, or been removed. */
function OfferedSwitch({ pushKey, children }: { pushKey: string; children: ComponentChildren }) {
  const { data } = useQuery('GET /api/me/push');
  const [isOn, setOn] = useState<boolean>();
  const { busy, mutate } = useMutation();
  useEffect(() => {
    if (data) void findPushId().then((own) => setOn(data.subscriptions.some(({ id }) => id === own)));
  }, [data]);
  const set = (isWanted: boolean) =>
    mutate(async () => {
      setOn(isWanted);
      const isDone = await toastOnFailure(t('notifications.saveFailed'), () =>
        isWanted ? subscribeToPush(pushKey) : unsubscribeFromPush(),
      );
      if (!isDone) setOn(!isWanted);
    });
  return (
    <>
      <Switch checked={isOn ?? false} disabled={isOn === undefined || busy} set={(isWanted) => void set(isWanted)}>
        {t('notifications.push')}
      </Switch>
      {isOn && children}
    </>
  );
}
