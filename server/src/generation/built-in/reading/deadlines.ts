import type { Frame } from './frame.ts';

/** Hours and seasons that come by themselves; what is seen of them stays in the sentence. */
const natural =
  '(?:the )?(?:sunset|sundown|sunrise|nightfall|dusk|dawn|darkness|midnight|noon|autumn|summer|spring|(?:rain|thunder|snow|sand)?storm|rain|blizzard|christmas(?: eve| day| morning)?|halloween|easter)';
const daily =
  '(?:the )?(?:bedtime|breakfast(?: ?time)?|lunch(?: ?time)?|dinner(?: ?time)?|supper(?: ?time)?|teatime|closing time|rush hour|end of (?:the )?(?:day|lesson|week|shift))';
const comes =
  '(?: (?:comes|arrives|falls|starts|begins|sets in|hits|breaks|rolls in|strikes|is (?:here|served|ready|over)))?';
const runsOut =
  "(?:your |the |my |his |her )?(?:time|clock|timer|countdown|hourglass|sand)(?: (?:runs? (?:out|down)|is (?:up|over)|ends|expires|stops|hits zero|reaches zero)|['’]s up)";
const announced =
  '(?:(?:the|my|your|our|his|her|their) )?(?:(?:school|last|church) )?(?:bells?|school|class|lessons?|party|show|concert|match|shops?|store|market|museum|bank|train|bus|plane|ferry|flight|gates?|doors|parents|mum|mom|mother|dad|father|teacher|owner|guests|visitors|santa|grandma|grandpa) (?:starts?|begins?|opens?|closes?|ends?|comes? (?:home|back)|gets? (?:home|back)|arrives?|returns?|leaves?|departs?|rings?)';

type Deadline = { said: RegExp; seen: string };

