import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export const outboundLimits = { seconds: 5, bytesMax: 65_536 } as const;

export type OutboundRequest = { url: string; headers: Record<string, string>; body: string | Buffer };
export type OutboundAnswer = { status: number; body: Buffer };
export type Outbound = { post(request: OutboundRequest): Promise<OutboundAnswer> };

/** How names are resolved and which addresses may be called; tests use their own network. */
export type Network = {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** A certificate authority besides those of the system. */
  ca?: string;
};

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/**
 * A request that was not sent, or got an invalid response. Its message may be shown to the user who provided the
 * address.
 */
export class OutboundError extends Error {
  override name = 'OutboundError';
}

/**
 * The only way to call an address that users provided. Names are resolved once, all their addresses must be public, and
 * the connection goes to the checked address, so that DNS rebinding has no effect. Redirects are returned, not
 * followed.
 */
export function openOutbound(network: Network = internet): Outbound {
  return {
    async post({ url, headers, body }) {
      const target = parseOutboundUrl(url);
      if (Buffer.byteLength(body) > outboundLimits.bytesMax) throw new OutboundError('The request is too large.');
      const limit = AbortSignal.timeout(outboundLimits.seconds * 1000);
      const address = await Promise.race([resolveAllowed(network, hostOf(target)), rejectionOf(limit)]);
      return send({ target, address, headers, body, limit, ca: network.ca });
    },
  };
}

/** An https address without credentials; throws otherwise. */
export function parseOutboundUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null) throw new OutboundError('This is not an address.');
  if (url.protocol !== 'https:') throw new OutboundError('Only https addresses are called.');
  if (url.username !== '' || url.password !== '') throw new OutboundError('The address must not hold a password.');
  // A literal address can be checked at once, and the parser has normalized it.
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutboundError('The address is not a public one.');
  return url;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

async function resolveAllowed(network: Network, host: string): Promise<string> {
  const addresses = isIP(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
  const [first] = addresses;
  // One sentence for both cases, so that the names of internal hosts cannot be probed.
  if (first === undefined || !addresses.every((address) => network.isAllowed(address)))
    throw new OutboundError('The name leads to no public address.');
  return first;
}

type Sending = Omit<OutboundRequest, 'url'> & {
  target: URL;
  address: string;
  limit: AbortSignal;
  ca: string | undefined;
};

function send({ target, address, headers, body, limit, ca }: Sending): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: limit,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)),
      ...(ca !== undefined && { ca }),
    });
    sent.on('error', (error) => reject(limit.aborted ? tooSlow() : new OutboundError(sentenceOf(error))));
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > outboundLimits.bytesMax) {
          reject(new OutboundError('The answer is too large.'));
          sent.destroy();
        }
      });
      answer.on('error', (error) => reject(limit.aborted ? tooSlow() : new OutboundError(sentenceOf(error))));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    sent.end(body);
  });
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(tooSlow());
    signal.addEventListener('abort', () => reject(tooSlow()), { once: true });
  });
}

function tooSlow(): OutboundError {
  return new OutboundError(`There was no answer within ${outboundLimits.seconds} seconds.`);
}

function sentenceOf(error: Error): string {
  return `The connection failed: ${'code' in error ? String(error.code) : error.message}.`;
}
