import type { Mood, Plan } from '../plan.ts';
import { scheduleMusic } from './music.ts';
import { at } from './random.ts';

type Cue = 'jump' | 'coin' | 'hit' | 'shoot' | 'boom' | 'power' | 'tick' | 'pop' | 'drop' | 'start' | 'win' | 'lose';

export type Sound = {
  /** The step climbs the scale: a run of catches rings higher and higher. */
  play(cue: Cue, step?: number): void;
  /** Browsers let sound begin only at a gesture. */
  wake(): void;
  setOn(on: boolean): void;
  isOn(): boolean;
  setMusic(playing: boolean): void;
  tick(): void;
};

/** One tone: scale step, seconds, how it bends, how loud, when. */
type Tone = [step: number, seconds: number, bend: number, volume: number, after?: number];

const tones: Partial<Record<Cue, Tone[]>> = {
  jump: [[4, 0.14, 1.7, 0.35]],
  coin: [
    [7, 0.07, 1, 0.35],
    [9, 0.16, 1, 0.35, 0.06],
  ],
  shoot: [[9, 0.09, 0.4, 0.16]],
  tick: [[7, 0.04, 1, 0.22]],
  pop: [[5, 0.09, 2.2, 0.35]],
  drop: [[0, 0.12, 0.6, 0.4]],
  power: [
    [0, 0.1, 1, 0.3],
    [2, 0.1, 1, 0.3, 0.08],
    [4, 0.1, 1, 0.3, 0.16],
    [7, 0.26, 1.02, 0.35, 0.24],
  ],
  start: [
    [0, 0.1, 1, 0.3],
    [4, 0.2, 1, 0.35, 0.1],
  ],
  win: [
    [0, 0.12, 1, 0.35],
    [2, 0.12, 1, 0.35, 0.11],
    [4, 0.12, 1, 0.35, 0.22],
    [7, 0.45, 1, 0.4, 0.33],
  ],
  lose: [
    [4, 0.18, 0.95, 0.35],
    [2, 0.18, 0.95, 0.35, 0.16],
    [0, 0.5, 0.8, 0.4, 0.32],
  ],
};

/** How deep the knocks and bangs of a mood are, in hertz of the filter that the noise passes. */
const depth: Record<Mood, number> = { cheerful: 1800, calm: 900, spooky: 500, epic: 700, silly: 2400, tense: 1100 };

export function openSound(plan: Plan): Sound {
  let audio: AudioContext | null = null;
  let output: GainNode | null = null;
  let on = true;
  let music = false;
  let musicFrom = 0;
  let beat = 0;
  let noise: AudioBuffer | null = null;

  const pitch = (step: number) => {
    const { scale, root } = plan.sounds;
    const octave = Math.floor(step / scale.length);
    return 440 * 2 ** ((root + at(scale, step) + 12 * octave - 57) / 12);
  };
  const tone = (
    hertz: number,
    when: number,
    seconds: number,
    bend: number,
    volume: number,
    wave = plan.sounds.wave,
  ) => {
    if (!audio || !output) return;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(hertz, when);
    oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, hertz * bend), when + seconds);
    // Rich waves sound louder than pure ones.
    const level = volume * (wave === 'square' ? 0.35 : wave === 'sawtooth' ? 0.4 : 1);
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(level, when + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
    oscillator.connect(gain).connect(output);
    oscillator.start(when);
    oscillator.stop(when + seconds + 0.02);
  };
  const bang = (when: number, seconds: number, hertz: number, volume: number) => {
    if (!audio || !output) return;
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
  };

  return {
    play: (cue, step = 0) => {
      if (!audio || !on) return;
      const now = audio.currentTime;
      if (cue === 'hit') bang(now, 0.22, depth[plan.mood], 0.5);
      if (cue === 'boom') bang(now, 0.5, depth[plan.mood] * 0.7, 0.7);
      for (const [place, seconds, bend, volume, after = 0] of tones[cue] ?? []) {
        tone(pitch(place + step), now + after, seconds, bend, volume);
      }
    },
    wake: () => {
      if (!audio) {
        audio = new AudioContext();
        output = audio.createGain();
        output.gain.value = on ? 0.5 : 0;
        output.connect(audio.destination);
      }
      if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    },
    setOn: (value) => {
      on = value;
      // At once: a fade that starts while nothing sounds is heard in the next sound.
      if (audio && output) output.gain.setValueAtTime(on ? 0.5 : 0, audio.currentTime);
    },
    isOn: () => on,
    setMusic: (playing) => {
      if (playing && !music && audio) {
        musicFrom = audio.currentTime + 0.1;
        beat = 0;
      }
      music = playing;
    },
    tick: () => {
      if (!audio || !music || !on) return;
      const seconds = 60 / plan.sounds.beatsPerMinute / 4;
      // After a pause the missed beats stay missed.
      if (musicFrom + beat * seconds < audio.currentTime - 0.3) musicFrom = audio.currentTime - beat * seconds + 0.05;
      while (musicFrom + beat * seconds < audio.currentTime + 0.2) {
        scheduleMusic(plan, beat, musicFrom + beat * seconds, seconds, { pitch, tone, bang });
        beat++;
      }
    },
  };
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
