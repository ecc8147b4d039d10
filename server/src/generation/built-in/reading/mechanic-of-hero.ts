import { isCourier } from './couriers.ts';
import type { Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import type { Roles } from './role-reader.ts';
import { goodOfTrade } from './trades.ts';

const boats = /^(boat|canoe|kayak|raft|rowboat|rowing boat|sailboat|paddle boat|motorboat|speedboat|dinghy)$/;

/** "A mouse in a car": the car is what moves. */
export const playedOf = ({ hero, tools }: Roles): Named | null =>
  (hero && isBeing(hero.class) ? tools.find(({ class: ofClass }) => ofClass === 'vehicle') : undefined) ?? hero;

/** The mechanic of the hero's nature, where the prompt says little. */
export function mechanicOfHero(hero: Named | null, isSimulated: boolean): Mechanic | null {
  const noun = hero?.noun ?? '';
  if (
    /^(bee|bird|bat|butterfly|owl|eagle|dragonfly|moth|fairy|parrot|wasp|hummingbird|pigeon|fly|ladybug|seagull)$/.test(
      noun,
    )
  )
    return 'flyer';
  if (/^(diver|mermaid|fish|goldfish|clownfish|dolphin|whale|seahorse|sea turtle|squid|shark|submarine)$/.test(noun))
    return 'flyer';
  if (/^(plane|airplane|biplane|jet|helicopter|glider|airship|drone|hot air balloon)$/.test(noun)) return 'flight';
  if (
    /^(car|taxi|truck|bus|motorcycle|ambulance|van|scooter|moped|jeep|limousine|fire truck|police car|snowplow|tow truck|garbage truck|sedan|lorry|minivan|camper|gondola)$/.test(
      noun,
    )
  )
    return 'traffic';
  // There is no traffic on a field.
  if (/^((farm )?tractor|combine( harvester)?|harvester|lawn mower)$/.test(noun)) return 'maze';
  if (/^(spaceship|rocket|starship|fighter)$/.test(noun)) return 'shooter';
  // Down the river, between its banks.
  if (boats.test(noun)) return 'downhill';
  if (noun === 'forklift') return 'sokoban';
  if (/^(snake|worm|caterpillar|centipede)$/.test(noun)) return 'snake';
  if (hero && isCourier(hero)) return 'delivery';
  if (hero && goodOfTrade(hero)) return 'tending';
  // A goat simulator is about running around.
  return isSimulated && hero?.class === 'creature' ? 'platformer' : null;
}
