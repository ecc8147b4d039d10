import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content?: string | Buffer;
  /** The Unix mode of the file; a link's is 0o120777. */
  mode?: number;
  /** What the archive claims instead of the content's own size. */
  claimedBytes?: number;
  isEncrypted?: boolean;
  /** Whether it says that its name is UTF-8, as it should. */
  saysUtf8?: boolean;
};

/** A zip archive with these entries, in this order, whatever they are: also what no honest program would write. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100644, claimedBytes, isEncrypted = false, saysUtf8 = true } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // UTF-8 names, and whether a password is asked for.
    fields.writeUInt16LE((saysUtf8 ? 0x0800 : 0) | (isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 65_536, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

export function zipOfFiles(files: Readonly<Record<string, string | Buffer>>): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}
