import { useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { service } from '../state/service.ts';
import { readStored, store } from '../state/storage.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';

/** What the operators tell everybody. News can be put away; maintenance stays until it is over. */
export function ServiceBanner() {
  const [putAway, setPutAway] = useState(readStored('announcement'));
  const announcement = service.value?.announcement;
  if (!announcement || announcement.id === putAway) return null;
  const { id, kind, text } = announcement;
  const dismiss = () => {
    store('announcement', id);
    setPutAway(id);
  };
  return (
    <div class={`service-banner service-banner-${kind}`} role="status">
      <Icon name={kind === 'maintenance' ? 'offline' : 'speech'} size={20} />
      <span>{text}</span>
      {kind === 'news' && (
        <Button look="quiet" onClick={dismiss}>
          {t('common.close')}
        </Button>
      )}
    </div>
  );
}
