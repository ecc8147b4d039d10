import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { mediaUrlOf } from './media-origin.ts';
import { downloadOriginOf } from './storage-settings.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'coinop-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

describe('settings', () => {
  it('need not be given', () => {
    const config = read({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      baseUrl: 'http://127.0.0.1:8080',
      appOrigins: [],
      reportsToHide: 5,
      webhooks: false,
      vapidPublicKey: undefined,
    });
    expect(config.gamesOrigin).toBe(config.baseUrl);
    expect(mediaUrlOf(config)).toBe(config.baseUrl);
    expect(mediaUrlOf(read({ MEDIA_ORIGIN: 'https://media.example' }))).toBe('https://media.example');
    expect(config.rtmpPublicUrl).toBe('rtmp://127.0.0.1:1935/live');
  });

  it('give streamers the encrypted address where there is one', () => {
    const rtmps = { RTMPS_PORT: '1936', RTMPS_CERT_FILE: '/etc/cert.pem', RTMPS_KEY_FILE: '/etc/key.pem' };
    expect(read(rtmps)).toMatchObject({
      rtmps: { port: 1936, certFile: '/etc/cert.pem', keyFile: '/etc/key.pem' },
      rtmpPublicUrl: 'rtmps://127.0.0.1:1936/live',
    });
    expect(read({ ...rtmps, RTMP_PUBLIC_URL: 'rtmp://a.example/live' }).rtmpPublicUrl).toBe('rtmp://a.example/live');
    expect([read({}).srtPort, read({ SRT_PORT: '0' }).srtPort]).toEqual([undefined, undefined]);
    expect(read({ SRT_PUBLIC_URL: 'srt://a.example:9000' }).srtPublicUrl).toBeUndefined();
    expect(read({ SRT_PORT: '9000' })).toMatchObject({ srtPort: 9000, srtPublicUrl: 'srt://127.0.0.1:9000' });
    const srt = { SRT_PORT: '9000', SRT_PUBLIC_URL: 'srt://a.example:10080' };
    expect(read(srt)).toMatchObject({ srtPort: 9000, srtPublicUrl: 'srt://a.example:10080' });
    expect(read({ RTMP_RELAYS: '127.0.0.1, ::1' }).rtmpRelays).toEqual(['127.0.0.1', '::1']);
  });

  it('take files of the operator that can be read', () => {
    const file = path.join(dataDir, 'terms.md');
    writeFileSync(file, '# Ours');
    expect(read({ TERMS_FILE: file })).toMatchObject({ termsFile: file, privacyFile: undefined });
    expect(() => read({ PRIVACY_FILE: path.join(dataDir, 'none.md') })).toThrow(
      'PRIVACY_FILE must be a file that can be read',
    );
    expect(() => read({ PRIVACY_FILE: dataDir })).toThrow('PRIVACY_FILE must be a file that can be read');
  });

  it('take the keys of Web Push together, and whole', () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const privateKey = Buffer.alloc(32, 1).toString('base64url');
    const config = read({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect([config.vapidPublicKey, config.secrets.vapidPrivateKey]).toEqual([publicKey, privateKey]);
    expect(() => read({ VAPID_PUBLIC_KEY: publicKey })).toThrow('must be set together');
    expect(() => read({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: privateKey })).toThrow(
      'VAPID_PUBLIC_KEY must be 65 bytes in base64url',
    );
  });

  it('keep a secret of their own beside the data, for its owner alone', () => {
    expect(read({}).secrets.secretKey).toBe(read({}).secrets.secretKey);
    expect(Buffer.byteLength(read({}).secrets.secretKey)).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('refuse a kept secret that was cut short', () => {
    const cut = path.join(dataDir, 'cut');
    mkdirSync(cut);
    writeFileSync(path.join(cut, 'secret'), '');
    expect(() => read({ DATA_DIR: cut })).toThrow(`The secret in ${cut}/secret cannot be used`);
  });

  it('make the data directory for its owner alone', () => {
    read({ DATA_DIR: path.join(dataDir, 'deep/er') });
    expect(statSync(path.join(dataDir, 'deep/er')).mode & 0o777).toBe(0o700);
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, 'http://*.localhost:8080'],
    [{ BASE_URL: 'http://localhost:9000' }, 'http://*.localhost:9000'],
    [{ BASE_URL: 'https://coinop.example' }, undefined],
    [{ GAMES_ORIGIN: 'http://games.example' }, undefined],
    [{ BASE_URL: 'https://coinop.example', GAMES_ORIGIN: 'https://*.Play.example/' }, 'https://*.play.example'],
    [{ BASE_URL: 'https://coinop.co.uk', GAMES_ORIGIN: 'https://*.play.co.uk:8443' }, 'https://*.play.co.uk:8443'],
  ])('give games hosts of their own: %j', (env, gameHosts) => {
    const config = read(env);
    expect(config.gameHosts).toBe(gameHosts);
    const { GAMES_ORIGIN: said = '*' } = env;
    expect(config.gamesOrigin).toBe(said.includes('*') ? config.baseUrl : said);
  });

  it.each([
    ['an empty one', []],
    ['one of a service', ['secret', 'anything']],
    ['a fresh volume', ['lost+found']],
  ])('X27: close a data directory that others may read: %s', (name, files) => {
    const open = path.join(dataDir, name);
    mkdirSync(open);
    for (const file of files) writeFileSync(path.join(open, file), 'x'.repeat(40));
    chmodSync(open, 0o755);
    read({ DATA_DIR: open });
    expect(statSync(open).mode & 0o777).toBe(0o700);
  });

  it('X27: refuse an open directory that holds other things, and leave it as it is', () => {
    const shared = path.join(dataDir, 'shared');
    mkdirSync(shared);
    writeFileSync(path.join(shared, 'notes.txt'), 'of somebody');
    chmodSync(shared, 0o755);
    expect(() => read({ DATA_DIR: shared })).toThrow(`The data directory ${shared} is open to other users (mode 755)`);
    expect(statSync(shared).mode & 0o777).toBe(0o755);
    chmodSync(shared, 0o700);
    expect(read({ DATA_DIR: shared }).dataDir).toBe(shared);
  });

  it('list origins with commas or spaces', () => {
    expect(read({ APP_ORIGINS: 'https://a.example, https://b.example:8443/' }).appOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '0x50' }, 'PORT must be a whole number'],
    [{ PORT: '8e3' }, 'PORT must be a whole number'],
    [{ RTMP_PORT: '-1' }, 'RTMP_PORT must be a whole number'],
    [{ SRT_PORT: '70000' }, 'SRT_PORT must be a whole number'],
    [{ SRT_PUBLIC_URL: 'srt://a.example:1?streamid=x' }, 'SRT_PUBLIC_URL must be an address such as srt://host:9000'],
    [{ RTMPS_PORT: '1936' }, 'RTMPS_CERT_FILE and RTMPS_KEY_FILE must be set with RTMPS_PORT'],
    [{ RTMPS_PORT: '1936', RTMPS_CERT_FILE: 'a.pem' }, 'RTMPS_CERT_FILE and RTMPS_KEY_FILE must be set'],
    [{ GAME_MEGABYTES: '1e9' }, 'GAME_MEGABYTES must be a whole number'],
    [{ GAME_FILES: '20001' }, 'GAME_FILES must be a whole number'],
    [{ RECORDINGS_PER_MEMBER: '-1' }, 'RECORDINGS_PER_MEMBER must be a whole number'],
    [{ RECORDING_MEGABYTES_PER_MEMBER: 'all' }, 'RECORDING_MEGABYTES_PER_MEMBER must be a whole number'],
    [{ LIVE_RENDITIONS: 'yes' }, 'LIVE_RENDITIONS must be a whole number'],
    [{ RTMP_RELAYS: '127.0.0.1, relay.example' }, 'RTMP_RELAYS must be addresses'],
    [{ MEDIA_HOOK_SECRET: 'short' }, 'MEDIA_HOOK_SECRET must be at least 16'],
    [{ MEDIA_HOOK_SECRET: 'with a space and more' }, 'MEDIA_HOOK_SECRET must be at least 16'],
    [{ HOST: 'my machine' }, 'HOST must be an address or name'],
    [{ BASE_URL: 'nowhere' }, 'BASE_URL must be an origin'],
    [{ BASE_URL: 'https://a.example/path' }, 'BASE_URL must be an origin'],
    [{ BASE_URL: 'https://a.example#part' }, 'BASE_URL must be an origin'],
    [{ BASE_URL: 'https://ada:pw@a.example' }, 'BASE_URL must be an origin'],
    [{ GAMES_ORIGIN: 'ftp://a.example' }, 'GAMES_ORIGIN must be an origin'],
    [{ GAMES_ORIGIN: 'https://play.*.example' }, 'GAMES_ORIGIN must be an origin'],
    [{ GAMES_ORIGIN: 'https://*.a.example/path' }, 'GAMES_ORIGIN must be an origin'],
    [{ BASE_URL: 'https://a.example', GAMES_ORIGIN: 'https://*.a.example' }, 'must not lie on the site of BASE_URL'],
    [{ BASE_URL: 'https://app.a.co.uk', GAMES_ORIGIN: 'https://*.b.a.co.uk' }, 'must not lie on the site of BASE_URL'],
    [{ APP_ORIGINS: 'https://ok.example evil' }, 'APP_ORIGINS must be a list of origins'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 bytes'],
    [{ IDENTITY_KEY: 'short' }, 'IDENTITY_KEY must be at least 32 bytes'],
    [{ SECRET_KEY_FALLBACK: 'x'.repeat(32) }, 'IDENTITY_KEY must be set with SECRET_KEY_FALLBACK'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL must be set in production'],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://x', DATABASE_URL: 'postgres://x/y' },
      'SECRET_KEY must be set in production',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL and AI_MODEL must be set together'],
    [{ AI_PROVIDER: 'someone' }, 'AI_PROVIDER must be one of'],
    [{ AI_MODEL: 'm', AI_BASE_URL: 'file:///model' }, 'AI_BASE_URL must be an address'],
    [{ APPLE_JWKS_URL: 'keys' }, 'APPLE_JWKS_URL must be an address'],
    [{ APPLE_JWKS_URL: 'ftp://a.example/keys' }, 'APPLE_JWKS_URL must be an address'],
    [{ APPLE_ISSUER: 'apple' }, 'APPLE_ISSUER must be an address'],
    [{ MAIL_FROM: 'the house' }, 'MAIL_FROM must be a sender'],
    [{ MAIL_FROM: 'ada@a.example\nBcc: bob@a.example' }, 'MAIL_FROM must be a sender'],
    [{ RTMP_PUBLIC_URL: 'https://a.example/live' }, 'RTMP_PUBLIC_URL must be an address'],
    [{ FFMPEG_PATH: '/nowhere/ffmpeg' }, 'FFMPEG_PATH must be a program'],
    [{ CHROMIUM_PATH: import.meta.filename }, 'CHROMIUM_PATH must be a program'],
    [
      { DATA_DIR: import.meta.filename },
      /^The data directory \S+ cannot be written to \(a file is in its place\); .* another DATA_DIR\.$/,
    ],
    [{ DATA_DIR: `${import.meta.filename}/data` }, '(a file is in its place)'],
    // Node's own recursive mkdir never comes back from there.
    [{ DATA_DIR: '/proc/coinop/data' }, 'The data directory /proc/coinop/data cannot be written to'],
    [{ TRUST_PROXY_HOPS: 'all' }, 'TRUST_PROXY_HOPS must be a whole number'],
    [{ DATABASE_URL: 'postgres://one,two/coinop' }, 'several hosts must end with ?target_session_attrs=read-write'],
    [{ DATABASE_URL: 'postgres://one/c?target_session_attrs=best' }, 'DATABASE_URL must be an address'],
    [{ DATABASE_READ_URL: 'postgres://two/coinop' }, 'DATABASE_LISTEN_URL and DATABASE_READ_URL need DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://one/coinop', DATABASE_POOLER: 'transaction' },
      'DATABASE_POOLER=transaction needs DATABASE_LISTEN_URL',
    ],
    [{ DATABASE_POOLER: 'statement' }, 'DATABASE_POOLER must be one of none, session, transaction'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ STORAGE: '/var/files' }, 'STORAGE must be a bucket such as s3://coinop'],
    [{ STORAGE: 's3://Not_A_Bucket' }, 'STORAGE must be a bucket'],
    [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an address'],
    [{ S3_PUBLIC_ENDPOINT: 'ftp://minio' }, 'S3_PUBLIC_ENDPOINT must be an address'],
    [{ MEDIA_ORIGIN: 'media.example' }, 'MEDIA_ORIGIN must be an origin such as https://media.example.com'],
    [
      { MEDIA_ORIGIN: 'https://media.example', S3_PUBLIC_ENDPOINT: 'https://s3.example' },
      'MEDIA_ORIGIN and S3_PUBLIC_ENDPOINT cannot be set together',
    ],
    [{ S3_REGION: 'the north' }, 'S3_REGION must be a region'],
    [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be one of on, off'],
    [{ S3_ACCESS_KEY_ID: 'ada' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
  ] as const)('refuse %j by name', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it('take programs by path or by name, and a bare sender', () => {
    expect(read({ FFMPEG_PATH: process.execPath, CHROMIUM_PATH: 'node' })).toMatchObject({
      ffmpegPath: process.execPath,
      chromiumPath: 'node',
    });
    expect(read({ MAIL_FROM: 'ada@a.example' }).mailFrom).toBe('ada@a.example');
    expect(read({ HOST: '::1' }).baseUrl).toBe('http://[::1]:8080');
  });

  it.each([
    [{ STORAGE: 's3://coinop' }, { bucket: 'coinop', prefix: '', endpoint: undefined, pathStyle: false }],
    [{ STORAGE: 's3://our.bucket/a/b/' }, { bucket: 'our.bucket', prefix: 'a/b/', region: 'us-east-1' }],
    [
      { STORAGE: 's3://coinop', S3_ENDPOINT: 'http://minio:9000' },
      { endpoint: 'http://minio:9000', pathStyle: true },
    ],
    [{ STORAGE: 's3://coinop', S3_ENDPOINT: 'http://minio:9000', S3_PATH_STYLE: 'off' }, { pathStyle: false }],
  ] as const)('name a bucket: %j', (env, s3) => {
    expect(read(env).s3).toMatchObject(s3);
  });

  it.each([
    [{ S3_PUBLIC_ENDPOINT: 'https://s3.example' }, 'https://coinop.s3.example'],
    [{ S3_PUBLIC_ENDPOINT: 'https://s3.example:9000/', S3_PATH_STYLE: 'on' }, 'https://s3.example:9000'],
    [{}, undefined],
  ] as const)('say where downloads of a bucket come from: %j', (env, origin) => {
    const { s3 } = read({ STORAGE: 's3://coinop', ...env });
    expect(s3 && downloadOriginOf(s3)).toBe(origin);
  });

  it('never repeat a value that may hold a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      /^DATABASE_URL must be an address such as/,
    );
    expect(() => read({ DATABASE_URL: 'mysql://user:hunter2@host' })).not.toThrow(/hunter2/);
    expect(() => read({ SMTP_URL: 'user:hunter2@host' })).not.toThrow(/hunter2/);
  });
});

it('takes several hosts of a database, and a standby to read from', () => {
  const several = 'postgres://ada:pw@one,two:5433/coinop?target_session_attrs=read-write';
  expect(read({ DATABASE_URL: several, DATABASE_READ_URL: 'postgres://two,three/coinop' })).toMatchObject({
    databaseUrl: several,
    databaseReadUrl: 'postgres://two,three/coinop',
    databasePooler: 'none',
  });
});

it('takes a number of API processes, or leaves it to the machine', () => {
  expect(read({ API_PROCESSES: '3' }).apiProcesses).toBe(3);
  expect([read({}).apiProcesses, read({ API_PROCESSES: '0' }).apiProcesses]).toEqual([undefined, undefined]);
  expect(() => read({ API_PROCESSES: '65' })).toThrow('API_PROCESSES');
});

it('takes the size of the pool, but none that a request could wait in for itself', () => {
  expect([read({}).databasePoolSize, read({ DATABASE_POOL_SIZE: '40' }).databasePoolSize]).toEqual([12, 40]);
  expect(() => read({ DATABASE_POOL_SIZE: '1' })).toThrow('DATABASE_POOL_SIZE must be at least 2');
});
