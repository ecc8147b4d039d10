import path from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { type ReadBuild, readBuild } from '../builds/read-build.ts';
import type { Game } from '../catalogue/game.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import type { ScoreRules } from '../catalogue/score-rules.ts';
import { type GameFiles, openGameFiles } from './game-files.ts';
import { thumbnails } from './game-folder.ts';
import { plainText, plainTitle } from './game-json.ts';

export type OwnGame = Pick<Game, 'title' | 'description' | 'tags'> & {
  /** Undefined where the play test is to say it. */
  orientation: Game['orientation'] | undefined;
  /** Names the game among its creator's. */
  slug: string;
  items: unknown[];
  score: ScoreRules;
  thumbnail: Picture | null;
  build: ReadBuild;
};

const thumbnailBytesMax = 512 * 1024;

/** A game as it lies in somebody's folder. What game.json does not say, the page and the folder do. */
export async function readOwnGame(folder: string): Promise<OwnGame> {
  const files = await openGameFiles(folder);
  const build = await readBuild(folder);
  const { said, title, description } = build;
  return {
    slug: said.slug ?? slugOf(files.root),
    title: said.title ?? (plainTitle(title) || path.basename(files.root).slice(0, 100)),
    description: said.description ?? plainText(description, 500),
    tags: said.tags ?? [],
    orientation: build.orientation,
    items: said.items ?? [],
    score: said.score ?? {},
    thumbnail: await ownThumbnail(files),
    build,
  };
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
