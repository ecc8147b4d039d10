import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { cpuMsOf } from './cpu-time.ts';
import { getRequest, load } from './load.ts';
import { median } from './median.ts';
import type { Program, Stage } from './stage.ts';

/** One path for all requests, or several, sent alternately. */
export type Question = { paths: string[]; token?: string; encoding: string };

type Turn = { perSecond: number; cpuMs: number };

const connections = 32;
const rounds = 5;

/**
 * Prints the requests per second of the service and of a bare node:http server that sends the same bytes, and their
 * ratio.
 */
export async function compareWithBare(
  { ctx, start }: Stage,
  service: Program,
  name: string,
  { paths, token, encoding }: Question,
  seconds: number,
): Promise<void> {
  const requests = paths.map((one) => getRequest(one, token, { 'accept-encoding': encoding }));
  const answer = await rawAnswer(service.port, paths[0] ?? '/', token, encoding);
  const file = path.join(ctx.config.dataDir, 'bare-answer');
  await writeFile(file, answer.bytes);
  const settings = { BARE_ANSWER: file, BARE_HEADERS: JSON.stringify(answer.headers) };
  const bare = await start([path.join(import.meta.dirname, 'bare-answer.ts')], '/', settings);
  const turns: { ours: Turn; bare: Turn }[] = [];
  // In alternating rounds, because the load of the machine varies; the median ratio counts.
  for (let round = 0; round <= rounds; round++) {
    // The first round is a warm-up, long enough for the JIT compiler.
    const length = round === 0 ? seconds / 2 : seconds / rounds;
    const turn = { ours: await measure(service, requests, length), bare: await measure(bare, requests, length) };
    if (round > 0) turns.push(turn);
  }
  const ratioOf = (turn: { ours: Turn; bare: Turn }) => turn.ours.perSecond / turn.bare.perSecond;
  const found = median(turns, ratioOf);
  const formatTurn = ({ perSecond, cpuMs }: Turn) =>
    `${Math.round(perSecond)}/s (${Math.round(cpuMs * 1000)} µs CPU each)`;
  console.log(
    `${name}, ${answer.bytes.length} bytes: ${formatTurn(found.ours)}, bare ${formatTurn(found.bare)}, ratio ${ratioOf(found).toFixed(2)}`,
  );
}

async function measure({ port, pid }: Program, requests: string[], seconds: number): Promise<Turn> {
  let sent = 0;
  const before = cpuMsOf([pid]) ?? Number.NaN;
  const next = () => requests[sent++ % requests.length] ?? '';
  const { perSecond, answers, statuses } = await load({ port, connections, seconds, next });
  if (statuses['200'] !== answers) throw new Error(`Not every answer was 200: ${JSON.stringify(statuses)}`);
  return { perSecond, cpuMs: ((cpuMsOf([pid]) ?? Number.NaN) - before) / answers };
}

/** The bytes as sent over the network: fetch would decompress them. */
async function rawAnswer(port: number, to: string, token: string | undefined, encoding: string) {
  const headers = { 'accept-encoding': encoding, ...(token && { authorization: `Bearer ${token}` }) };
  const sent = request({ port, host: '127.0.0.1', path: to, headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${to} answers ${response.statusCode}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
  return { bytes: Buffer.concat(chunks), headers: kept as Record<string, string> };
}
