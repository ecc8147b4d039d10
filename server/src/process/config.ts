import { isIP } from 'node:net';
import path from 'node:path';
import { type BuildSizes, readBuildSizes } from './build-settings.ts';
import { readDatabaseHosts } from './database-urls.ts';
import { readGameOrigins } from './game-origins.ts';
import { type LiveSettings, readLiveSettings } from './live-settings.ts';
import { type MediaAddresses, readMediaOrigin } from './media-origin.ts';
import { type Environment, list, type SettingSource, type Settings, settingsOf } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { readS3Settings, type S3Settings } from './storage-settings.ts';
import { storedSecret } from './stored-secret.ts';

/** All settings, read once at the start and frozen; secrets are kept apart. */
export type Config = Readonly<{
  host: string;
  port: number;
  baseUrl: string;
  gamesOrigin: string;
  /** Each game has an origin of its own, as `https://*.play.example`; undefined where no wildcard host is set up. */
  gameHosts: string | undefined;
  appOrigins: readonly string[];
  mediaOrigin: MediaAddresses['mediaOrigin'];
  dataDir: string;
  databaseUrl: string | undefined;
  /** For LISTEN, the queue and migrations, which need a direct connection to the primary. */
  databaseListenUrl: string | undefined;
  /** A standby for reads that may be seconds old. */
  databaseReadUrl: string | undefined;
  databasePooler: 'none' | 'session' | 'transaction';
  /** The bucket for files; undefined: the data directory. */
  s3: S3Settings | undefined;
  mailFrom: string;
  apple: Readonly<{ clientIds: readonly string[]; issuer: string; jwksUrl: string }>;
  ai: Readonly<{ provider: 'openai-compatible' | 'anthropic'; baseUrl: string; model: string }> | undefined;
  rtmpPort: LiveSettings['rtmpPort'];
  rtmpPublicUrl: LiveSettings['rtmpPublicUrl'];
  rtmps: LiveSettings['rtmps'];
  srtPort: LiveSettings['srtPort'];
  srtPublicUrl: LiveSettings['srtPublicUrl'];
  rtmpRelays: LiveSettings['rtmpRelays'];
  liveRenditions: LiveSettings['liveRenditions'];
  recordings: LiveSettings['recordings'];
  ffmpegPath: string | undefined;
  chromiumPath: string | undefined;
  /** The registry from which libraries that uploaded games load from CDNs are taken; undefined: none. */
  npmRegistry: string | undefined;
  builds: BuildSizes;
  reportsToHide: number;
  guestsPerIpHour: number;
  /** Whether minors are prevented from paying; only then people are asked for their age. */
  ageGate: boolean;
  /** Markdown of the operator's own pages; undefined: the built-in ones. */
  termsFile: string | undefined;
  privacyFile: string | undefined;
  /** Whether members can have notifications sent to their own servers. */
  webhooks: boolean;
  /** The public key for browsers' push services; undefined: no pushes. */
  vapidPublicKey: string | undefined;
  trustProxyHops: number;
  drainSeconds: number;
  metricsPort: number;
  /** Where traces are sent; `ratio`: the share of traces started here. */
  tracing: Readonly<{ endpoint: string; serviceName: string; ratio: number }> | undefined;
  databasePoolSize: number;
  /** Processes that share PORT; undefined: as many as fit the machine. */
  apiProcesses: number | undefined;
  /** Addresses and blocks from which the console can be reached; empty: all. */
  consoleAllowedIps: readonly string[];
  /** Whether bans, closed accounts, new operators and more coins than `consoleTwoPeopleCoins` need a second operator. */
  consoleTwoPeople: boolean;
  consoleTwoPeopleCoins: number;
  logLevel: string;
  production: boolean;
  /** Which settings are set, and where: in the environment or in the .env file. All others have their default. */
  sources: Readonly<Record<string, SettingSource>>;
  secrets: Readonly<{
    secretKey: string;
    /** The previous secret key, accepted during a rotation. */
    fallbackSecretKey: string | undefined;
    /** The first secret key, used for hashes in tables; undefined: it is still the secret key. */
    identityKey: string | undefined;
    smtpUrl: string | undefined;
    aiApiKey: string | undefined;
    metricsToken: string | undefined;
    vapidPrivateKey: string | undefined;
    mediaHookSecret: string | undefined;
    s3AccessKeyId: string | undefined;
    s3SecretAccessKey: string | undefined;
  }>;
}>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings; throws one StartupError that names every bad value. */
export function readConfig(env: Environment, inFile: ReadonlySet<string> = new Set()): Config {
  const read = settingsOf(env);
  const settings = {
    ...readAddresses(read),
    ...readServices(read),
    builds: readBuildSizes(read),
    reportsToHide: read.whole('REPORTS_TO_HIDE', 5, 1000),
    guestsPerIpHour: read.whole('GUESTS_PER_IP_HOUR', 0, 10_000),
    ageGate: read.oneOf('AGE_GATE', ['off', 'on'], 'off') === 'on',
    termsFile: read.file('TERMS_FILE'),
    privacyFile: read.file('PRIVACY_FILE'),
    webhooks: read.oneOf('WEBHOOKS', ['off', 'on'], 'off') === 'on',
    vapidPublicKey: readKey(read, 'VAPID_PUBLIC_KEY', 65),
    trustProxyHops: read.whole('TRUST_PROXY_HOPS', 0, 10),
    drainSeconds: read.whole('DRAIN_SECONDS', 30, 3600),
    metricsPort: read.whole('METRICS_PORT', 0, 65535),
    tracing: readTracing(read),
    databasePoolSize: readPoolSize(read),
    apiProcesses: read.whole('API_PROCESSES', 0, 64) || undefined,
    consoleAllowedIps: readAddressBlocks(read),
    consoleTwoPeople: read.oneOf('CONSOLE_TWO_PEOPLE', ['off', 'on'], 'off') === 'on',
    consoleTwoPeopleCoins: read.whole('CONSOLE_TWO_PEOPLE_COINS', 1000, 1_000_000_000),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    ffmpegPath: read.program('FFMPEG_PATH'),
    chromiumPath: read.program('CHROMIUM_PATH'),
    production: read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production',
    dataDir: path.resolve(read.text('DATA_DIR') ?? './data'),
  };
  const { secretKey, ...secrets } = readSecrets(read, settings);
  if (read.problems.length > 0) throw new StartupError(`${read.problems.join('; ')}.`);
  return Object.freeze({
    ...settings,
    sources: sourcesOf(read, inFile),
    secrets: { secretKey: secretKey ?? storedSecret(settings.dataDir), ...secrets },
  });
}

