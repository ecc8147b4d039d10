import path from 'node:path';
import type { BuildSizes } from '../../process/build-settings.ts';
import { StartupError } from '../../process/startup-error.ts';
import { type ReadBuild, readBuild } from '../builds/read-build.ts';
import type { Game } from '../catalogue/game.ts';
import type { ScoreRules } from '../catalogue/score-rules.ts';
import { openGameFiles } from './game-files.ts';
import { plainText, plainTitle } from './game-json.ts';

export type OwnGame = Pick<Game, 'title' | 'description' | 'tags'> & {
  /** Undefined where the play test determines it. */
  orientation: Game['orientation'] | undefined;
  /** Identifies the game among its creator's. */
  slug: string;
  items: unknown[];
  score: ScoreRules;
  build: ReadBuild;
};

/** A game in a member's folder. Values missing in game.json come from the page and the folder. */
export async function readOwnGame(folder: string, sizes: BuildSizes): Promise<OwnGame> {
  const { root } = await openGameFiles(folder);
  const build = await readBuild(folder, sizes);
  const { said, title, description } = build;
  return {
    slug: said.slug ?? slugOf(root),
    title: said.title ?? (plainTitle(title) || path.basename(root).slice(0, 100)),
    description: said.description ?? plainText(description, 500),
    tags: said.tags ?? [],
    orientation: build.orientation,
    items: said.items ?? [],
    score: said.score ?? {},
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
