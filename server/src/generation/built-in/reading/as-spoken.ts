/** "Two player tank battle": the players are not tanks. */
export const withPlayersApart = (text: string): string =>
  text.replace(/\b(two|2)[- ]players? (?=\p{L})/giu, '$1 players, ');

/** "3yo" and "true/false" as one says them; spells are magic anyway. */
export const asSpoken = (text: string): string =>
  text
    .replace(/\b(\d{1,2}) ?yo\b/gi, '$1 year old')
    .replace(/\btrue ?\/ ?false\b/gi, 'true or false')
    .replace(/\bdr\. (?=mario\b)/gi, 'dr ')
    .replace(/\bmagic(al)? (?=spells\b)/gi, '');
