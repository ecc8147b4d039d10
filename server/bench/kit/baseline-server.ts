import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

// The cost of a response with Node's HTTP server alone: without a database, with one row read, and with one row
// written.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query(`create table if not exists baseline_rows
  (id int primary key, version bigint not null, body text not null, updated_at timestamptz not null)`);
await pool.query(
  `insert into baseline_rows select n, 1, '{}', now() from generate_series(1, 1000) as n on conflict do nothing`,
);

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

// Measurements alternate, so a connection is idle for longer than Node would keep it.
createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  const id = Number(request.url?.slice('/row/'.length));
  if (request.url === '/hello') return send(response, '{"hello":"world"}');
  if (request.method === 'GET') {
    const text = 'select version, body from baseline_rows where id = $1';
    return void pool
      .query<{ version: number; body: string }>({ name: 'select', text, values: [id] })
      .then(({ rows: [row] }) => send(response, `{"version":${row?.version},"body":${row?.body}}`));
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    JSON.parse(body);
    const text = `insert into baseline_rows as r values ($1, 1, $2, now()) on conflict (id)
      do update set version = r.version + 1, body = excluded.body, updated_at = now() returning version`;
    void pool
      .query<{ version: number }>({ name: 'upsert', text, values: [id, body] })
      .then(({ rows: [row] }) => send(response, `{"version":${row?.version}}`));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
