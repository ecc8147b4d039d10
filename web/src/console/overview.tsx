import { useEffect } from 'preact/hooks';
import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { call, type Operator, useAnswer } from './admin-api.ts';
import { BarChart } from './bar-chart.tsx';
import { Table } from './table.tsx';
import { clockOf, dayOf, timeOf } from './time.tsx';

const figures = [
  ['playersNow', 'Players in the last 5 minutes'],
  ['playsToday', 'Plays today'],
  ['newAccountsToday', 'New accounts today'],
  ['membersTotal', 'Members'],
  ['guestsTotal', 'Guests'],
  ['gamesListed', 'Listed games'],
  ['clips', 'Clips'],
  ['streamsLive', 'Live streams'],
  ['coinsIssued', 'Coins in circulation'],
  ['revenue', "The platform's coins"],
  ['casesOpen', 'Reports to decide'],
  ['appealsOpen', 'Appeals to answer'],
  ['requestsOpen', 'Requests to approve'],
  ['jobsFailed', 'Failed jobs'],
] as const;

/** Processes report every 10 seconds. */
const refreshMs = 15_000;

const charts = [
  ['plays', 'Plays a day'],
  ['signIns', 'Sign-ins a day'],
  ['newAccounts', 'New accounts a day'],
  ['coinsIn', 'Coins issued a day'],
  ['coinsSpent', 'Coins spent a day'],
] as const;

const minuteCharts = [
  ['answers', 'Answers a minute'],
  ['refusals', 'Refusals a minute'],
  ['errors', 'Errors a minute'],
  ['medianMs', 'Median answer, ms'],
  ['slowMs', '95 of 100 answers within, ms'],
  ['signIns', 'Sign-ins a minute'],
] as const;

export function Overview({ operator }: { operator: Operator }) {
  const { data, error, reload } = useAnswer('overview', () => call('GET /api/admin/overview'));
  useEffect(() => {
    const timer = setInterval(reload, refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Overview</h1>
      <h2>Needs attention</h2>
      {data.attention.length === 0 ? (
        <p class="console-empty">Nothing does.</p>
      ) : (
        <ul class="console-attention">
          {data.attention.map(({ what, screen }) => (
            <li key={what}>{screen === 'overview' ? what : <a href={`#${screen}`}>{what}</a>}</li>
          ))}
        </ul>
      )}
      <h2>Now</h2>
      <dl class="console-figures">
        {figures.map(([name, title]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{data.now[name].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <h2>The last fortnight</h2>
      <div class="console-charts">
        {charts.map(([name, title]) => (
          <BarChart
            key={name}
            title={title}
            bars={data.days.map((day) => ({ label: day.day, axis: dayOf(day.day), value: day[name] }))}
          />
        ))}
      </div>
      <h2>The last hour, all processes</h2>
      <div class="console-charts">
        {minuteCharts.map(([name, title]) => (
          <BarChart
            key={name}
            title={title}
            bars={data.minutes.map((one) => ({
              label: timeOf(one.minute),
              axis: clockOf(one.minute),
              value: one[name] ?? 0,
            }))}
          />
        ))}
      </div>
      <Table
        caption="Processes"
        rows={data.processes}
        columns={[
          { title: 'Host', text: ({ host, pid }) => `${host} ${pid}` },
          { title: 'Does', text: ({ roles }) => roles.join(', ') },
          { title: 'Since', text: ({ startedAt }) => timeOf(startedAt) },
          { title: 'Last seen', text: ({ seenAt, silent }) => `${timeOf(seenAt)}${silent ? ', silent' : ''}` },
          {
            title: 'Works on',
            text: ({ jobs }) => jobs.map(({ name, since }) => `${name} since ${timeOf(since)}`).join(', '),
          },
        ]}
      />
      <Table
        caption="Job queues"
        rows={data.queues}
        columns={[
          { title: 'Queue', text: ({ name, paused }) => (paused ? `${name}, paused` : name) },
          { title: 'Waiting', text: ({ waiting }) => waiting },
          { title: 'Running', text: ({ running }) => running },
          { title: 'Failed', text: ({ failed }) => failed },
          { title: 'Oldest waits since', text: ({ oldestWaitingAt }) => timeOf(oldestWaitingAt) },
          {
            title: 'Pause',
            text: () => '',
            show: ({ name, paused }) =>
              operator.role === 'owner' && <ActionButton action={pauseOf(name, !paused)} onDone={reload} />,
          },
        ]}
      />
      <Table
        caption="Storage"
        rows={data.storage.kinds}
        columns={[
          { title: 'Kind', text: ({ kind }) => kind },
          { title: 'Number', text: ({ things }) => things },
          { title: 'Bytes', text: ({ bytes }) => bytes, show: ({ bytes }) => sizeOf(bytes) },
        ]}
      />
      <p>
        {data.storage.place === 'bucket' ? 'Files lie in a bucket, which does not tell its room. ' : ''}
        {`Free on the disk of the node that answers: ${sizeOf(data.storage.diskFreeBytes)} of ${sizeOf(data.storage.diskAllBytes)}.`}
      </p>
    </>
  );
}

function sizeOf(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${units[power]}`;
}

function pauseOf(name: string, paused: boolean): ConsoleAction {
  return {
    title: paused ? 'Pause' : 'Resume',
    about: name,
    run: (_values, reason) => call('PUT /api/admin/queues/{name}/paused', { path: { name }, body: { paused, reason } }),
  };
}
