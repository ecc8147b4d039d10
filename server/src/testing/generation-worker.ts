import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import { generateGameHandler } from '../generation/generate-game.ts';
import { openContext } from '../open-context.ts';
import { workOnJobs } from '../platform/jobs.ts';
import { readConfig } from '../process/config.ts';
import { handlers } from '../worker.ts';

/**
 * A program of its own: a worker that makes several games at once, so that one kill affects all of them. HOLD names
 * jobs and the last thing each is about to write: it stops there, on any machine, until it is killed.
 */
const config = readConfig(process.env);
if (config.databaseUrl === undefined) throw new Error('Set DATABASE_URL');
const holds = Object.entries(JSON.parse(process.env['HOLD'] ?? '{}') as Record<string, string>);
AbortSignal.timeout = () => new AbortController().signal;

const held = new WeakSet<QueryId>();
const holding: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const text = textOf(node);
    if (holds.some(([jobId, word]) => text.includes(jobId) && text.includes(word))) held.add(queryId);
    return node;
  },
  transformResult: ({ queryId, result }) =>
    held.has(queryId) ? new Promise(() => undefined) : Promise.resolve(result),
};

/** A statement with its values. */
function textOf(node: RootOperationNode): string {
  return node.kind === 'RawNode' ? JSON.stringify([node.sqlFragments, node.parameters]) : '';
}

// A busy machine may be slow to connect; the kill should be the only failure here.
const { ctx, boss } = await openContext(config, config.databaseUrl, handlers, { connectMs: 15_000 });
const ctxThatHolds = { ...ctx, db: ctx.db.withPlugin(holding) };
await workOnJobs(ctxThatHolds, boss, [{ ...generateGameHandler, concurrency: 6 }]);
console.log('working');
