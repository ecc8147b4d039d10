import { t } from '../messages/translate.ts';
import { FollowButton } from '../people/follow-button.tsx';
import { ClipGrid, GameGrid } from '../people/profile-parts.tsx';
import { isOwnHandle } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { Avatar, nameOf } from '../ui/person.tsx';
import './creator-panel.css';

const shownMax = 4;

/** The creator of a clip or stream and their other work, where there is space for it. */
export function CreatorPanel({ handle, except }: { handle: string; except?: string }) {
  const { data, setData } = useQuery('GET /api/profiles/{handle}', { path: { handle } });
  const isMe = isOwnHandle(handle);
  // An optional side panel: it is left out while it is loading or unavailable.
  if (!data) return null;
  const { profile, social, games } = data;
  const clips = data.clips.filter(({ id }) => id !== except);
  return (
    <div class="info-more">
      <div class="creator">
        <Avatar url={profile.avatarUrl} size={44} />
        <a href={`/@${handle}`}>
          <strong>{nameOf(profile)}</strong>
          <span class="quiet">{t('common.followers', { count: social.followers })}</span>
        </a>
        {!isMe && (
          <FollowButton handle={handle} social={social} changed={(next) => setData({ ...data, social: next })} />
        )}
      </div>
      {games.length > 0 && (
        <section>
          <h3>{t('clips.theirGames')}</h3>
          <GameGrid games={games.slice(0, shownMax)} />
        </section>
      )}
      {clips.length > 0 && (
        <section>
          <h3>{t('clips.moreClips')}</h3>
          <ClipGrid clips={clips.slice(0, shownMax)} />
        </section>
      )}
    </div>
  );
}
