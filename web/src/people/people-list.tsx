import { useState } from 'preact/hooks';
import type { Profile, Social } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { session } from '../state/session.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { useQuery } from '../state/use-query.ts';
import { Avatar, nameOf } from '../ui/person.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { FollowButton } from './follow-button.tsx';

const routes = {
  followers: 'GET /api/profiles/{handle}/followers',
  following: 'GET /api/profiles/{handle}/following',
} as const;

/** A member's followers or followed accounts, each with a follow button. */
export function showPeople(which: keyof typeof routes, handle: string): void {
  const title = which === 'followers' ? t('people.followersOf') : t('people.followingOf');
  void showSheet(title, (close) => <PeopleList which={which} handle={handle} leave={close} />);
}

function PeopleList({ which, handle, leave }: { which: keyof typeof routes; handle: string; leave(): void }) {
  const people = usePagedQuery(routes[which], (page) => page.profiles, { path: { handle } });
  return (
    <>
      <QueryState query={people} rows={4} />
      <ul class="list">
        {people.list?.map((person) => (
          <PersonLine key={person.handle} person={person} leave={leave} />
        ))}
      </ul>
      <ShowOlder older={people.older} />
      {people.list?.length === 0 && <EmptyState icon="friends" title={t('people.nobodyYet')} />}
    </>
  );
}

function PersonLine({ person, leave }: { person: Profile; leave(): void }) {
  const { handle } = person;
  const isMe = session.value.user?.handle === handle;
  const page = useQuery('GET /api/profiles/{handle}', { path: { handle } });
  const [changed, setChanged] = useState<Social>();
  const social = changed ?? page.data?.social;
  return (
    <li class="blocked-line">
      <Avatar url={person.avatarUrl} size={40} />
      <a class="person-words" href={`/@${handle}`} onClick={leave}>
        <strong>{nameOf(person)}</strong>
        <span>@{handle}</span>
      </a>
      {!isMe && social && <FollowButton handle={handle} social={social} changed={setChanged} />}
    </li>
  );
}