const deadlines: Record<string, Deadline[]> = {
  en: [
    { said: new RegExp(`,? ?\\b(?:before|until|till) ${runsOut}(?!\\p{L})`, 'iu'), seen: '' },
    { said: new RegExp(`,? ?\\b(?:before|by) (?:it(?:['’]s| is| gets) )?(?:${daily})${comes}(?!\\p{L})`, 'iu'), seen: '' },
    { said: new RegExp(`,? ?\\bbefore (?:${announced})(?!\\p{L})`, 'iu'), seen: '' },
    { said: /,? ?\bbefore (?:it(?:['’]s| is| gets)? (?:too )?)?(?:dark|nightfall|the night (?:falls|comes)|the sun (?:sets|goes down))(?!\p{L})/iu, seen: ' at sunset' },
    { said: /,? ?\bbefore (?:the sun (?:rises|comes up)|(?:the )?morning(?: comes)?)(?!\p{L})/iu, seen: ' at dawn' },
    { said: new RegExp(`,? ?\\bbefore (?:the )?(?:winter|(?:first )?(?:frost|snow(?:fall)?))${comes}(?!\\p{L})`, 'iu'), seen: ' in autumn' },
    { said: /,? ?\b(?:in a |on a )?(?:race |racing )?against (?:the clock|time)(?!\p{L})/iu, seen: '' },
    { said: new RegExp(`,? ?\\b(?:before|by) (${natural})${comes}(?!\\p{L})`, 'iu'), seen: ', $1' },
  ],
  de: [
    { said: /,? ?(?<!\p{L})bevor (?:die|deine|seine|ihre) (?:zeit|uhr|sanduhr) (?:abläuft|abgelaufen ist|um ist|vorbei ist|ausgeht|ausläuft)(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})(?:gegen die (?:zeit|uhr)|auf zeit|unter zeitdruck)(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})bevor (?:es dunkel wird|die sonne untergeht|die nacht (?:kommt|hereinbricht|anbricht))(?!\p{L})/iu, seen: ' bei Sonnenuntergang' },
    { said: /(?<!\p{L})vor (?=(?:dem |der |einbruch der )?(?:sonnenuntergang|sonnenaufgang|mitternacht|nacht|dunkelheit|wintereinbruch|winter|morgen)(?!\p{L}))/iu, seen: '' },
  ],
  fr: [
    { said: /,? ?(?<!\p{L})avant (?:la fin du (?:temps|chrono|compte à rebours)(?: imparti)?|que le temps (?:ne )?(?:soit écoulé|s['’]écoule|s['’]achève|expire))(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})contre la montre(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})avant (?:la tombée de )?(?=(?:la nuit|le coucher d[ue]|le lever d[ue]|minuit|l['’]aube|l['’]hiver)(?!\p{L}))/iu, seen: '' },
  ],
  es: [
    { said: /,? ?(?<!\p{L})antes de que (?:se )?(?:acabe|termine|agote|te acabe) (?:el|tu|su) tiempo(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})(?:contrarreloj|contra ?reloj|contra el (?:reloj|tiempo))(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})antes de (?:que )?(?=(?:l )?(?:la )?(?:anochezca|anochecer|atardecer|puesta de|medianoche|amanecer|amanezca|noche|invierno))/iu, seen: '' },
    { said: /(?<!\p{L})antes del (?=anochecer|atardecer|amanecer|invierno)/iu, seen: '' },
  ],
  it: [
    { said: /,? ?(?<!\p{L})prima che (?:il tempo )?(?:scada|finisca|termini)(?: il tempo)?(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})contro il tempo(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})prima (?:del(?:la|l['’])?|di) ?(?=(?:tramonto|mezzanotte|notte|alba|buio|sera|inverno)(?!\p{L}))/iu, seen: '' },
  ],
  pt: [
    { said: /,? ?(?<!\p{L})antes (?:que o tempo (?:acabe|termine|esgote)|d[eo] (?:o )?tempo (?:acabar|terminar|esgotar))(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})contra o (?:relógio|tempo)(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})antes d[aoe] (?=(?:pôr do sol|por do sol|anoitecer|amanhecer|meia-noite|noite|inverno)(?!\p{L}))/iu, seen: '' },
  ],
  pl: [
    { said: /,? ?(?<!\p{L})zanim (?:czas się skończy|skończy się czas|minie czas|upłynie czas)(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})(?:na czas|z limitem czasu)(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})przed (?=(?:zachodem słońca|zmrokiem|zmierzchem|północą|świtem|nocą|zimą)(?!\p{L}))/iu, seen: '' },
  ],
  ru: [
    { said: /,? ?(?<!\p{L})пока не (?:закончил|вышл|кончил|истекл)\p{L}* время(?!\p{L})/iu, seen: '' },
    { said: /,? ?(?<!\p{L})на время(?!\p{L})/iu, seen: '' },
    { said: /(?<!\p{L})до (?=(?:заката|полуночи|темноты|рассвета|ночи|зимы)(?!\p{L}))/iu, seen: '' },
  ],
}; // biome-ignore format: one deadline a line

/** Whoever holds out until then is not late. */
const heldOut = /\b(?:survive|survives|last|lasts|hold out|holds out|defend|defends)\b/i;

export type InTime = { rest: string; deadline: string | null };

/** "Collect shells before sunset": the round has an end, and the sun stands low. */
export function withoutDeadline(text: string, language: string): InTime {
  for (const { said, seen } of deadlines[language] ?? []) {
    const found = said.exec(text)?.[0];
    if (found === undefined || /\bquiz\b/i.test(text)) continue;
    return {
      rest: text.replace(said, seen),
      deadline: heldOut.test(text) ? null : found.replace(/^[, ]+/, '').trim(),
    };
  }
  return { rest: text, deadline: null };
}

/** "In 45 seconds", "in under two minutes", "you have one minute". */
const hurried =
  /\b(?:in|within|under|than|have|has|had|got|only|just) (?:(?:only|just|under|less|than|about) )*(?:\d+|\p{L}+(?:[ -]\p{L}+)?) ?(?:s|secs?|seconds|mins?|minutes?)\b(?! (?:of|rounds?)\b)/iu;

/** Whether the seconds of an English prompt are there to be in time, and not to be survived. */
export const isHurried = (text: string): boolean => hurried.test(text) && !heldOut.test(text);

export const withDeadline = (frame: Frame, deadline: string | null): Frame =>
  deadline === null || frame.modifiers.includes('no-timer')
    ? frame
    : { ...frame, modifiers: [...new Set([...frame.modifiers, 'timed' as const])], deadline };
