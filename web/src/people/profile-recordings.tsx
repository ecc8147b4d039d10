import { t } from '../messages/translate.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';

/** A member's public recordings. */
export function ProfileRecordings({ handle }: { handle: string }) {
  const input = { path: { handle } };
  const recordings = usePagedQuery('GET /api/profiles/{handle}/recordings', (page) => page.recordings, input);
  const { list, older } = recordings;
  return (
    <>
      <QueryState query={recordings} rows={3} />
      {list?.length === 0 && <EmptyState icon="film" title={t('people.noStreams')} />}
      {list && list.length > 0 && (
        <ul class="list">
          {list.map(({ id, title, durationSeconds, createdAt }) => (
            <li key={id}>
              <a class="person" href={`/r/${id}`}>
                <Icon name="film" />
                <span class="person-words">
                  <strong>{title ?? formatAge(createdAt)}</strong>
                  <span>{formatLength(Math.round(durationSeconds))}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ShowOlder older={older} />
    </>
  );
}
