import type { Live } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { isOwnHandle } from '../state/session.ts';
import { MenuButton, MenuLink } from '../ui/menu.tsx';
import { nameOf } from '../ui/person.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';

export function titleOf(live: Pick<Live, 'title' | 'creator' | 'status'>): string {
  return (
    live.title ?? (live.status === 'offline' ? nameOf(live.creator) : t('live.isLive', { name: nameOf(live.creator) }))
  );
}

export function showLiveMenu(live: Live): void {
  void showSheet(titleOf(live), (close) => (
    <ul class="menu">
      <MenuLink icon="person" href={`/@${live.creator.handle}`} onFollow={close}>
        {t('live.streamedBy', { name: nameOf(live.creator) })}
      </MenuLink>
      <MenuButton icon="share" onClick={() => void shareAddress(`/l/${live.id}`, titleOf(live))}>
        {t('common.share')}
      </MenuButton>
      {isOwnHandle(live.creator.handle) ? (
        <MenuLink icon="live" href="/go-live" onFollow={close}>
          {t('live.yours')}
        </MenuLink>
      ) : (
        <ReportButton target="live" id={live.id} name={titleOf(live)} close={close} />
      )}
    </ul>
  ));
}
