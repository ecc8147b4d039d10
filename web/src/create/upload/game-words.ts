const descriptionMax = 500;
const tagsMax = 5;

/** How a game is played is the last line of its description, which is shown wherever the game is. */
export function withControls(description: string, controlsLine: string): string {
  const lines = [description.trim(), controlsLine].filter(Boolean);
  return [...lines.join('\n')].slice(0, descriptionMax).join('');
}

/** As they are written, with commas between. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(tags)].slice(0, tagsMax);
}
