/** Where a PlayCanvas build says that its own files are on another host. */
const prefix = /(\b(?:ASSET|SCRIPT)_PREFIX\s*=\s*)(["'])https?:\/\/[^"'\n]*\2/g;

/**
 * Authors set the address of their own site there, which is blocked here, while the files are in the archive. Without it
 * they are taken from beside the page. All other bytes stay unchanged.
 */
export function withoutAssetPrefix(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  const own = text.replace(prefix, '$1$2$2');
  return own === text ? undefined : Buffer.from(own, 'latin1');
}
