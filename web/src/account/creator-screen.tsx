import { useRef, useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { service } from '../state/service.ts';
import { callStream } from '../state/session.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/forms.tsx';
import { formatCount } from '../ui/numbers.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { DayChart } from './day-chart.tsx';
import { Webhooks } from './webhooks.tsx';
import '../ui/numbers-table.css';
import './creator.css';

type Stats = AnswerOf<'GET /api/me/creator'>;
type Measure = 'plays' | 'players' | 'returning' | 'minutes' | 'likes' | 'sales' | 'coins';
type Numbers = Stats['days'][number];

const ranges = ['7', '28', '90'] as const;
type Range = (typeof ranges)[number];

const numberIn: Record<Measure, (numbers: Omit<Numbers, 'day'>) => number> = {
  plays: ({ plays }) => plays,
  players: ({ players }) => players,
  returning: ({ returningPlayers }) => returningPlayers,
  minutes: ({ playSeconds }) => Math.round(playSeconds / 60),
  likes: ({ likes }) => likes,
  sales: ({ sales }) => sales,
  coins: ({ coins }) => coins,
};
const measures = (): [Measure, string][] => [
  ['plays', t('creator.plays')],
  ['players', t('creator.players')],
  ['returning', t('creator.returning')],
  ['minutes', t('creator.minutes')],
  ['likes', t('creator.likes')],
  ['sales', t('creator.sales')],
  ['coins', t('creator.coins')],
];

/** Statistics of a creator's games, items and clips, day by day. */
export function CreatorScreen() {
  const isMember = useIsMember();
  return (
    <>
      <PageHead title={t('creator.title')} back />
      {isMember ? (
        <>
          <CreatorNumbers />
          {service.value?.webhooks && <Webhooks />}
        </>
      ) : (
        <EmptyState icon="eye" title={t('creator.none')}>
          <SignInButton />
        </EmptyState>
      )}
    </>
  );
}

function CreatorNumbers() {
  const [range, setRange] = useState<Range>('28');
  const [measure, setMeasure] = useState<Measure>('plays');
  const [gameId, setGameId] = useState('');
  const query = { days: Number(range), ...(gameId && { gameId }) };
  const stats = useQuery('GET /api/me/creator', { query });
  const { data } = stats;
  const games = useRef<Stats['games']>([]);
  if (data && !gameId) games.current = data.games;
  const label = measures().find(([name]) => name === measure)?.[1] ?? '';
  return (
    <>
      <Choice
        label={t('creator.range')}
        options={ranges.map((days) => [days, t('creator.days', { count: Number(days) })] as const)}
        chosen={range}
        choose={setRange}
      />
      <Choice label={t('creator.measure')} options={measures()} chosen={measure} choose={setMeasure} />
      {games.current.length > 1 && (
        <label class="field">
          <span>{t('creator.game')}</span>
          <select value={gameId} onChange={(event) => setGameId(event.currentTarget.value)}>
            <option value="">{t('creator.allGames')}</option>
            {games.current.map((game) => (
              <option key={game.gameId} value={game.gameId}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <QueryState query={stats} rows={5} />
      {data && (
        <>
          <DayChart
            title={t('creator.chart', { measure: label })}
            label={label}
            days={data.days.map((numbers) => ({ day: numbers.day, value: numberIn[measure](numbers) }))}
          />
          <Totals stats={data} measure={measure} label={label} />
          <Button wide onClick={() => void download(query)}>
            {t('creator.csv')}
          </Button>
        </>
      )}
    </>
  );
}

function Totals({ stats, measure, label }: { stats: Stats; measure: Measure; label: string }) {
  if (stats.games.length === 0 && stats.clips.length === 0)
    return <EmptyState icon="arcade" title={t('creator.none')} />;
  return (
    <>
      {stats.games.length > 0 && (
        <table class="numbers" aria-label={t('people.games')}>
          <thead>
            <tr>
              <th scope="col">{t('creator.game')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {stats.games.map((game) => (
              <tr key={game.gameId}>
                <th scope="row">
                  <a href={`/my-games/${game.gameId}`}>{game.title}</a>
                </th>
                <td class="figure">{formatCount(numberIn[measure](game))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {stats.items.length > 0 && (
        <table class="numbers" aria-label={t('creator.sales')}>
          <thead>
            <tr>
              <th scope="col">{t('creator.item')}</th>
              <th scope="col">{t('creator.sales')}</th>
              <th scope="col">{t('creator.coins')}</th>
            </tr>
          </thead>
          <tbody>
            {stats.items.map((item) => (
              <tr key={item.itemId}>
                <th scope="row">{item.name}</th>
                <td class="figure">{formatCount(item.sales)}</td>
                <td class="figure">{formatCount(item.coins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {stats.clips.length > 0 && (
        <table class="numbers" aria-label={t('people.clips')}>
          <thead>
            <tr>
              <th scope="col">{t('clips.clip')}</th>
              <th scope="col">{t('creator.views')}</th>
              <th scope="col">{t('creator.likes')}</th>
            </tr>
          </thead>
          <tbody>
            {stats.clips.map((clip) => (
              <tr key={clip.clipId}>
                <th scope="row">
                  <a href={`/c/${clip.clipId}`}>{clip.title ?? t('common.untitled')}</a>
                </th>
                <td class="figure">{formatCount(clip.views)}</td>
                <td class="figure">{formatCount(clip.likes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function download(query: { days: number; gameId?: string }): Promise<boolean> {
  return toastOnFailure(t('creator.csvFailed'), async () => {
    const stream = await callStream('GET /api/me/creator.csv', { query, signal: AbortSignal.timeout(30_000) });
    const url = URL.createObjectURL(await new Response(stream).blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: 'coinop-stats.csv' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  });
}