/** The settings that are set, by their environment names. */
function sourcesOf(read: Settings, inFile: ReadonlySet<string>): Record<string, SettingSource> {
  const set = [...read.names].filter((name) => read.text(name) !== undefined);
  return Object.fromEntries(set.map((name) => [name, inFile.has(name) ? 'file' : 'environment']));
}

function readAddresses(read: Settings) {
  const anOrigin = 'an origin such as https://play.example.com';
  const host = read.matching('HOST', /^[\w.:-]+$/, 'an address or name of this machine') ?? '127.0.0.1';
  const port = read.whole('PORT', 8080, 65535);
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const baseUrl = read.origin('BASE_URL', anOrigin) ?? `http://${shownHost}:${port}`;
  return {
    host,
    port,
    baseUrl,
    ...readGameOrigins(read, baseUrl),
    appOrigins: read.origins('APP_ORIGINS', `a list of origins, each ${anOrigin}`),
    mediaOrigin: readMediaOrigin(read),
    ...readLiveSettings(read, baseUrl),
  };
}

function readServices(read: Settings) {
  const model = read.text('AI_MODEL');
  const baseUrl = read.webAddress('AI_BASE_URL');
  const provider = read.oneOf('AI_PROVIDER', ['openai-compatible', 'anthropic'], 'openai-compatible');
  if ((model ?? baseUrl ?? read.text('AI_API_KEY')) !== undefined && !(model && baseUrl)) {
    read.problems.push('AI_BASE_URL and AI_MODEL must be set together');
  }
  const mailFrom = read.matching(
    'MAIL_FROM',
    /^(?:[^<>\p{Cc}]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/u,
    'a sender such as Coinop <no-reply@example.com>',
  );
  return {
    ...readDatabase(read),
    s3: readS3Settings(read),
    mailFrom: mailFrom ?? 'Coinop <no-reply@localhost>',
    apple: {
      clientIds: list(read.text('APPLE_CLIENT_IDS')),
      issuer: read.webAddress('APPLE_ISSUER') ?? 'https://appleid.apple.com',
      jwksUrl: read.webAddress('APPLE_JWKS_URL') ?? 'https://appleid.apple.com/auth/keys',
    },
    ai: model && baseUrl ? { provider, baseUrl, model } : undefined,
    npmRegistry: read.webAddress('NPM_REGISTRY'),
  };
}

function readDatabase(read: Settings) {
  const address = (name: string) => {
    const value = read.text(name);
    const hosts = value === undefined ? undefined : readDatabaseHosts(value);
    // The value may contain a password, so the message does not repeat it.
    if (value !== undefined && hosts === undefined) {
      read.problems.push(`${name} must be an address such as postgres://user@host/name`);
    }
    if (name !== 'DATABASE_READ_URL' && hosts && hosts.urls.length > 1 && hosts.target !== 'read-write') {
      read.problems.push(`${name} with several hosts must end with ?target_session_attrs=read-write`);
    }
    return value;
  };
  const databaseUrl = address('DATABASE_URL');
  const databaseListenUrl = address('DATABASE_LISTEN_URL');
  const databaseReadUrl = address('DATABASE_READ_URL');
  const databasePooler = read.oneOf('DATABASE_POOLER', ['none', 'session', 'transaction'], 'none');
  if (databaseUrl === undefined && (databaseListenUrl ?? databaseReadUrl) !== undefined) {
    read.problems.push('DATABASE_LISTEN_URL and DATABASE_READ_URL need DATABASE_URL');
  }
  if (databasePooler === 'transaction' && databaseListenUrl === undefined) {
    read.problems.push('DATABASE_POOLER=transaction needs DATABASE_LISTEN_URL, an address that leads past the pooler');
  }
  return { databaseUrl, databaseListenUrl, databaseReadUrl, databasePooler };
}

/** With OpenTelemetry's standard names. */
function readTracing(read: Settings): Config['tracing'] {
  const endpoint = read.webAddress('OTEL_EXPORTER_OTLP_ENDPOINT');
  const serviceName = read.text('OTEL_SERVICE_NAME') ?? 'coinop';
  const ratio = read.matching('OTEL_TRACES_SAMPLER_ARG', /^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1') ?? '1';
  return endpoint === undefined ? undefined : { endpoint, serviceName, ratio: Number(ratio) };
}

/** With fewer than two, a request that needs a second connection would deadlock with itself. */
function readPoolSize(read: Settings): number {
  const size = read.whole('DATABASE_POOL_SIZE', 12, 500);
  if (size < 2) read.problems.push('DATABASE_POOL_SIZE must be at least 2');
  return size;
}

function readSecrets(read: Settings, { production, databaseUrl }: Pick<Config, 'production' | 'databaseUrl'>) {
  const smtpUrl = read.address('SMTP_URL', /^smtps?:$/, 'smtp://host:587');
  const secretKey = readSecretKey(read, 'SECRET_KEY');
  const fallbackSecretKey = readSecretKey(read, 'SECRET_KEY_FALLBACK');
  const identityKey = readSecretKey(read, 'IDENTITY_KEY');
  if (fallbackSecretKey !== undefined && identityKey === undefined) {
    read.problems.push(
      'IDENTITY_KEY must be set with SECRET_KEY_FALLBACK: the first SECRET_KEY that this database had',
    );
  }
  if (production && databaseUrl && !secretKey) {
    read.problems.push('SECRET_KEY must be set in production with DATABASE_URL, the same on every node');
  }
  if (production && !smtpUrl) {
    read.problems.push('SMTP_URL must be set in production, for sign-in codes are sent by mail');
  }
  const vapidPrivateKey = readKey(read, 'VAPID_PRIVATE_KEY', 32);
  if ((vapidPrivateKey === undefined) !== (read.text('VAPID_PUBLIC_KEY') === undefined)) {
    read.problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together');
  }
  const mediaHookSecret = read.text('MEDIA_HOOK_SECRET');
  if (mediaHookSecret !== undefined && !/^[\w.~-]{16,}$/.test(mediaHookSecret)) {
    read.problems.push('MEDIA_HOOK_SECRET must be at least 16 letters, digits or - _ . ~');
  }
  return {
    secretKey,
    fallbackSecretKey,
    identityKey,
    smtpUrl,
    aiApiKey: read.text('AI_API_KEY'),
    metricsToken: read.text('METRICS_TOKEN'),
    mediaHookSecret,
    vapidPrivateKey,
    s3AccessKeyId: read.text('S3_ACCESS_KEY_ID'),
    s3SecretAccessKey: read.text('S3_SECRET_ACCESS_KEY'),
  };
}

function readSecretKey(read: Settings, name: string): string | undefined {
  const key = read.text(name);
  if (key !== undefined && Buffer.byteLength(key) < 32) read.problems.push(`${name} must be at least 32 bytes long`);
  return key;
}

/** A key of this many bytes in base64url. */
function readKey(read: Settings, name: string, bytes: number): string | undefined {
  const text = read.text(name);
  if (text === undefined || Buffer.from(text, 'base64url').length === bytes) return text;
  read.problems.push(`${name} must be ${bytes} bytes in base64url`);
  return undefined;
}

function readAddressBlocks(read: Settings): string[] {
  const entries = list(read.text('CONSOLE_ALLOWED_IPS'));
  const isBlock = (entry: string) => {
    const [address = '', bits, ...rest] = entry.split('/');
    const bitsMax = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= bitsMax))
    );
  };
  if (!entries.every(isBlock)) read.problems.push('CONSOLE_ALLOWED_IPS must be addresses or blocks such as 10.0.0.0/8');
  return entries;
}
