import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Technique that knows no game, clip or coin, bottom to top: everybody may import these rooms, and each of them those before it. */
const foundation = [
  'process', 'embedded-postgres', 'database', 'platform', 'sandbox', 'http', 'screening', 'web-pages',
] as const; // biome-ignore format: read as one list

/**
 * Who may import whom. A folder may import those listed before it, and nobody imports upward. Loosening a line is a
 * decision page under docs/decisions, not an edit.
 */
const order = [
  ...foundation, 'rtmp', 'srt', 'access', 'accounts', 'coins', 'achievements', 'games', 'play', 'saves', 'shop', 'generation',
  'clips', 'moderation', 'live', 'social', 'reactions', 'notifications', 'creators', 'feed', 'discovery', 'identity',
  'operators',
] as const; // biome-ignore format: read as one list
type Folder = (typeof order)[number];

/** From play to moderation nobody sees a neighbour. */
const peers: Folder[] = ['play', 'saves', 'shop', 'generation', 'clips', 'moderation'];
/** These read or write every domain, or run them. */
const top = [
  'api-processes.ts',
  'app.ts',
  'web-screens.ts',
  'worker.ts',
  'main.ts',
  'node.ts',
  'open-context.ts',
  'api-description.ts',
  'cors-rules.ts',
  'enqueued-jobs.ts',
  'error-list.ts',
  'seed-members.ts',
  'starter-games.ts',
  'moderation-targets.ts',
  'commands',
  'testing',
  'architecture.test.ts',
];

/** One folder writes a table. */
const tables: Partial<Record<Folder, string[]>> = {
  access: [
    'sessions',
    'ended_sessions',
    'limit_windows',
    'limit_chunks',
    'limit_uses',
    'idempotency_keys',
    'feature_switches',
  ],
  accounts: ['accounts', 'account_stats', 'reserved_handles', 'avatars'],
  coins: ['coin_accounts', 'coin_transactions', 'coin_entries', 'coin_unsettled'],
  achievements: ['achievements', 'earned_achievements', 'paid_achievements'],
  games: ['games', 'game_documents', 'game_versions', 'build_files', 'game_uploads'],
  play: [
    'play_events',
    'play_events_default',
    'played_games',
    'play_days',
    'daily_players',
    'uncounted_plays',
    'board_scores',
    'board_blocks',
    'board_changes',
    'game_boards',
    'author_figures',
  ],
  saves: ['saved_states', 'previous_states', 'stored_values', 'unlocked_achievements'],
  shop: ['items', 'item_versions', 'item_odds', 'purchase_intents', 'inventory_items', 'inventory_moves', 'item_uses'],
  generation: ['generation_jobs', 'game_plans'],
  clips: ['clips', 'clip_viewers', 'clip_view_days', 'clip_view_counts'],
  moderation: ['moderation_cases', 'reports', 'moderation_decisions', 'appeals', 'screening_words'],
  live: [
    'live_streams',
    'live_playlists',
    'live_viewers',
    'live_watchers',
    'recordings',
    'recording_segments',
    'chat_messages',
    'chat_mutes',
  ],
  social: ['follows', 'blocks'],
  reactions: ['likes', 'reaction_counts', 'comments', 'comment_mentions'],
  notifications: [
    'notification_events',
    'notifications',
    'muted_notifications',
    'board_leaders',
    'webhooks',
    'webhook_deliveries',
    'push_subscriptions',
  ],
  creators: ['game_days'],
  feed: ['feed_seen', 'feed_seen_default', 'feed_daily_players', 'feed_popularity'],
  operators: [
    'operators',
    'operator_invites',
    'operator_codes',
    'operator_passkeys',
    'operator_passkey_challenges',
    'operator_sessions',
    'operator_actions',
    'operator_requests',
    'paused_queues',
    'announcements',
    'service_processes',
    'service_minutes',
  ],
  identity: ['devices', 'identities', 'welcomed_identities', 'email_codes', 'sign_in_codes', 'email_clients'],
};
const owners = Object.fromEntries(
  Object.entries(tables).flatMap(([folder, names]) => names.map((name) => [name, folder])),
);

/** What only workers and the ingest need: it would double the memory of an API process. */
const notForTheApi = {
  packages: ['playwright-core', '@sparticuz/chromium', 'ai', '@ai-sdk/anthropic', '@ai-sdk/openai-compatible', 'esbuild', 'nodemailer', 'web-push', 'yauzl'],
  files: /^(worker\.ts$|rtmp\/|testing\/|generation\/(generate-game|built-in|model-generator|play-test)|games\/builds\/(read-build|try-build|store-build)|games\/uploads\/(process-upload|read-zip)|clips\/(process-clip|make-video)|identity\/send-code|operators\/send-operator-code|live\/(ingest|authorize-publisher|run-hls))/,
}; // biome-ignore format: read as lists

