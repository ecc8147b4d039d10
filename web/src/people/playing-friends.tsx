import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';
import { Avatar, nameOf } from '../ui/person.tsx';

/** Friends who are playing and share it: a tap opens the game. */
export function PlayingFriends() {
  const { data } = useQuery('GET /api/friends/playing');
  if (!data || data.playing.length === 0) return null;
  return (
    <section aria-label={t('people.playingNow')}>
      <h2 class="section-title">{t('people.playingNow')}</h2>
      <ul class="list">
        {data.playing.map((friend) => (
          <li key={friend.handle}>
            <a class="person" href={`/g/${friend.game.id}`}>
              <Avatar url={friend.avatarUrl} size={44} />
              <span class="person-words">
                <span>{t('people.plays1', { who: nameOf(friend), title: friend.game.title })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
