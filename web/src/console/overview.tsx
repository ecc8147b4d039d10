import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { call, type Operator, useAnswer } from './admin-api.ts';
import { BarChart } from './bar-chart.tsx';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

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

const attention: ReadonlySet<string> = new Set(['casesOpen', 'appealsOpen', 'requestsOpen', 'jobsFailed']);

const charts = [
  ['plays', 'Plays a day'],
  ['newAccounts', 'New accounts a day'],
  ['coinsIn', 'Coins issued a day'],
  ['coinsSpent', 'Coins spent a day'],
] as const;

export function Overview({ operator }: { operator: Operator }) {
  const { data, error, reload } = useAnswer('overview', () => call('GET /api/admin/overview'));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Overview</h1>
      <dl class="console-figures">
        {figures.map(([name, title]) => (
          <div key={name} class={attention.has(name) && data.now[name] > 0 ? 'needs-attention' : undefined}>
            <dt>{title}</dt>
            <dd>{data.now[name].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <div class="console-charts">
        {charts.map(([name, title]) => (
          <BarChart key={name} title={title} bars={data.days.map((day) => ({ label: day.day, value: day[name] }))} />
        ))}
        <BarChart
          title="Answers of this process by status"
          bars={data.node.answers.map(({ status, count }) => ({ label: status, value: count }))}
        />
        <BarChart
          title="Answers of this process by time"
          bars={data.node.times.map(({ upToSeconds, count }) => ({
            label: upToSeconds === null ? 'longer' : `up to ${upToSeconds * 1000} ms`,
            value: count,
          }))}
        />
      </div>
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
    </>
  );
}

function pauseOf(name: string, paused: boolean): ConsoleAction {
  return {
    title: paused ? 'Pause' : 'Resume',
    run: (_values, reason) => call('PUT /api/admin/queues/{name}/paused', { path: { name }, body: { paused, reason } }),
  };
}