/**
 * These folders run programs that leave files in a folder of the jail's, which only sandbox/jail-output.ts may open: a
 * link in it could lead to a file that only we can read. So they import of node:fs what makes, lists and removes, and
 * nothing that opens or moves. The jailed browser leaves none: its pages answer over a pipe.
 */
const jailUsers = { folders: ['accounts', 'clips', 'live'], harmless: ['lstat', 'mkdir', 'readdir', 'rm'] };

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

const migrations = sqlFilesIn('../migrations');
const functionFiles = sqlFilesIn('../sql');
const sqlFunctions = [...migrations, ...functionFiles].flatMap(functionsIn);

describe('the layout of the server', () => {
  it('lets a folder import only folders below it', () => {
    const wrong = files.flatMap(({ file, source }) => {
      const from = roomOf(file);
      if (top.includes(from) || file.endsWith('.test.ts')) return [];
      return importsOf(file, source)
        .filter((imported) => !mayImport(from as Folder, roomOf(imported)))
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets no production code import test code', () => {
    const wrong = files
      .filter(({ file }) => roomOf(file) !== 'testing' && !file.endsWith('.test.ts'))
      .flatMap(({ file, source }) => importsOf(file, source).map((imported) => ({ file, imported })))
      .filter(({ imported }) => roomOf(imported) === 'testing')
      .map(({ file, imported }) => `${file} imports ${imported}`);
    expect(wrong).toEqual([]);
  });

  it('keeps paths, topics and error codes of the product out of the foundation', () => {
    const topics = files.flatMap(({ source }) =>
      [...source.matchAll(/interface Topics \{\n((?: {4}\w+: .*\n)+)/g)].flatMap(([, lines = '']) =>
        [...lines.matchAll(/^ {4}(\w+):/gm)].map((match) => `'${match[1]}'`),
      ),
    );
    expect(topics).toContain("'games'");
    const codes = files
      .filter(({ file }) => file.endsWith('-errors.ts') && !isFoundation(roomOf(file)))
      .flatMap(({ source }) => [...source.matchAll(/^ {2}(\w+): \[\d{3},/gm)].map((match) => `'${match[1]}'`));
    expect(codes.length).toBeGreaterThan(20);
    const wrong = files
      .filter(({ file }) => isFoundation(roomOf(file)) && !/\.(test|generated)\.ts$/.test(file))
      .flatMap(({ file, source }) => [
        ...[...source.matchAll(/\/api\\?\/[\w:(]+|['"`]\/(?:clips|games|live|play|uploads)\//g)].map(
          ([found]) => `${file} names ${found}`,
        ),
        ...[...topics, ...codes].filter((word) => source.includes(word)).map((word) => `${file} names ${word}`),
      ]);
    expect(wrong).toEqual([]);
  });

  it('C11: opens what a jailed program left in one place only', () => {
    const running = files
      .filter(
        ({ file, source }) => !file.endsWith('.test.ts') && /\/(media-jail|ffmpeg)\.ts'|\bffmpegOf\b/.test(source),
      )
      .map(({ file }) => roomOf(file))
      .filter((room) => room !== 'sandbox' && !top.includes(room));
    expect([...new Set(running)].filter((room) => !jailUsers.folders.includes(room))).toEqual([]);
    const opening = files
      .filter(({ file }) => jailUsers.folders.includes(roomOf(file)) && !file.endsWith('.test.ts'))
      .flatMap(({ file, source }) =>
        [...source.matchAll(/import (?!type )(.+?) from 'node:fs(?:\/promises)?'/gs)].flatMap(([, names = '']) =>
          names
            .split(/[\s,{}]+/)
            .filter((name) => name !== '' && !jailUsers.harmless.includes(name))
            .map((name) => `${file} uses ${name}`),
        ),
      );
    expect(opening).toEqual([]);
  });

  it('loads into an API process nothing that only workers need', () => {
    const trails = reachedFrom(['app.ts', 'node.ts', 'commands/api.ts']);
    const wrong = [...trails]
      .filter(([name]) => notForTheApi.packages.includes(name) || notForTheApi.files.test(name))
      .map(([, trail]) => trail.join(' → '));
    expect(wrong).toEqual([]);
    expect(trails.has('fastify') && trails.has('identity/auth-routes.ts')).toBe(true);
  });

  it('loads into an idle worker neither the generator nor what sends messages: the first job does', () => {
    const trails = reachedFrom(['worker.ts']);
    const late = ['playwright-core', '@sparticuz/chromium', 'ai', 'nodemailer', 'web-push', 'jose', 'wink-nlp'];
    const wrong = [...trails]
      .filter(([name]) => late.includes(name) || /^generation\/(built-in|model-generator)/.test(name))
      .map(([, trail]) => trail.join(' → '));
    expect(wrong).toEqual([]);
    expect(trails.has('generation/generate-game.ts')).toBe(true);
  });

  it('knows every folder', () => {
    const rooms = new Set(files.map(({ file }) => roomOf(file)).filter((room) => !room.endsWith('.ts')));
    expect([...rooms].filter((room) => !(order as readonly string[]).includes(room) && !top.includes(room))).toEqual(
      [],
    );
  });

  it('imports nothing of another workspace but the plan of a game', () => {
    const wrong = files.flatMap(({ file, source }) =>
      pathsOf(file, source)
        .filter((imported) => /^\.\.\/\.\.\//.test(imported) && imported !== '../../engines/src/plan.ts')
        .filter(() => !file.endsWith('.test.ts'))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has every file that the table of endpoints in ARCHITECTURE.md names, at most six an endpoint', () => {
    const text = readFileSync(path.join(root, '../../ARCHITECTURE.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]+)` \| (.*) \|$/gm)];
    expect(rows).toHaveLength(10);
    for (const [, endpoint, cell = ''] of rows) {
      let folder = '';
      const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
        const file = name.includes('/') ? name : `${folder}/${name}`;
        folder = path.dirname(file);
        return file;
      });
      const missing = named.filter((name) => !existsSync(path.join(root, name.replace(/^server\/sql/, '../sql'))));
      expect({ endpoint, missing, isShort: named.length <= 6 }).toEqual({ endpoint, missing: [], isShort: true });
    }
  });

  it('has no import cycle', () => {
    expect(findCircle(new Map(files.map(({ file, source }) => [file, importsOf(file, source)])))).toBeUndefined();
  });

  it('names every file only once', () => {
    const names = files.map(({ file }) => path.basename(file)).filter((name) => !name.endsWith('.test.ts'));
    const commands = files.filter(({ file }) => file.startsWith('commands/')).map(({ file }) => path.basename(file));
    expect(names.filter((name, i) => names.indexOf(name) !== i && !commands.includes(name))).toEqual([]);
  });

  it('lets one folder write a table', () => {
    const wrong = files.flatMap(({ file, source }) => {
      const from = roomOf(file);
      if (top.includes(from) || file.endsWith('.test.ts')) return [];
      return writesOf(source)
        .filter((table) => owners[table] !== undefined && owners[table] !== from)
        .map((table) => `${file} writes ${table}, which belongs to ${owners[table]}`);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps a SQL function in the folder it is named after, once', () => {
    const wrong = sqlFunctions.filter(({ name, folder }) => domainOf(name) !== folder);
    expect(wrong.map(({ name, folder }) => `${name} stands in ${folder}`)).toEqual([]);
    const names = sqlFunctions.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('keeps functions out of the migrations, but for those that stored columns are made by', () => {
    const stored = migrations.flatMap(({ sql }) => sql.match(/generated always as \((?:[^;]*?)\) stored/g) ?? []);
    const wrong = sqlFunctions.filter(
      ({ name, isMigrated }) => isMigrated && !stored.some((column) => column.includes(`${name}(`)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const replaced = functionFiles.filter(({ sql }) => /create (?!or replace (function|trigger) )/.test(sql));
    expect(replaced.map(({ file }) => file)).toEqual([]);
  });

  it('lets a SQL function write only tables of the folder it is named after', () => {
    const wrong = sqlFunctions.flatMap(({ name, body }) =>
      writesOf(body)
        .filter((table) => owners[table] !== undefined && owners[table] !== domainOf(name))
        .map((table) => `${name} writes ${table}, which belongs to ${owners[table]}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets a SQL function call only those of folders below it', () => {
    const wrong = sqlFunctions.flatMap(({ name, body }) =>
      sqlFunctions
        .filter((called) => called.name !== name && new RegExp(`\\b${called.name}\\(`).test(body))
        .filter((called) => !mayImport(domainOf(name) as Folder, domainOf(called.name)))
        .map((called) => `${name} calls ${called.name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('counts calling a SQL function as calling its folder', () => {
    const wrong = files.flatMap(({ file, source }) => {
      const from = roomOf(file);
      if (top.includes(from) || file.endsWith('.test.ts')) return [];
      return sqlFunctions
        .filter(({ name }) => new RegExp(`\\b${name}\\(`).test(source))
        .filter(({ name }) => !mayImport(from as Folder, domainOf(name)))
        .map(({ name }) => `${file} calls ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('asks games_is_open whether a game is open for business', () => {
    const all = [
      ...files.filter(({ file }) => !file.endsWith('.test.ts')),
      ...functionFiles.map(({ file, sql }) => ({ file, source: sql })),
    ];
    const wrong = all
      .filter(({ file }) => !file.startsWith('games/') && !file.includes('.generated.'))
      .filter(({ source }) => /(?<!games_is_open\()\bg(?:ames)?\.hidden_at/.test(source))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('registers no hooks in testing/, which is loaded once for many test files', () => {
    const wrong = files
      // Vitest loads this one for each of them.
      .filter(({ file }) => file !== 'testing/file-setup.ts')
      .filter(({ file, source }) => roomOf(file) === 'testing' && /^(before|after|vi|onTest)[\w.]*\(/m.test(source))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('keeps files short enough to read', () => {
    const long = files
      .filter(({ file }) => !file.endsWith('.test.ts') && !file.includes('.generated.'))
      .filter(({ source }) => source.split('\n').length > 300)
      .map(({ file }) => file);
    expect(long).toEqual([]);
  });

  it('has an owner for every table', () => {
    const made = migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/create table (?:if not exists )?(\w+)/g)].map((match) => match[1] ?? ''),
    );
    expect(made.filter((table) => owners[table] === undefined)).toEqual([]);
  });
});

function mayImport(from: Folder, to: string): boolean {
  if (to === from) return true;
  const [below, above] = [order.indexOf(to as Folder), order.indexOf(from)];
  if (below < 0 || below > above) return false;
  return !(peers.includes(from) && peers.includes(to as Folder));
}

/** Every file and package that is loaded with these files, each with the imports that lead to it. */
function reachedFrom(entries: string[]): Map<string, string[]> {
  const sources = new Map(files.map(({ file, source }) => [file, source]));
  const trails = new Map(entries.map((entry) => [entry, [entry]]));
  for (const [file, trail] of trails) {
    const imported = [
      ...(sources.get(file) ?? '').matchAll(/^(?:import|export) (?!type )(?:[^'`]*? from )?'([^']+)'/gm),
    ];
    for (const [, name = ''] of imported) {
      const target = name.startsWith('.') ? path.normalize(path.join(path.dirname(file), name)) : name;
      if (!trails.has(target)) trails.set(target, [...trail, target]);
    }
  }
  return trails;
}

function isFoundation(room: string): boolean {
  return (foundation as readonly string[]).includes(room);
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function importsOf(file: string, source: string): string[] {
  return pathsOf(file, source).filter((imported) => !imported.startsWith('..'));
}

function pathsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map((match) =>
    path.normalize(path.join(path.dirname(file), match[1] ?? '')),
  );
}

function writesOf(source: string): string[] {
  const plain = [...source.matchAll(/\b(?:insert into|update|delete from)\s+(\w+)/gi)];
  const built = [...source.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g)];
  return [...plain, ...built].map((match) => match[1] ?? '');
}

function sqlFilesIn(folder: string): { file: string; sql: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file, sql: readFileSync(path.join(root, folder, file), 'utf8') }));
}

/** The functions of one file with their folder: that of the file, or the domain a migration is named after. */
function functionsIn({ file, sql }: { file: string; sql: string }) {
  const domain = /^\d{4}_(\w+)\.sql$/.exec(file)?.[1];
  return sql
    .split(/^(?=create (?:or replace )?function )/m)
    .slice(1)
    .map((text) => {
      const [, name = ''] = /^create (?:or replace )?function (\w+)/.exec(text) ?? [];
      const body = /^[\s\S]*?(?:\$\$[\s\S]*?\$\$;| end;)/.exec(text)?.[0] ?? text;
      return { name, body, folder: domain ?? roomOf(file), isMigrated: domain !== undefined };
    });
}

function domainOf(sqlFunction: string): string {
  return sqlFunction.split('_')[0] ?? '';
}

function findCircle(graph: Map<string, string[]>): string | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: string[]): string | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file].join(' → ');
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
