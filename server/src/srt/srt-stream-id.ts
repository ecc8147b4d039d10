/**
 * The stream key in a caller's stream id: alone, after the app name as in an RTMP address, or as the resource in SRT's
 * access control syntax (`#!::r=KEY,m=publish`). Undefined for anything but publishing.
 */
export function streamKeyOf(streamId: string): string | undefined {
  if (!streamId.startsWith('#!::')) return withoutApp(streamId);
  const fields = new Map(
    streamId
      .slice(4)
      .split(',')
      .map((field) => {
        const [name = '', ...value] = field.split('=');
        return [name, value.join('=')] as const;
      }),
  );
  return (fields.get('m') ?? 'publish') === 'publish' ? withoutApp(fields.get('r') ?? '') : undefined;
}

function withoutApp(name: string): string | undefined {
  const key = name.replace(/^\/?live\//, '');
  return /^[A-Za-z0-9_-]{1,255}$/.test(key) ? key : undefined;
}
