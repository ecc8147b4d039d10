import type { Named } from '../reading/frame.ts';
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
  const noun = tools.map((one) => ammunitionOf[one.noun]).find((one) => one !== undefined);
  return thrown.length > 0 || noun === undefined
    ? thrown
    : [{ noun, class: 'thing', count: null, isPlural: true, traits: [] }];
}

/** The projectile, and not the catapult. A bullet or a ray is a shot like any other. */
const isThrown = ({ noun }: Named): boolean =>
  !/(^| )(catapult|slingshot|cannon|trebuchet|hand|arm|bow|crossbow|bat|racket|club|gun|pistol|revolver|rifle|shotgun|bazooka|blaster|launcher|turret|flamethrower|wand|staff|weapon|bullet|laser|beam|ray|shot|ammo)$/.test(
    noun,
  );
