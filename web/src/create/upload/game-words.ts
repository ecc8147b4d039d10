const descriptionMax = 500;
const tagsMax = 5;

/** The controls are the last line of the description, which is shown with the game. */
export function withControls(description: string, controlsLine: string): string {
  const lines = [description.trim(), controlsLine].filter(Boolean);
  return [...lines.join('\n')].slice(0, descriptionMax).join('');
}

/** Comma-separated tags. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(tags)].slice(0, tagsMax);
}
