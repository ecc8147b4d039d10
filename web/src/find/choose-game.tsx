import { useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';
import { SearchField } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { QueryState } from '../ui/states.tsx';

const shownMax = 60;

/** Resolves with the id of the chosen game, null for none, undefined when cancelled. */
export async function chooseGame(): Promise<string | null | undefined> {
  let chosen: string | null | undefined;
  await showSheet(t('live.chooseGame'), (close) => (
    <Games
      choose={(id) => {
        chosen = id;
        close();
      }}
    />
  ));
  return chosen;
}

function Games({ choose }: { choose(id: string | null): void }) {
  const [words, setWords] = useState('');
  const games = useQuery('GET /api/games');
  if (!games.data) return <QueryState query={games} rows={5} />;
  const wanted = words.trim().toLowerCase();
  const found = games.data.games.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, shownMax);
  return (
    <>
      <SearchField label={t('live.findGame')} placeholder={t('live.findGame')} words={words} write={setWords} />
      <ul class="menu choose-list">
        <MenuButton icon="block" onClick={() => choose(null)}>
          {t('live.noGame')}
        </MenuButton>
        {found.map(({ id, title, thumbnailUrl }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(id)}>
              <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
