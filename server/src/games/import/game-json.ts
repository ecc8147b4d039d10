import { type Static, Type } from 'typebox';
import { StartupError } from '../../process/startup-error.ts';
import { GameDescription, GameTags, GameTitle, Orientation } from '../catalogue/game.ts';
import { ScoreRules } from '../catalogue/score-rules.ts';
import { DeclaredBoards, DeclaredEvents, PlatformSettings } from './author-declarations.ts';
import { destinationOf, type GameFiles } from './game-files.ts';
import { parseGameFile } from './game-folder.ts';
import { dataAddress } from './media-types.ts';

const OwnAchievement = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,64}$', description: '1 to 64 letters, digits, "_", "." and "-"' }),
  title: GameTitle,
  description: Type.Optional(GameDescription),
});

const OwnGameFile = Type.Object({
  slug: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{0,49}$',
      description: '1 to 50 small letters, digits and hyphens, the first no hyphen',
    }),
  ),
  title: Type.Optional(GameTitle),
  description: Type.Optional(GameDescription),
  tags: Type.Optional(GameTags),
  orientation: Type.Optional(Orientation),
  rewards: Type.Optional(
    Type.String({ pattern: '^(?:free|off|coins:[1-9][0-9]{0,3})$', description: '"free", "coins:N" or "off"' }),
  ),
  items: Type.Optional(Type.Array(Type.Unknown())),
  score: Type.Optional(ScoreRules),
  achievements: Type.Optional(Type.Array(OwnAchievement, { maxItems: 100 })),
  boards: Type.Optional(DeclaredBoards),
  events: Type.Optional(DeclaredEvents),
  ...PlatformSettings,
});

/** An author's settings in game.json; all of them are optional. */
export type OwnGameFile = Static<typeof OwnGameFile>;

export async function readGameJson(files: GameFiles): Promise<OwnGameFile> {
  if (!files.names.includes('game.json')) return {};
  const bytes = await files.read('game.json');
  if (!Buffer.isBuffer(bytes)) throw new StartupError(`game.json ${bytes.problem}.`);
  // GDevelop calls its own project so, and authors leave it beside the export.
  if (/"gdVersion"\s*:/.test(bytes.toString('utf8'))) return {};
  const said = parseGameFile(OwnGameFile, bytes.toString('utf8'), 'game.json');
  const items = await Promise.all((said.items ?? []).map((item, i) => withPictureInside(files, item, i)));
  const price = /^coins:(\d+)$/.exec(said.rewards ?? '')?.[1];
  if (price !== undefined) items.push({ key: bonusKey, kind: 'consumable', name: 'Bonus', price: Number(price) });
  return said.items === undefined && items.length === 0 ? said : { ...said, items };
}

/** The item that the SDK buys where a reward costs coins. */
const bonusKey = 'coinop-bonus';

/** Unknown keys in game.json, probably mistyped. */
export function notesOn(said: OwnGameFile): string[] {
  const known = Object.keys(OwnGameFile.properties);
  const unknown = Object.keys(said).filter((name) => !known.includes(name));
  return unknown.map((name) => `game.json: "${name}" means nothing here.`);
}

/** A page's own texts were not written for us, so they are truncated instead of refused. */
export function plainText(text: string, lengthMax: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(plain).slice(0, lengthMax).join('').trim();
}

/** A page's title without the prefix of Unity's template. */
export function plainTitle(text: string): string {
  return plainText(text.replace(/^\s*Unity (?:WebGL|Web) Player\s*\|\s*/, ''), 100);
}

/** An item's picture may be a file of the folder. */
async function withPictureInside(files: GameFiles, item: unknown, i: number): Promise<unknown> {
  const { imageUrl } = (item ?? {}) as { imageUrl?: unknown };
  if (typeof imageUrl !== 'string') return item;
  const destination = destinationOf(imageUrl, 'game.json');
  if (destination.to !== 'file') return item;
  const bytes = await files.read(destination.name);
  if (Buffer.isBuffer(bytes)) return { ...(item as object), imageUrl: dataAddress(destination.name, bytes) };
  throw new StartupError(`game.json: "items.${i}.imageUrl" "${imageUrl}" ${bytes.problem}.`);
}
