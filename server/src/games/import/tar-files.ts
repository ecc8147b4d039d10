const blockBytes = 512;

/** The plain files of an npm tar archive, without their common folder. */
export function filesInTar(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + blockBytes <= tar.length && tar[at] !== 0; ) {
    const text = (from: number, length: number) =>
      tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const prefix = text(345, 155);
    const name = `${prefix && `${prefix}/`}${text(0, 100)}`;
    const kind = text(156, 1);
    const content = tar.subarray(at + blockBytes, at + blockBytes + size);
    const path = name.split('/').slice(1).join('/');
    if ((kind === '0' || kind === '') && path !== '' && !path.split('/').includes('..')) files.set(path, content);
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}
