import { isUtf8 } from 'node:buffer';
import { Refusal } from './errors.ts';

/** A body declared as JSON; an empty one is an empty object. */
export function readJsonBody(contentType: string | undefined, body: Buffer, anyKeys: boolean): object {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  if (body.length === 0) return {};
  // Decoding would silently replace invalid bytes by U+FFFD.
  if (!isUtf8(body)) throw new Refusal('invalid_json', 'The body is not valid UTF-8.');
  return parseJsonBody(body.toString('utf8'), anyKeys);
}

/**
 * A request's JSON object. `__proto__` as a key is refused, because code that copies keys would change the prototype;
 * inside a saved state it is only data, and `anyKeys` lets it through.
 */
function parseJsonBody(text: string, anyKeys: boolean): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('invalid_json');
  // The key can only be present if its letters are, plainly or escaped.
  if (!anyKeys && /__proto__|\\u00/.test(text) && hasProtoKey(value)) {
    throw new Refusal('invalid_json', '"__proto__" cannot be a key.');
  }
  return value;
}

function hasProtoKey(root: object): boolean {
  const pending: object[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Object.hasOwn(next, '__proto__')) return true;
    for (const child of Object.values(next)) if (typeof child === 'object' && child !== null) pending.push(child);
  }
  return false;
}
