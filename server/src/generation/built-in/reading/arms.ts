import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';

const fought = new Set<Mechanic | null>(['arena', 'shooter']);
const hunters = /^(hunter|slayer|killer|buster|fighter)$/;
const growers = /^(farmer|gardener|chef|cook|baker|seller|vendor|grower|florist|butcher|grocer)$/;
/** What only helps against somebody. */
const remedies: Record<string, RegExp> = {
  vampire: /^(garlic|stake|crucifix|cross|holy water)$/,
  werewolf: /^(silver bullet|wolfsbane)$/,
};

/** A vampire hunter has vampires to fight, and a farmer something to throw. */
export const withArms = (roles: Roles, mechanic: Mechanic | null): Roles =>
  fought.has(mechanic) ? withTool(withPrey(roles)) : roles;

/** A dragon slayer meets dragons. */
function withPrey(roles: Roles): Roles {
  const { hero, foes, hazards } = roles;
  const prey = hunters.test(hero?.noun ?? '') ? lookUp(hero?.traits.at(-1) ?? '') : null;
  if (prey && isBeing(prey.class) && foes.length + hazards.length === 0)
    foes.push({ ...prey, count: null, isPlural: true, traits: [], does: 'chases' });
  return roles;
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
