import { isFleeing } from './foreign-verbs.ts';
import type { Mechanic } from './mechanics.ts';

const runs =
  /(?<!\p{L})(?:läuft|rennt|flitzt|corre|corren|corriendo|court|courent|courant|corrono|correndo|correm|biega|biegnie|biegając|бегает|бежит|бегут|koşarak|koşan|koşuyor|koşar|koşup|berlari|rent|loopt|біжить|бігає)(?!\p{L})|走(?:る|って|り)|奔跑|跑着|跑|달리|달려|दौड़/u;
const throwsSomething =
  /(?<!\p{L})(?:wirft|schleudert|lanza|lanzando|arroja|lance|lançant|jette|lança|lançando|arremessa|atira|lancia|lanciando|tira|rzuca|rzucając|бросает|кидает|метает|мечет|fırlat\p{L}*|atıyor|atan|melempar|gooit|werpt|кидає)(?!\p{L})|投げ|投掷|扔|던지|던져|फेंक/u;

/** "A ninja runs over the roofs and throws shuriken": the throwing is done on the way. */
export function throwsOnTheRun(text: string): boolean {
  const said = text.toLowerCase();
  const flees = (said.match(/[\p{L}\p{M}]+/gu) ?? []).some(isFleeing);
  return runs.test(said) && throwsSomething.test(said) && !flees;
}

const standing = /^(throw|shooter|darts|runner)$/;

export const runningThrower = (mechanic: Mechanic | null, hasHero: boolean, text: string): Mechanic | null =>
  mechanic !== null && standing.test(mechanic) && hasHero && throwsOnTheRun(text) ? 'platformer' : mechanic;
