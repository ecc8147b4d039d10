import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataDir } from './data-dir.ts';
import { findOnPath, isExecutableFile } from './find-on-path.ts';
import { errorCodeOf, messageOf, StartupError } from './startup-error.ts';

/** Everything the environment may say, read once at the start and frozen. Secrets stand apart from the rest. */
export type Config = Readonly<{
  host: string;
  port: number;
  baseUrl: string;
  gamesOrigin: string;
  appOrigins: readonly string[];
  dataDir: string;
  databaseUrl: string | undefined;
  mailFrom: string;
  apple: Readonly<{ clientIds: readonly string[]; issuer: string; jwksUrl: string }>;
  ai: Readonly<{ provider: 'openai-compatible' | 'anthropic'; baseUrl: string; model: string }> | undefined;
  rtmpPort: number;
  rtmpPublicUrl: string;
  ffmpegPath: string | undefined;
  chromiumPath: string | undefined;
  reportsToHide: number;
  trustProxyHops: number;
  logLevel: string;
  production: boolean;
  secrets: Readonly<{
    secretKey: string;
    smtpUrl: string | undefined;
    aiApiKey: string | undefined;
    metricsToken: string | undefined;
  }>;
}>;

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const bad = (name: string, expected: string) => problems.push(`${name} must be ${expected}, but is "${env[name]}"`);

  const whole = (name: string, fallback: number, max: number) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d{1,9}$/.test(value) || number > max) bad(name, `a whole number from 0 to ${max}`);
    return number;
  };
  const origin = (name: string, value: string, expected: string) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    // What has a user, a path, a query or a fragment is longer than its origin with a slash.
    if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) bad(name, expected);
    return url?.origin ?? value;
  };
  const webAddress = (name: string) => {
    const value = text(name);
    if (value !== undefined && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) {
      bad(name, 'an address such as https://api.example.com/v1');
    }
    return value;
  };
  const fitting = (name: string, pattern: RegExp, expected: string) => {
    const value = text(name);
    if (value !== undefined && !pattern.test(value)) bad(name, expected);
    return value;
  };
  const program = (name: string) => {
    const value = text(name);
    if (value !== undefined && !isExecutableFile(value) && findOnPath(value) === undefined) {
      bad(name, 'a program that can be run');
    }
    return value;
  };
  const address = (name: string, protocols: RegExp) => {
    const value = text(name);
    if (value !== undefined && !(URL.canParse(value) && protocols.test(new URL(value).protocol))) {
      // The value may hold a password, so it is not repeated.
      problems.push(
        `${name} must be an address such as ${name === 'SMTP_URL' ? 'smtp://host:587' : 'postgres://user@host/name'}`,
      );
    }
    return value;
  };
  const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    if (!choices.includes(value as T)) bad(name, `one of ${choices.join(', ')}`);
    return value as T;
  };

  const host = fitting('HOST', /^[\w.:-]+$/, 'an address or name of this machine') ?? '127.0.0.1';
  const port = whole('PORT', 8080, 65535);
  const anOrigin = 'an origin such as https://play.example.com';
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const givenBase = text('BASE_URL');
  const baseUrl = givenBase === undefined ? `http://${shownHost}:${port}` : origin('BASE_URL', givenBase, anOrigin);
  const givenGames = text('GAMES_ORIGIN');
  const gamesOrigin = givenGames === undefined ? baseUrl : origin('GAMES_ORIGIN', givenGames, anOrigin);
  const appOrigins = list(text('APP_ORIGINS')).map((value) =>
    origin('APP_ORIGINS', value, `a list of origins, each ${anOrigin}`),
  );
  const production = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const dataDir = path.resolve(text('DATA_DIR') ?? './data');
  const databaseUrl = address('DATABASE_URL', /^postgres(ql)?:$/);
  const smtpUrl = address('SMTP_URL', /^smtps?:$/);
  const rtmpPort = whole('RTMP_PORT', 1935, 65535);
  const aiApiKey = text('AI_API_KEY');
  const aiModel = text('AI_MODEL');
  const aiBaseUrl = webAddress('AI_BASE_URL');
  const aiProvider = oneOf('AI_PROVIDER', ['openai-compatible', 'anthropic'], 'openai-compatible');
  if ((aiModel ?? aiBaseUrl ?? aiApiKey) !== undefined && !(aiModel && aiBaseUrl)) {
    problems.push('AI_BASE_URL and AI_MODEL must be set together');
  }
  const jwksUrl = webAddress('APPLE_JWKS_URL') ?? 'https://appleid.apple.com/auth/keys';
  const issuer = webAddress('APPLE_ISSUER') ?? 'https://appleid.apple.com';
  const secretKey = text('SECRET_KEY');
  if (secretKey !== undefined && Buffer.byteLength(secretKey) < 32)
    problems.push('SECRET_KEY must be at least 32 bytes long');
  if (production && databaseUrl && !secretKey) {
    problems.push('SECRET_KEY must be set in production with DATABASE_URL, the same on every node');
  }
  if (production && !smtpUrl) problems.push('SMTP_URL must be set in production, for sign-in codes are sent by mail');
  const metricsToken = text('METRICS_TOKEN');
  const logLevel = oneOf('LOG_LEVEL', logLevels, 'info');
  const reportsToHide = whole('REPORTS_TO_HIDE', 5, 1000);
  const trustProxyHops = whole('TRUST_PROXY_HOPS', 0, 10);
  const mailFrom = fitting(
    'MAIL_FROM',
    /^(?:[^<>\p{Cc}]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/u,
    'a sender such as Coinop <no-reply@example.com>',
  );
  const givenRtmpUrl = fitting('RTMP_PUBLIC_URL', /^rtmps?:\/\/[^\s/]+/, 'an address such as rtmp://host/live');
  const ffmpegPath = program('FFMPEG_PATH');
  const chromiumPath = program('CHROMIUM_PATH');

  if (problems.length > 0) throw new StartupError(`${problems.join('; ')}.`);

  return Object.freeze({
    host,
    port,
    baseUrl,
    gamesOrigin,
    appOrigins,
    dataDir,
    databaseUrl,
    mailFrom: mailFrom ?? 'Coinop <no-reply@localhost>',
    apple: { clientIds: list(text('APPLE_CLIENT_IDS')), issuer, jwksUrl },
    ai: aiModel && aiBaseUrl ? { provider: aiProvider, baseUrl: aiBaseUrl, model: aiModel } : undefined,
    rtmpPort,
    rtmpPublicUrl: givenRtmpUrl ?? `rtmp://${new URL(baseUrl).hostname}:${rtmpPort}/live`,
    ffmpegPath,
    chromiumPath,
    reportsToHide,
    trustProxyHops,
    logLevel,
    production,
    secrets: { secretKey: secretKey ?? keptSecret(dataDir), smtpUrl, aiApiKey, metricsToken },
  });
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter((part) => part !== '');
}

/** The secret of a machine that was given none: made once, kept beside the data it protects. */
function keptSecret(dataDir: string): string {
  openDataDir(dataDir);
  const file = path.join(dataDir, 'secret');
  try {
    if (!existsSync(file)) makeSecret(file);
    const secret = readFileSync(file, 'utf8').trim();
    if (Buffer.byteLength(secret) < 32) throw new Error('it is shorter than 32 bytes');
    return secret;
  } catch (cause) {
    throw new StartupError(
      `The secret in ${file} cannot be used (${messageOf(cause)}); put the one of a backup there, or set SECRET_KEY.`,
      { cause },
    );
  }
}

/** Whole or not at all; of several that start at once only one makes it. */
function makeSecret(file: string): void {
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(made, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}
