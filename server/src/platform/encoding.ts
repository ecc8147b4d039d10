/** The best encoding that the sender takes; `q=0` means never. */
export function bestEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const takes = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (takes.has('br')) return 'br';
  return takes.has('gzip') || takes.has('*') ? 'gzip' : 'identity';
}
