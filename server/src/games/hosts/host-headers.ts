import type { Config } from '../../process/config.ts';
import { isHtml } from '../builds/file-encoding.ts';
import { documentHeaders } from '../documents/document-routes.ts';

/** What a game on its own origin may load from there, besides what every game may. */
const fromItself = [
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'worker-src',
  'connect-src',
  'frame-ancestors',
];

/** Styles and fonts that a game makes itself, as from an archive of its own; what they name is loaded under the same policy. */
const made: Record<string, string> = { 'style-src': ' data: blob:', 'font-src': ' blob:' };

/**
 * The headers of every file of a game's origin, not only of its pages: a worker is subject to the policy of its own
 * script.
 */
export function hostHeaders(config: Pick<Config, 'baseUrl' | 'appOrigins'>): Record<string, string> {
  const { 'content-security-policy': policy = '', ...headers } = documentHeaders(config);
  const own = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    if (name === 'sandbox') return directive.replace('allow-scripts', 'allow-scripts allow-same-origin');
    return fromItself.includes(name) ? `${directive} 'self'${made[name] ?? ''}` : directive;
  });
  own.push("frame-src 'self'");
  return {
    ...headers,
    'content-security-policy': own.join('; '),
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * The headers for a file of this type. Only pages may be framed, because only they start with the SDK: in a document
 * that a browser builds from any other file, the surrounding page could use WebRTC, which no policy blocks. Pictures
 * and data that browsers open as documents with scripts run none.
 */
export function headersFor(headers: Readonly<Record<string, string>>, type: string): Record<string, string> {
  if (isHtml(type)) return { ...headers };
  const { 'content-security-policy': policy = '', ...others } = headers;
  const unframed = policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'");
  const inert = unframed.replace('sandbox allow-scripts', 'sandbox').replace(/script-src [^;]*/, "script-src 'none'");
  return { ...others, 'content-security-policy': /[/+]xml\b/.test(type) ? inert : unframed };
}

/**
 * In addition, for builds with threads: without these an isolated page cannot frame the game, and its workers cannot
 * share memory. Elsewhere they have no effect, because a game loads nothing from other origins.
 */
export const isolatedHeaders = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'cross-origin',
};
