import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { errorCodeOf, StartupError } from '../../process/startup-error.ts';
import { GameDescription, GameTags, GameTitle, gameHtmlBytesMax, Orientation } from '../catalogue/game.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { ScoreRules } from '../catalogue/score-rules.ts';

const GameFile = Type.Object({
  title: GameTitle,
  description: GameDescription,
  tags: GameTags,
  orientation: Orientation,
  items: Type.Optional(Type.Array(Type.Unknown())),
  score: Type.Optional(ScoreRules),
});

/** A game in a folder: game.json, index.html and optionally a thumbnail. The shop validates its items. */
export type GameFolder = Required<Static<typeof GameFile>> & { slug: string; html: string; thumbnail: Picture | null };

export const thumbnails = [
  ['thumbnail.webp', 'image/webp'],
  ['thumbnail.jpg', 'image/jpeg'],
  ['thumbnail.jpeg', 'image/jpeg'],
  ['thumbnail.png', 'image/png'],
] as const;

/** Every game folder inside a folder, by name. */
export async function readGameFolders(root: string): Promise<GameFolder[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const games = await Promise.all(slugs.sort().map((slug) => readGameFolder(path.join(root, slug), slug)));
  return games.filter((game) => game !== undefined);
}

/** A folder without a game.json is not a game (yet). */
async function readGameFolder(folder: string, slug: string): Promise<GameFolder | undefined> {
  const json = await readIfThere(path.join(folder, 'game.json'));
  if (json === undefined) return undefined;
  const file = parseGameFile(GameFile, json.toString(), `games/${slug}/game.json`);
  const html = await readIfThere(path.join(folder, 'index.html'));
  if (html === undefined || html.length > gameHtmlBytesMax) {
    throw new StartupError(`games/${slug}/index.html must be there and have at most ${gameHtmlBytesMax} bytes.`);
  }
  return {
    slug,
    title: file.title,
    description: file.description,
    tags: file.tags,
    orientation: file.orientation,
    items: file.items ?? [],
    score: file.score ?? {},
    html: html.toString('utf8'),
    thumbnail: await readThumbnail(folder),
  };
}

/** The content of a game.json, or a sentence about what is invalid. */
export function parseGameFile<T extends TSchema>(schema: T, text: string, name: string): Static<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${name} is not valid JSON.`, { cause: error });
  }
  if (Value.Check(schema, value)) return value;
  throw new StartupError(`${name} does not fit: ${firstMisfit(schema, value)}.`);
}

/** The first invalid value, and what it should be. */
export function firstMisfit(schema: TSchema, value: unknown): string {
  const [first] = Value.Errors(schema, value);
  const steps = first?.instancePath.split('/').slice(1) ?? [];
  let wanted: unknown = schema;
  for (const step of steps) {
    const { properties, items } = wanted as { properties?: Record<string, unknown>; items?: unknown };
    wanted = properties?.[step] ?? items ?? {};
  }
  const { description, enum: values } = wanted as { description?: string; enum?: string[] };
  const should = description ?? (values && `one of ${values.join(', ')}`);
  const isSaid = first?.keyword !== 'required' && should !== undefined;
  return `${steps.length > 0 ? `"${steps.join('.')}"` : 'it'} ${isSaid ? `must be ${should}` : first?.message}`;
}

async function readThumbnail(folder: string): Promise<Picture | null> {
  for (const [name, type] of thumbnails) {
    const bytes = await readIfThere(path.join(folder, name));
    if (bytes !== undefined) return { bytes, type };
  }
  return null;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
