import type { Mechanic, Modifier } from './mechanics.ts';
import { throwsOnTheRun } from './thrown-on-the-run.ts';

const shoots =
  /(?<!\p{L})(?:dispar[aoe]|schie(?:ß|ss)[te]|feuert|feuern|tir(?:e|ent|er|ant) (?:sur|des|aux?|à)(?!\p{L})|atira|spar(?:a|ano|are|ando)(?!\p{L})|strzela|стреля|schiet|menembak|ateş ed|bắn|střílí)|撃|射击|射擊|射る|射って|쏘|쏜|쏴|गोली|يطلق النار|ยิง/u;

const throwsSpells =
  /(?<!\p{L})(?:wirft|werfen|lan[zçc]i?[ae]|бросает|кидает|rzuca|spuckt|speit|escupe|crache|cospe|sputa)(?:nt|n|m)? (?:\p{L}+ ){0,2}?(?:feuer|fuego|feu|fireball|fogo|fuoco|огн|ogni|zauber|hechizo|sort|feitiço|incantesim|заклинан|zaklęci)/u;

const fights =
  /(?<!\p{L})(?:kämpf|bekämpf|lucha|pelea|combat|affront|se bat|lotta|enfrenta|walcz|сража|бор[ею]тся|дерётся|дерется|melawan|savaş|dövüş|vecht|bojuje)|戦|战斗|打败|싸우|싸운|लड़|يقاتل/u;

/** Whoever is kept out of the way of may shoot as well: "esquiva a los robots que disparan". */
const avoids =
  /(?<!\p{L})(?:ausweich|weich|vermeid|meide|evit|esquiv|évit|desvi|schiva|unik|избег|уклон|kaçın|menghindar|hindari)|避け|よけ|피하|躲/u;

/** Whether the hero of a maze or platformer shoots on the way: "un laberinto con un mago que dispara". */
export function withShootingAbroad(modifiers: Modifier[], text: string, mechanic: Mechanic | null): Modifier[] {
  if ((mechanic !== 'maze' && mechanic !== 'platformer') || modifiers.includes('shoots')) return modifiers;
  const said = text.toLowerCase();
  const at = [shoots, throwsSpells, fights].map((verb) => said.search(verb)).filter((from) => from >= 0);
  if (mechanic === 'platformer' && throwsOnTheRun(text)) return [...modifiers, 'shoots'];
  if (at.length === 0) return modifiers;
  const before = said.search(avoids);
  return before >= 0 && before < Math.min(...at) ? modifiers : [...modifiers, 'shoots'];
}
