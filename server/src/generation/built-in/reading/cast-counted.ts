import { toDeliver } from './couriers.ts';
import type { Frame, Good, Named } from './frame.ts';
import { isPlayable } from './noun-classes.ts';

const isSearch = /^(search|look|seek|hunt)$/;

/** "Two cats" chase the mouse, "six animals" are the buttons of a Simon, "6 penguins" pass the bomb on. */
export function castCounted(frame: Frame): Frame['numbers'] {
  const { mechanic, hero, foes, hazards, goods, tools, acts, language, address } = frame;
  const counted = (list: (Named | null)[]) => list.find((one) => one?.count)?.count;
  const [things, anybody] = [counted(goods), counted([hero, ...foes, ...goods])];
  // "A clown follows you" through a maze: it is alone.
  const [foe, ...others] = foes;
  const isOne =
    (mechanic === 'maze' || mechanic === 'digging' || isFoughtAlone(frame)) &&
    language === 'en' &&
    foe?.isPlural === false &&
    others.length === 0;
  const enemies = sumOf([...foes, ...hazards]) || (isOne && isPlayable(foe.class) ? 1 : undefined);
  const bins = counted(tools);
  // "Collect 5 keys" is a goal; three hens and twelve pairs are not.
  const isTaken = ({ noun, role }: Good) =>
    (language !== 'en' && role === 'collected') ||
    acts.some(
      ({ verb, object }) => (object === noun && takes.test(verb)) || (isSearch.test(verb) && role === 'collected'),
    );
  const wanted = sumOf(goods.filter(isTaken));
  return {
    ...(enemies && { foes: enemies }),
    ...(things && mechanic === 'simon' && { pads: things }),
    ...(things && mechanic === 'minesweeper' && { mines: things }),
    // Nine wait at once; more come one after the other.
    ...(things && mechanic === 'tending' && (things > 9 ? { collect: things } : { pads: things })),
    ...(things && mechanic === 'stacker' && { floors: things }),
    ...(bins && mechanic === 'sorting' && { bins }),
    // Plastic, paper and glass need three.
    ...(!bins && mechanic === 'sorting' && goods.length > 1 && goods.length < 6 && { bins: goods.length }),
    ...(things && mechanic === 'rescue' && { people: things }),
    ...(hero?.count && mechanic === 'parking' && { rounds: hero.count }),
    ...(anybody && mechanic === 'hot-potato' && { players: anybody }),
    ...(mechanic === 'delivery' && toDeliver(goods, address)),
    ...(things && mechanic === 'clicker' && { collect: things }),
    ...(things && things > 1 && mechanic === 'hidden-objects' && { collect: things }),
    ...(wanted > 1 && mechanic !== 'minesweeper' && mechanic !== 'quiz' && { collect: wanted }),
  };
}

/** "A knight fights a dragon": it is one, and as strong as many. */
const isFoughtAlone = ({ mechanic, foes, acts, modifiers }: Frame): boolean =>
  (mechanic === 'arena' || mechanic === 'shooter') &&
  !modifiers.some((one) => one === 'drift' || one === 'formation') &&
  (foes[0]?.does === 'attacks' || acts.some(({ verb, object }) => fights.test(verb) && object === foes[0]?.noun));

const fights = /^(fight|battle|defeat|slay|kill|beat|face|duel|confront|challenge)$/;

const sumOf = (list: Named[]): number => list.reduce((sum, { count }) => sum + (count ?? 0), 0);

const takes =
  /^(collect|gather|grab|find|get|pick|eat|catch|pop|slice|cut|steal|fetch|hunt|loot|snatch|scoop|hide|bury|plant|save|rescue|lead|guide|bring|carry|take|escort|herd|round|visit|pollinate)$/;

/** How many play. */
export const playersOf = ({ modifiers }: Frame): Frame['numbers'] =>
  modifiers.includes('two-players') ? { players: 2 } : {};
