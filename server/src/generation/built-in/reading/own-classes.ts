import { findNoun } from '../vocabulary/vocabulary.ts';
import { classesOf, type NounClass } from './noun-classes.ts';

const vehicleFamilies = new Set(['vehicle']);
const vehicles = /^(rocket|spaceship|ufo|fighter|boat|ship|submarine|tank|airship)$/;
const foods = new Set(['food', 'sweet', 'fruit', 'veg']);

/** What does something by its name, and is nobody. */
const tools = /^(ruler|cutter|scanner|opener|shaker|peeler)$/;

/** What the vocabulary of drawn things says a noun is. */
export function ownClass(noun: string): NounClass | null {
  if (noun === 'paint blob' || tools.test(noun)) return 'thing';
  if (noun === 'grocery' || noun === 'groceries') return 'food';
  const own = findNoun(noun.replace(/ /g, ''), true);
  if (!own) return null;
  if (own.being)
    return classesOf(noun).includes('person') && !classesOf(noun).includes('creature') ? 'person' : 'creature';
  if (vehicleFamilies.has(own.family) || vehicles.test(own.sprite)) return 'vehicle';
  return foods.has(own.family) ? 'food' : null;
}
