const gzip = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;
const anything = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/;

/** Whether the sender takes gzip, by its name or with whatever else; `q=0` means never. */
export function takesGzip(accepted: string | undefined): boolean {
  if (accepted === undefined) return false;
  const found = gzip.exec(accepted) ?? anything.exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
