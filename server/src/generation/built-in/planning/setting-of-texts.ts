import type { Mood, Plan } from '../../../../../engines/src/plan.ts';
import type { Hour } from './palette.ts';

/** When, in which weather and in which mood a game takes place. */
export type Setting = { mood: Mood; hour: Hour; weather: Plan['weather'] | null };

const ofDay = /\b(sunny|sun|bright|burning|day|noon)\b/i;
const ofNight = /\b(midnight|moonshadow|moonlit|lunar|starry|tonight|torchlit)\b/i;
const ofEvening = /\b(sunset|twilight)\b/i;
const ofFairWeather = /\b(sunny|sun|bright|burning|dusty|golden|sunset|quiet|calm|gentle|silent|mirror|soft)\b/i;

/** "The Burning Sands" at night, "a quiet day" in a storm: no such name and no such sentence. */
export const suitsSetting = (text: string, { hour, weather }: Setting): boolean =>
  !(hour === 'night' && ofDay.test(text)) &&
  !(hour !== 'night' && hour !== 'dusk' && ofNight.test(text)) &&
  !(hour !== 'dusk' && ofEvening.test(text)) &&
  !(weather && ofFairWeather.test(text));
