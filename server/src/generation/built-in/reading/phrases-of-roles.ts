/** Phrases that say who is against whom, in the words that are read anyway. */
const phrases: [RegExp, string][] = [
  // Whoever is left alone is spared.
  [/\bleav(e|es|ing) ((?:the |my |all |all the |its |his |her |their )?(?:\p{L}+ )?\p{L}+) (?:alone|in peace|unharmed|untouched)\b/giu, 'spar$1 $2'],
  [/\b(?:must|may|should|can) (?:only )?not be (?:hit|touched|harmed|hurt|shot|eaten|caught|cut|woken|killed)\b/giu, 'must be spared'],
  [/((?:the |my |your )(?:\p{L}+ )?\p{L}+) (?:must|have to|has to|should) be (?:spared|left alone|avoided)\b/giu, 'spare $1'],
  // What blows a candle out, and what melts a snowman, is the danger.
  [/\b(?:don['’]?t|do not|never|without) let(?:ting)? ((?:the |an? |any )?(?:\p{L}+ )?(?:winds?|gusts?|breeze|storms?|rain|raindrops?|flames?|fires?|waves?|lava|water|flood|sun|snow|frost|smoke|sparks?|needles?|thorns?|spikes?)) (?:blow|put|catch|touch|reach|get|hit|burn|melt|pop|wash|sweep|extinguish|flood|soak|freeze|prick|destroy)(?: (?:it|him|her|them|you|me|us|(?:the|your|my) \p{L}+))?(?: out| away| off| up)?\b/giu, 'avoid $1'],
]; // biome-ignore format: one phrase a line

export const withPlainRoles = (text: string): string =>
  phrases.reduce((rest, [phrase, meaning]) => rest.replace(phrase, meaning), text);
