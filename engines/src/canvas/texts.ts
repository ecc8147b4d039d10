let texts: Record<string, string> | undefined;

/** The words of the screens in the language of the game, which the document carries; none for English. */
function wordsOfDocument(): Record<string, string> {
  texts ??= (globalThis as { __texts?: Record<string, string> }).__texts ?? {};
  return texts;
}

/**
 * What a game writes in English capitals, in its own language: whole phrases, also between numbers ("LEVEL 3"). A cheer
 * nobody translated is said as another one.
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
