import type { Best } from './read-mechanic.ts';

const lanes =
  /\blanes?\b|\b(on|along) (the )?(rails|tracks|train tracks|railway|railroad)\b|spuren|gleise|carril|faixas|corsie|couloirs|trzech torach|полос|дорожк|车道|跑道|車線|レーン|레인|차선|şerit|jalur|lajur|लेन/iu;

/** Whoever runs in lanes or on rails is seen from behind; a car in lanes is in traffic. */
export function inLanes(best: Best, text: string): Best {
  if (!lanes.test(text)) return best;
  if (best.mechanic === 'runner') return { ...best, mechanic: 'lanes' };
  return best.mechanic === 'racer' && /\blanes\b/i.test(text) ? { ...best, mechanic: 'traffic' } : best;
}

const turningTower =
  /\b(spinning|rotating|turning|revolving|twisting|spiral|helix) (\w+ ){0,2}tower|\btower (that|which) (spins|turns|rotates)|\b(spin|turn|rotate|twist)(s|ing)? (the|a) (\w+ )?tower/i;
const goesDown =
  /\b(fall|drop|bounc|roll|tumbl|plung|jump|hop)\w* (down|through|from ring|between|off)|\b(falls?|drops?) down\b/i;

/** "A marble falls through a spinning candy tower": whatever else falls, a tower that turns is a helix. */
export const inTurningTower = (best: Best, text: string): Best =>
  turningTower.test(text) && goesDown.test(text) && !/\bdefen[cs]e\b/i.test(text)
    ? { mechanic: 'helix', isNamed: true, isWeak: false }
    : best;
