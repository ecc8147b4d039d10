import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

const sorts =
  /\b(sort(s|ed|ing)?|pour(s|ed|ing)?|stack(s|ed|ing)?|group(s|ed|ing)?|arrang(e|es|ed|ing)|organi[sz](e|es|ed|ing)|mov(e|es|ed|ing)|unmix(es|ing)?|separat(e|es|ed|ing)|transfer(s|ring)?|put(s|ting)?|get(s|ting)?)\b/;

/** What pieces lie in, one on the other: "into tubes", "each bottle has one colour", "on branches". */
const holders =
  /\b(?:in|into|on|onto|each|every|per|between|from|of) (?:(?:the|their|its|own|an?|right|correct|same|other|another|different|glass|test|empty|tall|tree|wooden|one|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )*(?:tubes?|vials?|flasks?|beakers?|branch(?:es)?|rods?|pegs?|poles?)\b/;
const bottles =
  /\b(?:in|into|each|every|per|between) (?:(?:the|their|its|own|an?|right|correct|same|other|another|different|glass|empty|one|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )*(?:bottles?|jars?|glass(?:es)?|potion bottles?|cups?)\b/;
const liquids =
  /\b(water|liquids?|potions?|juices?|lemonades?|paints?|drinks?|cocktails?|smoothies?|syrups?|slime|inks?|milk|tea|soda|perfumes?)\b/;
const ofColour =
  /\b(by|of|with|has|have|holds?|is|the) (?:only |just |the |a )*(?:one |same |a single |single |their |its )*colou?rs?\b|\bcolou?r ?sort|\bone (?:kind|type) (?:each|per)\b/;
const bySize =
  /\b(?:stack|pil|mov|sort)\w* (?:up )?(?:(?:the|some|all|my|\d+|three|four|five|six|seven|eight|nine) )*(?:\p{L}+ )?(?:pancakes?|turtles?|tortoises?|discs?|disks?|rings?|plates?|cakes?|layers?|burgers?|cookies|donuts?|doughnuts?|tyres?|tires?|coins?|stones?|pebbles?|hats?|bowls?|cheese wheels?|wheels?) (?:in order |strictly )?by (?:their )?size\b|\b(?:bigger|larger) (?:one |disc |disk |ring )?(?:must |may |can )?(?:never|not|cannot|can['’]t) (?:\p{L}+ ){0,3}(?:on|onto|on top of|over|above) (?:an? )?smaller\b/u;
const rings =
  /\b(?:stack|sort)\w* (?:up )?(?:(?:the|some|all|my|colou?rful|colou?red|little|wooden) )*(?:hoops?|rings?|cups?|blocks?|nuts(?: and bolts)?|beads?|hats?|poker chips?|coins?) (?:by|of the same) colou?rs?\b/;

/** Games of moving the top piece that are told by what is done, and not by their names. */
export function stacksIn(prompt: string): Match<Mechanic>[] {
  const text = prompt.toLowerCase();
  const isSorted = sorts.test(text);
  const isPoured = isSorted && bottles.test(text) && (ofColour.test(text) || /\bpour/.test(text)) && liquids.test(text);
  const isHeld = isSorted && holders.test(text) && (ofColour.test(text) || /\bsort/.test(text));
  if (!isPoured && !isHeld && !bySize.test(text) && !rings.test(text)) return [];
  return [{ key: 'stacks', phrase: 'stacks by what is done', weight: 14, from: 0, to: 0 }];
}
