type Tagged = { $: string; v?: unknown };
type Views = Record<string, new (buffer: ArrayBufferLike) => ArrayBufferView>;

// What a database holds as JSON: values that JSON does not know are written as { "$": type, "v": … }. Throws for what
// only lives in this page, such as files, pictures and keys.
export function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : tagged('number', `${value}`);
  if (typeof value === 'undefined') return tagged('undefined');
  if (typeof value === 'bigint') return tagged('bigint', `${value}`);
  if (Array.isArray(value)) return Array.from(value, toJson);
  if (value instanceof Date) return tagged('Date', Number.isNaN(value.getTime()) ? null : value.getTime());
  if (value instanceof ArrayBuffer) return tagged('ArrayBuffer', toBase64(new Uint8Array(value)));
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value;
    return tagged(value.constructor.name, toBase64(new Uint8Array(buffer, byteOffset, byteLength)));
  }
  if (value instanceof Map || value instanceof Set) return tagged(value.constructor.name, toJson([...value]));
  if (Object.prototype.toString.call(value) !== '[object Object]') throw new TypeError('It cannot be kept as JSON.');
  const entries = Object.entries(value as object).map(([key, one]) => [key, toJson(one)]);
  const object = Object.fromEntries(entries);
  return '$' in object ? tagged('Object', object) : object;
}

export function fromJson(json: unknown): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(fromJson);
  const { $: type, v } = json as Tagged;
  if (type === undefined || type === 'Object') {
    const entries = Object.entries(type === undefined ? json : (v as object));
    return Object.fromEntries(entries.map(([key, one]) => [key, fromJson(one)]));
  }
  return fromTagged(type, v);
}

function fromTagged(type: string, v: unknown): unknown {
  if (type === 'undefined') return undefined;
  if (type === 'number') return Number(v);
  if (type === 'bigint') return BigInt(v as string);
  if (type === 'Date') return new Date((v as number | null) ?? Number.NaN);
  if (type === 'Map') return new Map(fromJson(v) as [unknown, unknown][]);
  if (type === 'Set') return new Set(fromJson(v) as unknown[]);
  const { buffer } = fromBase64(v as string);
  if (type === 'ArrayBuffer') return buffer;
  const View = (globalThis as unknown as Views)[type];
  return View && new View(buffer);
}

function tagged($: string, v?: unknown): Tagged {
  return { $, v };
}

const chunkLength = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += chunkLength) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunkLength));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
