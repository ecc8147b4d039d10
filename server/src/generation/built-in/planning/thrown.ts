import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Frame, Named } from '../reading/frame.ts';
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
export function thrownOf(tools: Named[], hero: Named | null = null): Named[] {
  // Nobody throws a llama that is ridden; one that is played flies itself.
  const isMount = ({ noun }: Named) => ridden.test(noun) && noun !== hero?.noun;
  const thrown = tools.filter((one) => isThrown(one) && !isMount(one));
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

/** "Angry birds with llamas", "launch penguins with a catapult": whatever flies is flung from where it sits. */
export const isFlung = ({ hero, tools, acts }: Frame): boolean =>
  tools.some(({ noun }) => noun === hero?.noun || slings.test(noun)) || acts.some((one) => slings.test(one.with ?? ''));

const slings = /^(slingshot|catapult|trebuchet)$/;

/** How the description begins where the hero flies itself. */
export const openingsOfFling = (kind: Kind, { frame }: { frame: Frame }): string[] =>
  kind === 'throw' && frame.tools.some(({ noun }) => noun === frame.hero?.noun)
    ? ['Pull back, aim, let go: {things} fly in high arcs over {place}.']
    : [];
