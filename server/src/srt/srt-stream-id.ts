/**
 * The stream key that a caller names: alone, behind the app as in an RTMP address, or as the resource in the access control
 * syntax of SRT (`#!::r=KEY,m=publish`). Undefined for whoever wants something else than to publish.
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
