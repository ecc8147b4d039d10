import { hashOf } from '../math/random.ts';

/** Part of a call: a tone that glides to `bend` times its pitch, or noise if it has no wave. */
export type Call = {
  hertz: number;
  seconds: number;
  bend?: number;
  volume?: number;
  after?: number;
  wave?: OscillatorType;
};

const twice = (call: Call, gap: number): Call[] => [call, { ...call, after: (call.after ?? 0) + gap }];
const glide = (
  hertz: number,
  seconds: number,
  bend: number,
  volume = 0.3,
  wave: OscillatorType = 'triangle',
): Call => ({
  hertz,
  seconds,
  bend,
  volume,
  wave,
});
const bleat = (hertz: number): Call[] =>
  Array.from({ length: 6 }, (_, i) => ({ ...glide(hertz, 0.1, 0.94, 0.3, 'sawtooth'), after: i * 0.09 }));

/** Short and pleasant, by the names of animals. */
const voices: [names: RegExp, calls: Call[]][] = [
  [/cow|bull|ox|buffalo|yak/, [glide(150, 0.35, 1.15, 0.35, 'sawtooth'), { ...glide(172, 0.7, 0.7, 0.35, 'sawtooth'), after: 0.32 }]],
  [/pig|boar/, [{ hertz: 900, seconds: 0.12, volume: 0.25 }, glide(220, 0.14, 0.6, 0.3, 'square'), { ...glide(260, 0.16, 0.55, 0.3, 'square'), after: 0.18 }]],
  [/sheep|lamb|ram/, bleat(330)],
  [/goat/, bleat(420)],
  [/horse|pony|zebra|unicorn|foal/, Array.from({ length: 8 }, (_, i) => ({ ...glide(900 - i * 70, 0.1, 0.9, 0.22, 'sawtooth'), after: i * 0.08 }))],
  [/donkey|mule/, [glide(700, 0.3, 0.8, 0.25, 'sawtooth'), { ...glide(300, 0.35, 0.8, 0.3, 'sawtooth'), after: 0.32 }]],
  [/dog|puppy|seal/, twice({ ...glide(420, 0.13, 0.5, 0.4, 'square') }, 0.24)],
  [/wolf|coyote|husky/, [glide(300, 0.4, 1.9, 0.3), { ...glide(560, 0.7, 0.75, 0.3), after: 0.38 }]],
  [/cat|kitten/, [glide(560, 0.18, 1.5, 0.3), { ...glide(830, 0.35, 0.55, 0.3), after: 0.17 }]],
  [/lion|tiger|leopard|panther|jaguar|bear(?!d)|dinosaur|t-rex|dragon/, [{ hertz: 420, seconds: 0.7, volume: 0.4 }, glide(110, 0.7, 0.6, 0.35, 'sawtooth')]],
  [/duck|goose|swan/, twice(glide(520, 0.14, 0.75, 0.35, 'sawtooth'), 0.2)],
  [/chick$|chicklet|baby bird/, twice(glide(2400, 0.08, 1.35, 0.22, 'sine'), 0.14)],
  [/rooster|cock/, [glide(600, 0.14, 1.3, 0.3, 'sawtooth'), { ...glide(800, 0.14, 1.2, 0.3, 'sawtooth'), after: 0.16 }, { ...glide(1000, 0.5, 0.8, 0.3, 'sawtooth'), after: 0.32 }]],
  [/chicken|hen|turkey/, [0, 0.13, 0.26].map((after) => ({ ...glide(700, 0.07, 0.7, 0.3, 'square'), after }))],
  [/owl/, [glide(360, 0.22, 0.95, 0.35, 'sine'), { ...glide(340, 0.45, 0.9, 0.35, 'sine'), after: 0.32 }]],
  [/crow|raven|parrot|gull|eagle|penguin/, twice(glide(900, 0.18, 0.6, 0.28, 'sawtooth'), 0.26)],
  [/bird|robin|canary|sparrow|finch|flamingo/, [0, 0.12, 0.24].map((after, i) => ({ ...glide(1900 + i * 300, 0.09, 1.3, 0.2, 'sine'), after }))],
  [/frog|toad/, twice(glide(190, 0.16, 1.5, 0.35, 'square'), 0.26)],
  [/monkey|ape|gorilla|chimp/, [0, 0.16, 0.32].map((after, i) => ({ ...glide(420 + i * 90, 0.12, 1.4, 0.3), after }))],
  [/elephant/, [glide(380, 0.25, 1.6, 0.3, 'sawtooth'), { ...glide(620, 0.5, 0.85, 0.3, 'sawtooth'), after: 0.22 }]],
  [/mouse|hamster|guinea|rat$|squirrel|rabbit|bunny|bat$/, twice(glide(1700, 0.07, 1.5, 0.2, 'sine'), 0.12)],
  [/bee|wasp|fly$|mosquito|bug|beetle|cricket/, [glide(230, 0.6, 1.08, 0.2, 'sawtooth')]],
  [/snake|lizard|crocodile/, [{ hertz: 5200, seconds: 0.6, volume: 0.2 }]],
  [/whale|dolphin|fish|shark|octopus|turtle/, [glide(500, 0.12, 1.8, 0.25, 'sine'), { ...glide(700, 0.14, 1.9, 0.25, 'sine'), after: 0.12 }]],
]; // biome-ignore format: one animal a line

/** What somebody says; others have a call of two tones of their own. */
export function voiceOf(name: string): Call[] {
  const known = voices.find(([names]) => names.test(name))?.[1];
  if (known) return known;
  const hertz = 300 + (hashOf(name) % 500);
  return [glide(hertz, 0.16, 1.2), { ...glide(hertz * 1.25, 0.24, 0.85), after: 0.18 }];
}
