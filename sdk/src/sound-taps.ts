// For each of the game's contexts a node that gets all that goes to the loudspeaker, and leads nowhere until a clip is recorded.
export type SoundTaps = Map<BaseAudioContext, AudioNode>;

// From the start on: nothing finds an AudioContext, or what is connected to it, later.
export function tapSound({ AudioNode, AudioDestinationNode, AudioContext }: Window & typeof globalThis): SoundTaps {
  const taps: SoundTaps = new Map();
  if (!AudioNode) return taps;
  const tapOf = (to: unknown): AudioNode | undefined => {
    if (!(to instanceof AudioDestinationNode && to.context instanceof AudioContext)) return undefined;
    const { context } = to;
    for (const known of taps.keys()) if (known.state === 'closed') taps.delete(known);
    if (!taps.has(context)) taps.set(context, context.createGain());
    return taps.get(context);
  };
  for (const name of ['connect', 'disconnect'] as const) {
    const original = AudioNode.prototype[name] as (...args: unknown[]) => unknown;
    AudioNode.prototype[name] = function (this: AudioNode, ...args: unknown[]) {
      const result = original.apply(this, args);
      const tap = tapOf(args[0]);
      if (tap) original.apply(this, [tap, ...args.slice(1, 2)]);
      return result;
    } as never;
  }
  return taps;
}
