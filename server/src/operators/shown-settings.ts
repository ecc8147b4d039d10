import type { Config } from '../process/config.ts';
import type { SettingSource } from '../process/settings.ts';

export type ShownSetting = { name: string; value: string; source: SettingSource | 'default' };

/** Every setting with its source. For secrets and database addresses only whether they are set. */
export function shownSettings(config: Config): ShownSetting[] {
  const { sources, secrets, databaseUrl, databaseReadUrl, databaseListenUrl, ...settings } = config;
  const open = flatten(settings, '').map(([name, value]): [string, string] => [name, withoutPassword(value)]);
  const databases = { databaseUrl, databaseReadUrl, databaseListenUrl };
  const hidden = Object.entries({ ...secrets, ...databases }).map(([name, value]): [string, string] => [
    name,
    value === undefined ? 'not set' : 'set',
  ]);
  return [...open, ...hidden]
    .map(([name, value]) => ({ name, value, source: sourceOf(name, sources) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Settings whose environment variable has another name. */
const otherNames: Readonly<Record<string, string>> = {
  'apple.clientIds': 'APPLE_CLIENT_IDS',
  'apple.issuer': 'APPLE_ISSUER',
  'apple.jwksUrl': 'APPLE_JWKS_URL',
  'ai.provider': 'AI_PROVIDER',
  'ai.baseUrl': 'AI_BASE_URL',
  'ai.model': 'AI_MODEL',
  'builds.bytesMax': 'GAME_MEGABYTES',
  'builds.filesMax': 'GAME_FILES',
  'builds.fileBytesMax': 'GAME_FILE_MEGABYTES',
  'builds.accountBytesMax': 'GAME_MEGABYTES_PER_MEMBER',
  'recordings.countMax': 'RECORDINGS_PER_MEMBER',
  'recordings.bytesMax': 'RECORDING_MEGABYTES_PER_MEMBER',
  'rtmps.port': 'RTMPS_PORT',
  'rtmps.certFile': 'RTMPS_CERT_FILE',
  'rtmps.keyFile': 'RTMPS_KEY_FILE',
  's3.bucket': 'STORAGE',
  's3.prefix': 'STORAGE',
  's3.endpoint': 'S3_ENDPOINT',
  's3.publicEndpoint': 'S3_PUBLIC_ENDPOINT',
  's3.region': 'S3_REGION',
  's3.pathStyle': 'S3_PATH_STYLE',
  'tracing.endpoint': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'tracing.serviceName': 'OTEL_SERVICE_NAME',
  'tracing.ratio': 'OTEL_TRACES_SAMPLER_ARG',
  gameHosts: 'GAMES_ORIGIN',
  production: 'NODE_ENV',
};

function sourceOf(name: string, sources: Config['sources']): ShownSetting['source'] {
  const variable = otherNames[name] ?? name.replace(/[A-Z]+/g, (letters) => `_${letters}`).toUpperCase();
  return sources[variable] ?? 'default';
}

/** Any address may contain a user and a password before its host. */
function withoutPassword(value: string): string {
  return value.replace(/(\w+:\/\/)[^/\s]*@/g, '$1…@');
}

function flatten(settings: object, prefix: string): [string, string][] {
  return Object.entries(settings).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [[prefix + name, 'not set']];
    if (Array.isArray(value)) return [[prefix + name, value.length === 0 ? 'none' : value.join(', ')]];
    if (typeof value === 'object' && value !== null) return flatten(value, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
