/** A parameter as PostgreSQL takes it: text, or bytes as they are. */
type WireValue = string | Buffer | null;

// Execute (all rows of the unnamed portal) and Sync, which follow every Bind.
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);

/** Bind, Execute and Sync for a prepared statement, in one buffer: a single write to the socket. */
export function bindMessage(statement: string, values: readonly unknown[]): Buffer {
  const wired = values.map(wireValueOf);
  let bytes = 4 + 1 + statement.length + 1 + 2 + 2 * wired.length + 2 + 2;
  const lengths = wired.map((value) => {
    if (value === null) return -1;
    const length = typeof value === 'string' ? Buffer.byteLength(value) : value.length;
    bytes += length;
    return length;
  });
  bytes += 4 * wired.length;
  const message = Buffer.allocUnsafe(1 + bytes + executeAndSync.length);
  message[0] = 0x42;
  let at = message.writeInt32BE(bytes, 1);
  message[at++] = 0;
  at += message.write(statement, at, 'latin1');
  message[at++] = 0;
  at = message.writeInt16BE(wired.length, at);
  for (const value of wired) at = message.writeInt16BE(value !== null && typeof value !== 'string' ? 1 : 0, at);
  at = message.writeInt16BE(wired.length, at);
  for (const [i, value] of wired.entries()) {
    at = message.writeInt32BE(lengths[i] ?? -1, at);
    if (typeof value === 'string') at += message.write(value, at, 'utf8');
    else if (value !== null) at += value.copy(message, at);
  }
  // Every column comes as text.
  at = message.writeInt16BE(0, at);
  executeAndSync.copy(message, at);
  return message;
}

function wireValueOf(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (Buffer.isBuffer(value)) return value;
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayText(value);
  return JSON.stringify(value);
}

/** An array literal. Elements are quoted, so that NULL, braces and commas in them are text. */
function arrayText(list: readonly unknown[]): string {
  const elements = list.map((element) => {
    if (Array.isArray(element)) return arrayText(element);
    const value = wireValueOf(element);
    if (value === null) return 'NULL';
    if (typeof value !== 'string') return `"\\\\x${value.toString('hex')}"`;
    return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  });
  return `{${elements.join(',')}}`;
}
