import type { Mood, Plan, Sounds } from '../plan.ts';
import { scheduleMusic } from './music.ts';
import { openSynth, type Synth } from './synth.ts';
import { hertzOf } from './tune.ts';
import { voiceOf } from './voices.ts';

const loudness = 0.5;

type Cue = 'jump' | 'coin' | 'hit' | 'shoot' | 'boom' | 'power' | 'tick' | 'pop' | 'drop' | 'start' | 'win' | 'lose';

export type Sound = {
  /** A higher step plays a higher note of the scale, for a series of catches. */
  play(cue: Cue, step?: number): void;
  /** A note of a melody, by its MIDI number. */
  note(pitch: number): void;
  /** What an animal says. */
  voice(animal: string): void;
  /** Browsers start sound only after a user gesture. */
  wake(): void;
  setOn(on: boolean): void;
  isOn(): boolean;
  setMusic(playing: boolean): void;
  tick(): void;
  /** How many sixteenths of the music have been played, or null while there is none. */
  beat(): number | null;
};

/** One tone: scale step, seconds, pitch bend, volume, start. */
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

/** The filter frequency of the noise in each mood, in hertz. */
const depth: Record<Mood, number> = { cheerful: 1800, calm: 900, spooky: 500, epic: 700, silly: 2400, tense: 1100 };

export function openSound(plan: Plan): Sound {
  const { mood, sounds } = plan;
  let opened: { audio: AudioContext; output: GainNode; synth: Synth } | undefined;
  let on = true;
  let music = false;
  let musicFrom = 0;
  let beat = 0;

  return {
    play: (cue, step = 0) => {
      if (!opened || !on) return;
      const { audio, synth } = opened;
      const now = audio.currentTime;
      if (cue === 'hit') synth.bang(now, 0.22, depth[mood], 0.5);
      if (cue === 'boom') synth.bang(now, 0.5, depth[mood] * 0.7, 0.7);
      for (const [place, seconds, bend, volume, after = 0] of tones[cue] ?? []) {
        synth.tone(synth.pitch(place + step), now + after, seconds, bend, volume);
      }
    },
    note: (pitch) => {
      if (!opened || !on) return;
      const now = opened.audio.currentTime;
      opened.synth.tone(hertzOf(pitch), now, 0.6, 1, 0.4, 'triangle');
      opened.synth.tone(hertzOf(pitch + 12), now, 0.3, 1, 0.1, 'sine');
    },
    voice: (animal) => {
      if (!opened || !on) return;
      const now = opened.audio.currentTime;
      for (const { hertz, seconds, bend = 1, volume = 0.3, after = 0, wave } of voiceOf(animal)) {
        if (wave) opened.synth.tone(hertz, now + after, seconds, bend, volume, wave);
        else opened.synth.bang(now + after, seconds, hertz, volume);
      }
    },
    wake: () => {
      opened ??= openAudio(sounds, on);
      if (opened.audio.state === 'suspended') opened.audio.resume().catch(() => undefined);
    },
    setOn: (value) => {
      on = value;
      // Without a fade: one that starts in silence would be heard in the next sound.
      opened?.output.gain.setValueAtTime(on ? loudness : 0, opened.audio.currentTime);
    },
    isOn: () => on,
    setMusic: (playing) => {
      if (playing && !music && opened) {
        musicFrom = opened.audio.currentTime + 0.1;
        beat = 0;
      }
      music = playing;
    },
    beat: () =>
      opened && music && opened.audio.state === 'running'
        ? (opened.audio.currentTime - musicFrom) / (60 / sounds.beatsPerMinute / 4)
        : null,
    tick: () => {
      if (!opened || !music || !on) return;
      const { currentTime } = opened.audio;
      const seconds = 60 / sounds.beatsPerMinute / 4;
      // After a pause, missed beats are skipped.
      if (musicFrom + beat * seconds < currentTime - 0.3) musicFrom = currentTime - beat * seconds + 0.05;
      while (musicFrom + beat * seconds < currentTime + 0.2) {
        scheduleMusic(plan, beat, musicFrom + beat * seconds, seconds, opened.synth);
        beat++;
      }
    },
  };
}

function openAudio(sounds: Sounds, on: boolean) {
  const audio = new AudioContext();
  const output = audio.createGain();
  output.gain.value = on ? loudness : 0;
  output.connect(audio.destination);
  return { audio, output, synth: openSynth(sounds, audio, output) };
}
