import type { IncomingHttpHeaders } from 'node:http';
import { invalid, Refusal } from '../../http/errors.ts';

/** Where a part begins, and whether the file ends with it. */
export type PartPlace = { offset: number; isLast: boolean };

/**
 * `Content-Range: bytes 0-999/5000`, or `Upload-Offset: 0` with `Upload-Complete: ?0` on all parts but the last. Neither:
 * the whole file at once.
 */
export function partPlaceOf(headers: IncomingHttpHeaders): PartPlace {
  const { 'content-range': range, 'upload-offset': offset, 'upload-complete': complete } = headers;
  if (range !== undefined) {
    const [, first, last, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(range.trim()) ?? [];
    const isFit = first !== undefined && Number(first) <= Number(last) && Number(last) < Number(total);
    if (!isFit) throw invalid('Content-Range must be such as "bytes 0-999/5000".');
    const length = headers['content-length'];
    if (length !== undefined && Number(length) !== Number(last) - Number(first) + 1) {
      throw invalid('Content-Range and Content-Length say different sizes.');
    }
    return { offset: Number(first), isLast: Number(last) + 1 === Number(total) };
  }
  if (offset === undefined) return { offset: 0, isLast: complete !== '?0' };
  if (!/^\d{1,12}$/.test(String(offset))) throw invalid('Upload-Offset must be a whole number of bytes.');
  if (complete !== undefined && complete !== '?0' && complete !== '?1')
    throw invalid('Upload-Complete must be ?0 or ?1.');
  return { offset: Number(offset), isLast: complete !== '?0' };
}

/** Each part is a file and an entry in a growing list: a limit keeps both cheap. */
export const partsMax = 1000;

export function tooManyParts(): Refusal {
  return new Refusal('too_large', `An upload may come in at most ${partsMax} parts; send larger ones.`);
}
