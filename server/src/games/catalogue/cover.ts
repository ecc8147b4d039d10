import { createHash } from 'node:crypto';

/** A generated cover for a game without a picture: its title over colours from its id, always the same. */
export function drawCover(gameId: string, title: string): string {
  const hash = createHash('sha256').update(gameId).digest();
  const hue = (hash.readUInt16BE(0) / 65_536) * 360;
  const [x, y] = [90 + (hash.readUInt8(2) / 255) * 360, 120 + (hash.readUInt8(3) / 255) * 360];
  const lines = linesOf(title).map((line, i) => `<tspan x="48" dy="${i === 0 ? 0 : 60}">${escapeXml(line)}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 960" width="540" height="960">
<rect width="540" height="960" fill="hsl(${hue.toFixed()} 45% 12%)"/>
<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="230" fill="hsl(${(hue + 35).toFixed()} 70% 55%)"/>
<circle cx="${(540 - x).toFixed()}" cy="${(y + 210).toFixed()}" r="120" fill="hsl(${(hue + 190).toFixed()} 65% 60%)" opacity=".85"/>
<text x="48" y="${900 - lines.length * 60}" font-family="system-ui, sans-serif" font-weight="800" font-size="52" fill="#fff">${lines.join('')}</text>
</svg>`;
}

const lineLengthMax = 16;
const linesMax = 4;

function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLengthMax) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines
    .slice(0, linesMax)
    .map((line) => (line.length > lineLengthMax + 2 ? `${[...line].slice(0, lineLengthMax).join('')}…` : line));
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
