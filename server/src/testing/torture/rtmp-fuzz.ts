import { once } from 'node:events';
import { connect } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FlvSink } from '../../rtmp/flv-sink.ts';
import type { AuthorizePublish, RtmpLogEntry } from '../../rtmp/publish-types.ts';
import { defaultRtmpLimits } from '../../rtmp/rtmp-limits.ts';
import { startRtmpServer } from '../../rtmp/rtmp-server.ts';
import { startRtmpSession } from '../../rtmp/rtmp-session.ts';
import { assertTimesNeverGoBack, readFlv } from '../servers/flv-reader.ts';
import { handshakeBytes, readRecordedSession, recordedStreamName } from '../servers/recorded-rtmp-session.ts';
import { buildSampleSession } from '../servers/rtmp-sample-session.ts';
import { mutateBytes, seededRandom, splitAtRandom } from './byte-mutator.ts';

export type RtmpFuzzOptions = {
  rounds: number;
  seed: number;
  /** Through a pair of streams in memory, or through sockets and the whole server. */
  transport: 'memory' | 'tcp';
};

export type RtmpFuzzReport = {
  rounds: number;
  seconds: number;
  slowestRoundMs: number;
  /** Rounds whose mutated bytes still led to an accepted publish, and the tags these delivered. */
  published: number;
  tags: number;
  /** How often each cause ended a connection. */
  causes: Record<string, number>;
  /** Growth of the heap and its buffers, after collection, from the end of the first tenth to the end. */
  grownBytes: number;
};

const ROUND_MS_MAX = 10_000;
const CONCURRENT_SOCKETS = 16;

type SendRound = (pieces: Buffer[]) => Promise<void>;

/** Twice with a pause, because buffers and closed streams are released by finalizers in between. */
async function collectedBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  await sleep(100);
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Records what happened and throws, at the end of a round, for what must never happen. */
function createWitness() {
  const causes: Record<string, number> = {};
  const faults: string[] = [];
  let published = 0;
  let tags = 0;

  function log({ event, detail = '' }: RtmpLogEntry): void {
    if (detail.includes(recordedStreamName)) faults.push('the stream name is in the log');
    if (event === 'closed') causes[detail] = (causes[detail] ?? 0) + 1;
    if (event === 'closed' && detail === 'internal_error') faults.push('a connection ended by an internal error');
    if (event === 'failed' && !detail.endsWith('.')) faults.push(detail);
  }

  function openSink(): FlvSink {
    const parts: Buffer[] = [];
    let ends = 0;
    published += 1;
    return {
      write(bytes) {
        if (ends > 0) faults.push('a sink is written to after its end');
        parts.push(bytes);
      },
      end() {
        ends += 1;
        if (ends > 1) faults.push('a sink ended twice');
        if (parts.length === 0) return;
        const flv = readFlv(Buffer.concat(parts));
        assertTimesNeverGoBack(flv.tags);
        tags += flv.tags.length;
      },
    };
  }

  const authorize: AuthorizePublish = async () => ({ accept: true, open: openSink });
  return { log, authorize, faults, counts: () => ({ published, tags, causes }) };
}

type Witness = ReturnType<typeof createWitness>;

function sendInMemory({ authorize, log }: Witness): SendRound {
  const budget = { bytesLeft: defaultRtmpLimits.bufferedBytesTotalMax };
  return async (pieces) => {
    const [client, stream]: [Duplex, Duplex] = duplexPair();
    const common = {
      connectionId: 1,
      remoteAddress: '192.0.2.1',
      limits: defaultRtmpLimits,
      now: () => performance.now(),
    };
    const session = startRtmpSession({ ...common, stream, budget, authorize, log });
    client.on('error', () => client.destroy());
    client.resume();
    for (const piece of pieces) client.write(piece);
    client.end();
    await session.done;
    if (budget.bytesLeft !== defaultRtmpLimits.bufferedBytesTotalMax)
      throw new Error('a session kept part of the budget');
  };
}

async function sendBySocket(port: number, pieces: Buffer[]): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => socket.destroy());
  socket.resume();
  for (const piece of pieces) socket.write(piece);
  socket.end();
  await once(socket, 'close');
}

async function withinRoundTime(round: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = sleep(ROUND_MS_MAX, undefined, { signal: timer.signal }).then(
    () => Promise.reject(new Error(`round ${round} hangs`)),
    () => undefined,
  );
  try {
    await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Throws for the first round that hangs, makes the server fail, delivers malformed FLV, ends a sink other than once or
 * logs the stream name. The same seed gives the same rounds.
 */
export async function fuzzRtmp({ rounds, seed, transport }: RtmpFuzzOptions): Promise<RtmpFuzzReport> {
  const random = seededRandom(seed);
  const bases = [readRecordedSession(), buildSampleSession()];
  const witness = createWitness();
  const limits = { connectionsPerAddressMax: CONCURRENT_SOCKETS * 4 };
  const server =
    transport === 'tcp'
      ? await startRtmpServer({ host: '127.0.0.1', port: 0, limits, limitedAddress: (address) => address, ...witness })
      : undefined;
  const send: SendRound = server ? (pieces) => sendBySocket(server.port, pieces) : sendInMemory(witness);
  const atOnce = server ? CONCURRENT_SOCKETS : 1;
  const started = performance.now();
  let slowestRoundMs = 0;
  let bytesAfterWarmUp: number | undefined;

  for (let round = 0; round < rounds; round += atOnce) {
    if (round >= rounds / 10) bytesAfterWarmUp ??= await collectedBytes();
    const roundStarted = performance.now();
    const sent = Array.from({ length: Math.min(atOnce, rounds - round) }, (_, index) => {
      const base = bases[(round + index) % bases.length] ?? Buffer.alloc(0);
      return send(splitAtRandom(mutateBytes(base, handshakeBytes, random), random));
    });
    await withinRoundTime(
      round,
      Promise.all(sent).then(() => undefined),
    );
    slowestRoundMs = Math.max(slowestRoundMs, performance.now() - roundStarted);
    if (witness.faults.length > 0) throw new Error(`round ${round} of seed ${seed}: ${witness.faults.join('; ')}`);
  }

  const seconds = (performance.now() - started) / 1000;
  await server?.close();
  const grownBytes = (await collectedBytes()) - (bytesAfterWarmUp ?? 0);
  return { rounds, seconds, slowestRoundMs, ...witness.counts(), grownBytes };
}
