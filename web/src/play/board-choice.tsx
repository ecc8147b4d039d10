import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';

type Props = { gameId: string; chosen: string | undefined; choose(board: string | undefined): void };

/** The choice of a game's board; nothing for a game with only the main one. */
export function BoardChoice({ gameId, chosen, choose }: Props) {
  const { data } = useQuery('GET /api/games/{id}/boards', { path: { id: gameId } });
  if (!data || data.boards.length === 0) return null;
  return (
    <label class="field">
      <span>{t('play.board')}</span>
      <select value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value || undefined)}>
        <option value="">{t('play.mainBoard')}</option>
        {data.boards.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
