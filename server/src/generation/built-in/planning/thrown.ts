import type { Named } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { ridden } from '../reading/role-words.ts';

/** What a weapon throws, where nothing else is thrown. */
const ammunitionOf: Record<string, string> = {
  cannon: 'cannonball',
  catapult: 'rock',
  trebuchet: 'rock',
  slingshot: 'stone',
  bow: 'arrow',
  crossbow: 'arrow',
  'snow cannon': 'snowball',
};

/** What is thrown or shot. */
export function thrownOf(tools: Named[]): Named[] {
  const thrown = tools.filter((one) => isThrown(one) && !ridden.test(one.noun));
  const load = tools.map(loadOf).find((one) => one !== null);
  if (thrown.length === 0 && load) return [{ ...load, count: null, isPlural: true, traits: [] }];
  const noun = tools.map((one) => ammunitionOf[one.noun]).find((one) => one !== undefined);
  return thrown.length > 0 || noun === undefined
    ? thrown
    : [{ noun, class: 'thing', count: null, isPlural: true, traits: [] }];
}

/** A cookie cannon shoots cookies. */
function loadOf({ noun, traits }: Named): Pick<Named, 'noun' | 'class'> | null {
  const load = /^(cannon|gun|launcher|blaster|bazooka|catapult|slingshot|shooter)$/.test(noun)
    ? lookUp(traits.at(-1) ?? '')
    : null;
  return load && /^(food|plant|creature)$/.test(load.class) ? load : null;
}

/** The projectile, and not the catapult. A bullet or a ray is a shot like any other. */
const isThrown = ({ noun }: Named): boolean =>
  !/(^| )(catapult|slingshot|cannon|trebuchet|hand|arm|bow|crossbow|bat|racket|club|gun|pistol|revolver|rifle|shotgun|bazooka|blaster|launcher|turret|flamethrower|wand|staff|weapon|bullet|laser|beam|ray|shot|ammo)$/.test(
    noun,
  );
