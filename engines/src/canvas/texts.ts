let texts: Record<string, string> | undefined;

/** The texts of the screens in the game's language, embedded in the document; none for English. */
function wordsOfDocument(): Record<string, string> {
  texts ??= (globalThis as { __texts?: Record<string, string> }).__texts ?? {};
  return texts;
}

/** In capitals of the document's language: of the Turkish i it is İ. English words have come in capitals already. */
export const inCapitals = (text: string): string =>
  globalThis.document?.documentElement?.lang === 'tr' ? text.toLocaleUpperCase('tr') : text.toUpperCase();

/** A player's name on the screen. */
export const calledIn = ({ name, own = name }: { name: string; own?: string }): string => inCapitals(own);

/**
 * Translates English capitals to the game's language: whole phrases, also around numbers ("LEVEL 3"). A cheer without a
 * translation is replaced by another one.
 */
export function translated(text: string): string {
  const words = wordsOfDocument();
  const cheer = words['GREAT!'];
  if (cheer === undefined) return text;
  return text.replace(/[A-Z][A-Z']+(?: [A-Z][A-Z']+)*!?/g, (phrase) => {
    const known = words[phrase] ?? (phrase.endsWith('S') ? words[phrase.slice(0, -1)] : undefined);
    return known ?? (phrase.endsWith('!') ? cheer : phrase);
  });
}
