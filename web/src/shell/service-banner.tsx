import { service } from '../state/service.ts';
import { Icon } from '../ui/icons.tsx';

/** The operators' maintenance announcement, on every screen until it is over. News is a card of the feed. */
export function ServiceBanner() {
  const announcement = service.value?.announcement;
  if (announcement?.kind !== 'maintenance') return null;
  return (
    <div class="service-banner" role="status">
      <Icon name="offline" size={20} />
      <span>{announcement.text}</span>
    </div>
  );
}
