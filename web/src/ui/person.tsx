/** An account's picture; the service draws one for every account. */
export function Avatar({ url, size = 40 }: { url: string; size?: number }) {
  return <img class="avatar" src={url} width={size} height={size} alt="" loading="lazy" decoding="async" />;
}

export function nameOf({ name, handle }: { name: string | null; handle: string }): string {
  return name ?? `@${handle}`;
}
