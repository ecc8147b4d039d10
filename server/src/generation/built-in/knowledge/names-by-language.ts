/** A table of names, English first and the others in the order of these languages: by language, then by English name. */
export function namesByLanguage(
  rows: string,
  languages: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const cells = rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
  return new Map(
    languages.map((language, i) => [language, new Map(cells.map((names) => [names[0] ?? '', names[i + 1] ?? '']))]),
  );
}
