export type SoundTaps = {
  // A node for each of the game's audio contexts: it receives the whole output, and is connected while a clip is
  // recorded.
  nodes: Map<BaseAudioContext, AudioNode>;
  // Elements that were played, and those whose sound goes through a context instead.
  played: Set<HTMLMediaElement>;
  routed: Set<unknown>;
  // Called during a recording when something was played or connected.
  heard?: () => void;
};

type Method = (...args: unknown[]) => unknown;

// Patched before the game runs: later there is no way to list audio contexts, their connections, or detached elements.
export function tapSound({ AudioNode, HTMLMediaElement }: Window & typeof globalThis): SoundTaps {
  const taps: SoundTaps = { nodes: new Map(), played: new Set(), routed: new Set() };
  const { nodes, played, routed } = taps;
  const wrapped = { play: HTMLMediaElement, connect: AudioNode, disconnect: AudioNode };
  for (const [name, type] of Object.entries(wrapped)) {
    const methods = type?.prototype as unknown as Record<string, Method>;
    const original = methods?.[name];
    if (!original) continue;
    methods[name] = function (this: HTMLMediaElement & MediaElementAudioSourceNode, ...args: unknown[]) {
      const result = original.apply(this, args);
      const [to, ...rest] = args as [AudioNode?];
      const context = to?.context;
      if (type === HTMLMediaElement) {
        for (const one of played) if (one.paused) played.delete(one);
        played.add(this);
      } else routed.add(this.mediaElement);
      if (context?.destination === to && context) {
        for (const known of nodes.keys()) if (known.state === 'closed') nodes.delete(known);
        if (!nodes.has(context)) nodes.set(context, context.createGain());
        original.call(this, nodes.get(context), ...rest);
      }
      taps.heard?.();
      return result;
    };
  }
  return taps;
}
