import pg from 'pg';
import { vi } from 'vitest';
import { superuserUrlOf } from './million-rows.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** What the queue and the timers of a node run in between. */
const ofNoRequest = /pgboss\.|play_compact_boards|play_split_blocks/;

export type Explained = { text: string; rows: number };

/**
 * From now on, new connections to this database run generic plans, as prepared statements do after their first five
 * runs, and PostgreSQL explains every statement with what it read, those inside functions and triggers too.
 */
export async function explainStatements(databaseUrl: string): Promise<() => Explained[]> {
  const client = new pg.Client({ connectionString: superuserUrlOf(databaseUrl) });
  await client.connect();
  const settings = {
    session_preload_libraries: 'auto_explain',
    plan_cache_mode: 'force_generic_plan',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${rows[0]?.name} set ${name} = '${value}'`);
  await client.end();

  let explained: Explained[] = [];
  const connect = pg.Client.prototype.connect;
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (
    this: pg.Client,
    ...args: Parameters<typeof connect>
  ) {
    this.on('notice', ({ message = '', where = '' }) => {
      const one = ofNoRequest.test(message + where) ? undefined : readPlan(message);
      if (one !== undefined) explained.push(one);
    });
    return connect.apply(this, args);
  });
  return () => {
    const taken = explained;
    explained = [];
    return taken;
  };
}

function readPlan(message: string): Explained | undefined {
  const start = message.indexOf('plan:\n');
  if (start < 0) return undefined;
  const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(start + 'plan:\n'.length)) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return { text, rows: rowsReadBy(plan) };
}

/** The rows of tables that the scans read, including those they threw away. */
function rowsReadBy(node: PlanNode): number {
  const isScan = node['Relation Name'] !== undefined;
  const isWrite = node['Node Type'] === 'ModifyTable';
  const own =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsReadBy(child), 0);
  return below + (isScan && !isWrite ? own * (node['Actual Loops'] ?? 1) : 0);
}
