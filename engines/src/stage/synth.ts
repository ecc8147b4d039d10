import { at } from '../math/random.ts';
import type { Sounds } from '../plan.ts';

/** Tones of the game's scale, and noise. */
export type Synth = {
  /** The frequency of a step of the scale, in hertz; steps beyond it continue in other octaves. */
  pitch(step: number): number;
  tone(hertz: number, when: number, seconds: number, bend: number, volume: number, wave?: OscillatorType): void;
  /** Noise through a filter of this frequency. */
  bang(when: number, seconds: number, hertz: number, volume: number): void;
};

export function openSynth({ scale, root, wave: ownWave }: Sounds, audio: AudioContext, output: AudioNode): Synth {
  let noise: AudioBuffer | undefined;
  return {
    pitch: (step) => {
      const octave = Math.floor(step / scale.length);
      return 440 * 2 ** ((root + at(scale, step) + 12 * octave - 57) / 12);
    },
    tone: (hertz, when, seconds, bend, volume, wave = ownWave) => {
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(hertz, when);
      oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, hertz * bend), when + seconds);
      // Waves with many overtones sound louder than pure ones.
      const level = volume * (wave === 'square' ? 0.35 : wave === 'sawtooth' ? 0.4 : 1);
      gain.gain.setValueAtTime(0.0001, when);
      gain.gain.exponentialRampToValueAtTime(level, when + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
      oscillator.connect(gain).connect(output);
      oscillator.start(when);
      oscillator.stop(when + seconds + 0.02);
    },
    bang: (when, seconds, hertz, volume) => {
      noise ??= noiseOf(audio);
      const source = audio.createBufferSource();
      const filter = audio.createBiquadFilter();
      const gain = audio.createGain();
      source.buffer = noise;
      filter.type = 'lowpass';
      filter.frequency.setValueAtTime(hertz, when);
      filter.frequency.exponentialRampToValueAtTime(60, when + seconds);
      gain.gain.setValueAtTime(volume, when);
      gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
      source.connect(filter).connect(gain).connect(output);
      source.start(when);
      source.stop(when + seconds);
    },
  };
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
