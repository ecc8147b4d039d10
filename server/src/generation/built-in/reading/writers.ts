const name = '\\p{L}{2,14}';
const age = '(\\d{1,2})(?:[- ]?years?[- ]old|[- ]?yo| years)?';
const iAm = "(?:i am|i['’]?m|my name is|my name['’]?s)";

/** "I am Leo, I am 7 and want …", "my name is Mia and I'm 6": whoever writes is not in the game. */
const named = new RegExp(
  `^\\s*(?:hi|hello|hey)?[ ,!.]*${iAm} ${name}(?:,| and|\\.)?(?: ${iAm})?,? ${age}(?:,|\\.| and)?\\s*`,
  'iu',
);
const aged = new RegExp(`^\\s*(?:hi|hello|hey)?[ ,!.]*(?:i am|i['’]?m) ${age}(?:,|\\.| and)\\s*`, 'iu');
const called = new RegExp(`^\\s*(?:hi|hello|hey)?[ ,!.]*my name(?: is|['’]?s) ${name}(?:,|\\.| and)\\s*`, 'iu');
const wanting =
  /^(?:(?:and|so) )?(?:i )?(?:really )?(?:want|would like|like|love|need|wish for) (?=an?\b|the\b|my\b|some\b|\d)/i;

/** The prompt without those who introduce themselves; of their age it keeps for whom the game is. */
export function withoutWriter(text: string): string {
  for (const [pattern, hasAge] of [
    [named, true],
    [aged, true],
    [called, false],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length).replace(wanting, '');
    return hasAge ? `for a ${found[1]} year old: ${rest}` : rest;
  }
  return text;
}
