import type { Context } from '../../platform/context.ts';
import { partsFolder, playlistName } from '../live-files.ts';
import type { LowLatencyVariant } from '../renditions.ts';
import { partsPlaylist } from './parts-playlist.ts';
import { readPartsList } from './write-parts.ts';

/** The low-latency variant for a master playlist, when the stream is cut into parts and this machine can read them. */
export async function findLowLatency(ctx: Context, streamId: string): Promise<LowLatencyVariant | undefined> {
  const list = await readPartsList(partsFolder(ctx.config, streamId));
  if (list === undefined || list.hasEnded || partsPlaylist(list) === undefined) return undefined;
  return { address: `low/${playlistName}`, codecs: list.codecs };
}
