import { Refusal } from '../http/errors.ts';
import { clipErrors } from './clip-errors.ts';

export const captionBytesMax = 50_000;
const cuesMax = 1000;
const time = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}';
const timing = new RegExp(`^(${time})[ \\t]+-->[ \\t]+(${time})(?:[ \\t][\\w:%.,\\- \\t]*)?$`);

/**
 * Validates an owner's WebVTT: style and region blocks are refused, and so is anything ambiguous to players. Returns
 * the text to store, with plain line ends.
 */
export function readCaptions(sent: string): string {
  const text = sent
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const [head = '', ...blocks] = text.split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t][^\n]*)?$/.test(head)) throw refused('It must begin with a line WEBVTT and an empty line.');
  if (Buffer.byteLength(text) >= captionBytesMax) throw refused(`It has more than ${captionBytesMax} bytes.`);
  if (text.includes('&#')) throw refused('Write letters as they are, not as numbers.');
  if (text.includes('\0')) throw refused('It has characters that no text has.');
  if (blocks.length > cuesMax) throw refused(`It has more than ${cuesMax} captions.`);
  for (const [index, block] of blocks.entries()) checkBlock(block, index + 1);
  return `${text}\n`;
}

/**
 * The text of captions, which is screened like all user content. A tag ends with its caption at the latest, so what
 * stands between brackets of two captions is text.
 */
export function captionTexts(vtt: string): string {
  return vtt
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => block.split('\n').filter((line) => !line.includes('-->')))
    .map((lines) => lines.join('\n').replace(/<[^<>]*>/g, ''))
    .join('\n');
}

/** The text as it is shown, without the characters that `&lrm;` and similar references stand for. */
export function withoutReferences(text: string): string {
  return text.replace(/&(?:shy|\w{1,40};)/g, '');
}

function checkBlock(block: string, number: number): void {
  const lines = block.split('\n');
  if (/^NOTE(?:\s|$)/.test(lines[0] ?? '')) return;
  if (/^(?:STYLE|REGION)\s*$/.test(lines[0] ?? ''))
    throw refused('Styles and regions are not kept; send plain captions.');
  const at = lines[0]?.includes('-->') ? 0 : 1;
  const found = timing.exec(lines[at] ?? '');
  if (found === null) throw refused(`Caption ${number} has no times such as 00:01.000 --> 00:02.500.`);
  if (secondsOf(found[2]) <= secondsOf(found[1])) throw refused(`Caption ${number} ends before it begins.`);
  if (lines.slice(at + 1).some((line) => line.includes('-->')))
    throw refused(`An empty line is missing behind caption ${number}.`);
}

function secondsOf(time = ''): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function refused(why: string): Refusal {
  return new Refusal(clipErrors.captions_invalid, `These captions cannot be shown. ${why}`);
}
