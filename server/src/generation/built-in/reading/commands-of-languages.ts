/** Commands that begin a prompt and are words of one language alone. */
const commands: [language: string, command: RegExp][] = [
  ['it', /^\W*(?:taglia|schiva|raccogli|costruisci|distruggi|spara|acchiappa|dai da mangiare|nutri|impila|prendi|fuggi|scappa|trova|colpisci|scava|aiuta)(?!\p{L})/iu],
  ['fr', /^\W*(?:nourris|détruis|construis|évite|attrape|ramasse|creuse|empile|fuis|tire sur|coupe|trouve|sauve|protège|défends|aide|lance|esquive|saute)(?= (?:les|des|le|la|un|une|ton|ta|tes|tous|toutes|sur|par)(?!\p{L})| l['’])/iu],
  ['de', /^\W*(?:weiche|fange|sammle|baue|schieße|rette|füttere|grabe|zerstöre|stapele|staple die|hilf|lösche|schneide|jage) /iu],
  ['pl', /^\W*(?:zrób|zrob|stwórz|poproszę|chcę) /iu],
  ['it', /^\W*(?:una |la )?(?:corsa|gara|caccia) (?:di|con|tra|fra|a|su|nel|nella|sul|sulla) /iu],
  ['fr', /^\W*(?:une |la )?course (?:de|contre|avec|entre|sur) /iu],
]; // biome-ignore format: a language a line

/** The language of "taglia la frutta a metà", whose small words are those of others too. */
export const languageOfCommand = (text: string): string | null =>
  commands.find(([, command]) => command.test(text))?.[0] ?? null;
