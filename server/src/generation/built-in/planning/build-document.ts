import type { Plan } from '../../../../../engines/src/plan.ts';
import { picturesOfPlan } from '../pictures/read-pictures.ts';
import { gameTextsIn } from '../texts/game-texts.ts';

/**
 * One self-contained HTML file without external addresses. It has no title of its own: the SDK sets the game's title
 * from the catalogue, and the engine shows that, so that a renamed game is renamed inside too.
 */
export function documentFromPlan(plan: Plan, engineSource: string): string {
  const pictures = picturesOfPlan(plan);
  const credits = pictures.credits.map((credit) => `<meta name="credits" content="${escapeText(credit)}">\n`).join('');
  const words = gameTextsIn(plan.language ?? 'en')?.words;
  const texts = words ? `<script>window.__texts=${jsonForScript(words)};</script>\n` : '';
  return `<!doctype html>
<html lang="${plan.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no,viewport-fit=cover">
${credits}<style>html,body{margin:0;height:100%;overflow:hidden;background:${plan.palette.sky[1]}}</style>
</head>
<body>
<script>window.__plan=${jsonForScript(plan)};</script>
${texts}<script>window.__pictures=${jsonForScript(pictures)};</script>
<script>${engineSource.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')}</script>
</body>
</html>
`;
}

/** JSON that can neither close its script element nor break its lines. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
