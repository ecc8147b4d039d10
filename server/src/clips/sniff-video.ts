/** Boxes with which an MP4 or QuickTime file begins. */
const movBoxes = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

export const sniffBytes = 12;

/** The container format by these first bytes, whatever the sender declares: ffmpeg is forced to use its demuxer. */
export function sniffVideo(head: Buffer): 'mov' | 'matroska' | undefined {
  if (head.subarray(0, 4).equals(ebml)) return 'matroska';
  if (head.length >= 8 && movBoxes.has(head.toString('latin1', 4, 8))) return 'mov';
  return undefined;
}
