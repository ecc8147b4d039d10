import { isIP } from 'node:net';
import path from 'node:path';
import { list, type Settings } from './settings.ts';

export type LiveSettings = {
  rtmpPort: number;
  /** The address given to streamers. */
  rtmpPublicUrl: string;
  /** RTMP over TLS in addition to the plain port; undefined if it is not configured. */
  rtmps: Readonly<{ port: number; certFile: string; keyFile: string }> | undefined;
  /** For publishers over SRT; undefined: none. */
  srtPort: number | undefined;
  /** The address given to streamers, to which their key is appended; undefined: no SRT. */
  srtPublicUrl: string | undefined;
  /** Addresses of relays before the ingest that call the media hook: each carries many publishers. */
  rtmpRelays: readonly string[];
  /** How many streams an ingest transcodes at once; 0: all are shown as published. */
  liveRenditions: number;
  /** The maximum of recordings kept per member. */
  recordings: Readonly<{ countMax: number; bytesMax: number }>;
};

export function readLiveSettings(read: Settings, baseUrl: string): LiveSettings {
  const rtmpPort = read.whole('RTMP_PORT', 1935, 65535);
  const rtmps = readRtmps(read);
  const srtPort = read.whole('SRT_PORT', 0, 65535) || undefined;
  const srtUrl = read.matching('SRT_PUBLIC_URL', /^srt:\/\/[^\s/?]+:\d+$/, 'an address such as srt://host:9000');
  const rtmpUrl = read.matching('RTMP_PUBLIC_URL', /^rtmps?:\/\/[^\s/]+/, 'an address such as rtmp://host/live');
  const rtmpRelays = list(read.text('RTMP_RELAYS'));
  if (rtmpRelays.some((relay) => isIP(relay) === 0))
    read.problems.push('RTMP_RELAYS must be addresses such as 10.0.0.7');
  const host = hostnameOf(baseUrl);
  // A stream key is a password, so the encrypted address is preferred.
  const ownUrl = rtmps ? `rtmps://${host}:${rtmps.port}/live` : `rtmp://${host}:${rtmpPort}/live`;
  const liveRenditions = read.whole('LIVE_RENDITIONS', 0, 100);
  const recordings = {
    countMax: read.whole('RECORDINGS_PER_MEMBER', 10, 1000),
    bytesMax: read.whole('RECORDING_MEGABYTES_PER_MEMBER', 10_000, 10_000_000) * 1_000_000,
  };
  return {
    ...{ rtmpPort, rtmps, rtmpPublicUrl: rtmpUrl ?? ownUrl, rtmpRelays },
    ...{ srtPort, srtPublicUrl: srtPort === undefined ? undefined : (srtUrl ?? `srt://${host}:${srtPort}`) },
    ...{ liveRenditions, recordings },
  };
}

function readRtmps(read: Settings): LiveSettings['rtmps'] {
  const port = read.whole('RTMPS_PORT', 0, 65535);
  const [certFile, keyFile] = [read.text('RTMPS_CERT_FILE'), read.text('RTMPS_KEY_FILE')];
  if (port === 0) return undefined;
  if (certFile && keyFile) return { port, certFile: path.resolve(certFile), keyFile: path.resolve(keyFile) };
  read.problems.push('RTMPS_CERT_FILE and RTMPS_KEY_FILE must be set with RTMPS_PORT');
  return undefined;
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
