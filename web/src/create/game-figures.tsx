import type { AnswerOf } from '../api/request.ts';
import { listFormat, numberFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { useQuery } from '../state/use-query.ts';
import { formatCount } from '../ui/numbers.tsx';
import '../ui/numbers-table.css';

type Field = AnswerOf<'GET /api/games/{id}/figures'>['events'][number]['fields'][number];

/** The events a game reported to its author through the SDK; nothing without any. */
export function GameFigures({ gameId }: { gameId: string }) {
  const { data } = useQuery('GET /api/games/{id}/figures', { path: { id: gameId } });
  if (!data || data.events.length === 0) return null;
  return (
    <section>
      <h2>{t('create.figures')}</h2>
      <p class="quiet">{t('create.figuresRange')}</p>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{t('create.figureName')}</th>
            <th scope="col">{t('create.figureCount')}</th>
          </tr>
        </thead>
        <tbody>
          {data.events.map(({ name, count, fields }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {fields.map((field) => (
                  <p class="quiet" key={field.name}>
                    {wordsOf(field)}
                  </p>
                ))}
              </th>
              <td class="figure">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function wordsOf({ name, mean, lowest, highest, words }: Field): string {
  if (mean === null || lowest === null || highest === null) {
    const counted = words.map(({ word, count }) => `${word} ${formatCount(count)}`);
    return t('create.figureWords', { name, words: listFormat().format(counted) });
  }
  const shown = (value: number) => numberFormat({ maximumFractionDigits: 1 }).format(value);
  return t('create.figureNumbers', { name, mean: shown(mean), lowest: shown(lowest), highest: shown(highest) });
}
