import { type Kind, kinds } from '../../../../../engines/src/plan.ts';
import { type Mechanic, mechanics } from '../reading/mechanics.ts';

const isEngine = (id: string): id is Kind => (kinds as readonly string[]).includes(id);

/** The engine of a mechanic, or the nearest one that exists. */
export function engineOf(mechanic: Mechanic): Kind {
  const reached = new Set<Mechanic>([mechanic]);
  for (const id of reached) {
    if (isEngine(id)) return id;
    for (const near of mechanics[id].nearest) reached.add(near);
  }
  throw new Error(`No engine comes near ${mechanic}`);
}
