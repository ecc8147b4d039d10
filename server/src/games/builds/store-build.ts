import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { BuildFolder } from './build-folder.ts';
import { compressed, contentTypeOf, encodingOf } from './file-encoding.ts';
import { type BuildFile, type Manifest, type StoredFile, storedName } from './manifest.ts';

/** Stores every file of a folder, with its compressed forms. Existing files are not written again. */
export async function storeBuild(
  ctx: Context,
  folder: BuildFolder,
  /** Files whose content differs from the folder. */
  replaced: ReadonlyMap<string, Buffer>,
  signal: AbortSignal,
): Promise<Manifest> {
  const manifest = new Map<string, BuildFile>();
  for (const path of folder.paths) {
    signal.throwIfAborted();
    manifest.set(path, await storeFile(ctx, path, replaced.get(path) ?? (await folder.read(path))));
  }
  return manifest;
}

async function storeFile(ctx: Context, path: string, bytes: Buffer): Promise<BuildFile> {
  const type = contentTypeOf(path);
  const encoding = await encodingOf(path, bytes);
  const { br, gzip } = encoding === undefined ? await compressed(type, bytes) : {};
  const variants = {
    ...(br && { br: await storeBytes(ctx, br) }),
    ...(gzip && { gzip: await storeBytes(ctx, gzip) }),
  };
  return {
    ...(await storeBytes(ctx, bytes)),
    type,
    ...(encoding && { encoding }),
    ...(br && { variants }),
  };
}

async function storeBytes(ctx: Context, bytes: Buffer): Promise<StoredFile> {
  const hash = createHash('sha256').update(bytes).digest();
  // Before the upload: from now on the sweep of unused files skips this one.
  await sql`
    insert into build_files (sha256, size_bytes, last_used_at) values (${hash}, ${bytes.length}, ${ctx.clock.now()})
    on conflict (sha256) do update set last_used_at = excluded.last_used_at`.execute(ctx.db);
  const sha256 = hash.toString('hex');
  if ((await ctx.storage.size(storedName(sha256))) !== bytes.length) {
    // An empty buffer would end the stream's iteration without a chunk, which is what an empty file is.
    await ctx.storage.put(storedName(sha256), Readable.from(bytes.length === 0 ? [] : [bytes]));
  }
  return { sha256, sizeBytes: bytes.length };
}
