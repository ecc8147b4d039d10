import type { Settings } from './settings.ts';

export type MediaAddresses = {
  baseUrl: string;
  /** A CDN for clips, pictures and live segments; undefined: the service itself serves them. */
  mediaOrigin: string | undefined;
};

export function readMediaOrigin(read: Settings): string | undefined {
  const origin = read.origin('MEDIA_ORIGIN', 'an origin such as https://media.example.com');
  // A CDN would cache the redirects, or pass each one on.
  if (origin !== undefined && read.text('S3_PUBLIC_ENDPOINT') !== undefined)
    read.problems.push('MEDIA_ORIGIN and S3_PUBLIC_ENDPOINT cannot be set together');
  return origin;
}

/** The prefix of media addresses. */
export function mediaUrlOf({ mediaOrigin, baseUrl }: MediaAddresses): string {
  return mediaOrigin ?? baseUrl;
}
