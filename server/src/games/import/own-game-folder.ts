import path from 'node:path';
import { type Static, Type } from 'typebox';
import { StartupError } from '../../process/startup-error.ts';
import { type Game, GameDescription, GameTags, GameTitle, Orientation } from '../catalogue/game.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { ScoreRules } from '../catalogue/score-rules.ts';
import { bundleGame } from './bundle-game.ts';
import { destinationOf, type GameFiles, openGameFiles } from './game-files.ts';
import { parseGameFile, thumbnails } from './game-folder.ts';
import { dataAddress } from './media-types.ts';

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
  items: Type.Optional(Type.Array(Type.Unknown())),
  score: Type.Optional(ScoreRules),
});

export type OwnGame = Pick<Game, 'title' | 'description' | 'tags' | 'orientation'> & {
  /** Names the game among its creator's. */
  slug: string;
  items: unknown[];
  score: ScoreRules;
  html: string;
  thumbnail: Picture | null;
  fileCount: number;
  notes: string[];
};

const thumbnailBytesMax = 512 * 1024;

/** A game as it lies in somebody's folder, as one document. What game.json does not say, the page and the folder do. */
export async function readOwnGame(folder: string): Promise<OwnGame> {
  const files = await openGameFiles(folder);
  const said = await readGameJson(files);
  const { html, title, description, notes, parts } = await bundleGame(files);
  const known = Object.keys(OwnGameFile.properties);
  const unknown = Object.keys(said).filter((name) => !known.includes(name));
  return {
    slug: said.slug ?? slugOf(files.root),
    title: said.title ?? (plainText(title, 100) || path.basename(files.root).slice(0, 100)),
    description: said.description ?? plainText(description, 500),
    tags: said.tags ?? [],
    orientation: said.orientation ?? 'any',
    items: await Promise.all((said.items ?? []).map((item, i) => withPictureInside(files, item, i))),
    score: said.score ?? {},
    html,
    thumbnail: await ownThumbnail(files),
    fileCount: new Set(parts.map(([name]) => name)).add('index.html').size,
    notes: [...unknown.map((name) => `game.json: "${name}" means nothing here.`), ...notes],
  };
}

async function readGameJson(files: GameFiles): Promise<Static<typeof OwnGameFile>> {
  if (!files.names.includes('game.json')) return {};
  const bytes = await files.read('game.json');
  if (!Buffer.isBuffer(bytes)) throw new StartupError(`game.json ${bytes.problem}.`);
  return parseGameFile(OwnGameFile, bytes.toString('utf8'), 'game.json');
}

function slugOf(root: string): string {
  const slug = path
    .basename(root)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  if (slug === '') throw new StartupError('The folder has no name to know the game by; set "slug" in its game.json.');
  return slug;
}

/** A page's own words were not written for us, so they are cut to fit instead of refused. */
function plainText(text: string, lengthMax: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(plain).slice(0, lengthMax).join('').trim();
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

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 4).toString('hex') === '89504e47',
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

async function ownThumbnail(files: GameFiles): Promise<Picture | null> {
  const [name, type] = thumbnails.find(([one]) => files.names.includes(one)) ?? [];
  if (name === undefined || type === undefined) return null;
  const bytes = await files.read(name);
  if (!Buffer.isBuffer(bytes)) throw new StartupError(`${name} ${bytes.problem}.`);
  if (bytes.length > thumbnailBytesMax || signatures[type]?.(bytes) !== true) {
    throw new StartupError(`${name} must be a picture of that kind with at most ${thumbnailBytesMax} bytes.`);
  }
  return { bytes, type };
}
