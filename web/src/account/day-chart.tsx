import { dateFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { formatCount } from '../ui/numbers.tsx';

type Day = { day: string; value: number };

const size = { width: 640, height: 200 };
const gap = 2;

/** One bar per day; screen readers get the same as a table. */
export function DayChart({ title, label, days }: { title: string; label: string; days: readonly Day[] }) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const step = size.width / Math.max(1, days.length);
  const shown = (day: string) => dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
  return (
    <figure class="chart">
      <figcaption>
        {title} {most > 0 && <span class="figure quiet">{formatCount(most)}</span>}
      </figcaption>
      {most === 0 && <p class="quiet chart-empty">{t('creator.noNumbers')}</p>}
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" preserveAspectRatio="none">
        {days.map(({ day, value }, place) => {
          const height = most > 0 ? (value / most) * size.height : 0;
          return (
            <rect
              key={day}
              x={place * step + gap / 2}
              y={size.height - height}
              width={Math.max(1, step - gap)}
              height={Math.max(value > 0 ? 2 : 0, height)}
            />
          );
        })}
      </svg>
      <details>
        <summary>{t('creator.table')}</summary>
        <table class="numbers">
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('creator.day')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{shown(day)}</th>
                <td class="figure">{formatCount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
