import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Named } from './frame.ts';

const swims =
  /(?<!\p{L})(swims?|swimming|dives?|diving|schwimm\p{L}*|taucht|nage|nagent|nageant|plonge|nada(?= (?:y|en|entre|por)\b)|nadando|nuota\p{L}*|плав\p{L}+|плыв\p{L}+|pływa\p{L}*|yüzüyor|yüzen|berenang)(?!\p{L})|游|泳|헤엄/iu;

/** Animals of the ice that hunt in the sea. */
const ofIce = /^(seal|penguin|walrus|polar bear|sea lion|narwhal)$/;

/** "A seal swims": not over the snow that it lies on. */
export const sceneOfSwimmer = (text: string, hero: Named | null): Scene | null =>
  ofIce.test(hero?.noun ?? '') && swims.test(text) ? 'sea' : null;
