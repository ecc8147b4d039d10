export type Mp4Box = { type: string; body: Buffer };

const headBytes = 8;

/** The length of the box that starts here, including its header; undefined while there are too few bytes. */
export function boxBytes(bytes: Buffer, offset: number): number | undefined {
  if (bytes.length - offset < headBytes) return undefined;
  const size = bytes.readUInt32BE(offset);
  // 1 means a 64-bit size and 0 "to the end", neither of which a fragment of some seconds has.
  if (size < headBytes) throw new Error(`A box of MP4 says that it has ${size} bytes`);
  return size;
}

export const boxType = (bytes: Buffer, offset: number): string => bytes.toString('latin1', offset + 4, offset + 8);

/** The consecutive boxes in the body of another one. */
export function boxesIn(body: Buffer): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let offset = 0; offset < body.length; ) {
    const size = boxBytes(body, offset);
    if (size === undefined || offset + size > body.length) throw new Error('A box of MP4 is cut off');
    boxes.push({ type: boxType(body, offset), body: body.subarray(offset + headBytes, offset + size) });
    offset += size;
  }
  return boxes;
}

/** The bodies of all boxes at the end of this path, such as `moof/traf/trun`. */
export function bodiesAt(body: Buffer, path: string): Buffer[] {
  const [first, ...rest] = path.split('/');
  const found = boxesIn(body).flatMap((box) => (box.type === first ? [box.body] : []));
  return rest.length === 0 ? found : found.flatMap((inner) => bodiesAt(inner, rest.join('/')));
}

export function bodyAt(body: Buffer, path: string): Buffer {
  const [found] = bodiesAt(body, path);
  if (found === undefined) throw new Error(`MP4 without ${path}`);
  return found;
}
