import { setTimeout as sleep } from 'node:timers/promises';

export type ViewerCounts = { parts: number; bytes: number; failures: number };

/** Requests what a player of low-latency HLS does: a blocking reload and the hinted part, repeatedly. */
export async function watchParts(folder: string, counts: ViewerCounts, signal: AbortSignal): Promise<void> {
  let text = await read(`${folder}/index.m3u8`, signal);
  while (!signal.aborted) {
    try {
      const { segment, part, hint } = nextOf(text);
      const [reloaded, bytes] = await Promise.all([
        read(`${folder}/index.m3u8?_HLS_msn=${segment}&_HLS_part=${part}`, signal),
        hint === undefined ? 0 : load(`${folder}/${hint}`, signal),
      ]);
      text = reloaded;
      counts.parts += 1;
      counts.bytes += bytes;
    } catch {
      if (signal.aborted) return;
      counts.failures += 1;
      // After a delay, like a player.
      await sleep(500);
      text = await read(`${folder}/index.m3u8`, signal).catch(() => text);
    }
  }
}

async function get(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal });
  if (answer.ok) return answer;
  await answer.arrayBuffer();
  throw new Error(`${answer.status} of ${address}`);
}

const read = async (address: string, signal: AbortSignal) => (await get(address, signal)).text();
const load = async (address: string, signal: AbortSignal) =>
  (await (await get(address, signal)).arrayBuffer()).byteLength;

function nextOf(text: string): { segment: number; part: number; hint: string | undefined } {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  const segments = text.split('#EXTINF').length - 1;
  const part = text.slice(text.lastIndexOf('#EXTINF')).match(/#EXT-X-PART:/g)?.length ?? 0;
  return { segment: first + segments, part, hint: /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(text)?.[1] };
}
