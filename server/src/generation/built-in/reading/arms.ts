import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';

const fought = new Set<Mechanic | null>(['arena', 'shooter']);
const meets = new Set<Mechanic | null>([
  null,
  'arena',
  'shooter',
  'maze',
  'platformer',
  'runner',
  'jumper',
  'defence',
  'whack',
]);
const hunters = /^(hunter|slayer|killer|buster|fighter|exterminator)$/;
const growers = /^(farmer|gardener|chef|cook|baker|seller|vendor|grower|florist|butcher|grocer)$/;
/** What only helps against somebody. */
const remedies: Record<string, RegExp> = {
  vampire: /^(garlic|stake|crucifix|cross|holy water)$/,
  werewolf: /^(silver bullet|wolfsbane)$/,
};

/** A vampire hunter has vampires to fight, and a farmer something to throw. */
export function withArms(roles: Roles, mechanic: Mechanic | null): Roles {
  if (meets.has(mechanic)) withPrey(roles);
  return fought.has(mechanic) ? withTool(roles) : roles;
}

/** A dragon slayer meets dragons. */
function withPrey({ hero, foes, hazards }: Roles): void {
  const prey = hunters.test(hero?.noun ?? '') ? lookUp(hero?.traits.at(-1) ?? '') : null;
  if (prey && isBeing(prey.class) && foes.length + hazards.length === 0)
    foes.push({ ...prey, count: null, isPlural: true, traits: [], does: 'chases' });
}

/** A garlic farmer among vampires throws garlic. */
function withTool(roles: Roles): Roles {
  if (roles.tools.length > 0) return roles;
  const { hero, foes, goods } = roles;
  const isRemedy = ({ noun }: { noun: string }) => foes.some((one) => remedies[one.noun]?.test(noun));
  const sold = growers.test(hero?.noun ?? '') ? lookUp(hero?.traits.at(-1) ?? '') : null;
  const remedy = goods.find(isRemedy);
  if (sold && /^(food|plant)$/.test(sold.class)) roles.tools.push({ ...sold, count: null, isPlural: true, traits: [] });
  else if (remedy) {
    const { role: _role, ...tool } = remedy;
    roles.tools.push(tool);
    roles.goods = goods.filter((one) => one !== remedy);
  }
  return roles;
}
