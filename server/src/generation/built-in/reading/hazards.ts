import type { Mechanic } from './mechanics.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** What nobody collects, whatever stands before it. */
const harmful =
  /^(lava|magma|spikes?|thorn|barbed wire|trap|bear trap|mousetrap|quicksand|obstacle|pitfall|landmine|laser|laser beam|acid|circular saw|saw blade|rockfall|rockslide|avalanche|storm cloud|thundercloud|lightning|tornado|whirlpool|wrecking ball|ventilator)$/;
const falls = /\bfalling (rock|stone|boulder|icicle|branch|debris|brick|anvil|tree|meteor|ash)$/;
const stormy = /^(storm|stormy|thunder|dark|rain|black|lightning)$/;
/** Games in which things are taken that would hurt elsewhere. */
const harmless = new Set<Mechanic | null>(['catcher', 'hot-potato', 'throw', 'clicker', 'laser-mirrors', 'quiz']);

/** "Collects gold, falling rocks and lava": only the gold. */
export const isHarmful = ({ noun, traits }: NounPhrase, mechanic: Mechanic | null): boolean =>
  !harmless.has(mechanic) && (harmful.test(noun) || falls.test([...traits, noun].join(' ')));

/** One flies around clouds that bring a storm; others are where one is. */
export const isStormCloud = ({ noun, traits }: NounPhrase): boolean =>
  noun === 'cloud' && traits.some((trait) => stormy.test(trait));
