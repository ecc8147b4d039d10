import { createServer } from 'node:http';
import pg from 'pg';

// The baseline: Node's HTTP server and one prepared single-row upsert, with as many connections as the service.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query('create table if not exists bare_counters (id int primary key, n bigint not null)');

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', async () => {
    const { id } = request.method === 'POST' ? (JSON.parse(body) as { id: number }) : { id: 0 };
    const { rows } = await pool.query<{ n: string }>({
      name: 'upsert',
      text: `insert into bare_counters as c (id, n) values ($1, 1)
        on conflict (id) do update set n = c.n + 1 returning n`,
      values: [id],
    });
    const text = JSON.stringify({ n: Number(rows[0]?.n) });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.end(text);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
