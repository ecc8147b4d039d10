import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openCacheDir } from '../process/cache-dir.ts';

export type BrowserFiles = {
  path: string;
  env: Record<string, string>;
  /** Chromium's shell for pages without a window: it has no notifications and blocks no storage of third parties. */
  isShell: boolean;
};

/**
 * The Chromium of `@sparticuz/chromium`, which is for Linux on x64 only. The package unpacks it into TMPDIR, reuses
 * whatever is already there, and changes its process's environment: so it runs in its own process and folder, and the
 * folder is renamed into place when it is complete.
 */
export async function unpackBrowserPackage(cacheDir: string): Promise<BrowserFiles> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(dirname(entry)), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  openCacheDir(cacheDir);
  const folder = join(cacheDir, `chromium-${version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o755 });
    try {
      const script = `import(${JSON.stringify(pathToFileURL(entry).href)}).then((it) => it.default.executablePath())`;
      // This platform name makes it include libraries that a minimal server lacks.
      const env = { PATH: process.env['PATH'] ?? '', TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
      await promisify(execFile)(process.execPath, ['-e', script], { env, timeout: 120_000 });
      chmodSync(join(unfinished, 'chromium'), 0o755);
      writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontsIn(join(folder, 'fonts')));
      // The archive's files keep the numeric owner of the machine that packed them, which may be some user here.
      for (const name of readdirSync(unfinished, { recursive: true, encoding: 'utf8' }))
        takeOver(join(unfinished, name));
      if (!existsSync(folder)) renameSync(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { path: join(folder, 'chromium'), env, isShell: true };
}

const fontsIn = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>/tmp/coinop-fonts</cachedir></fontconfig>
`;

function takeOver(path: string): void {
  lchownSync(path, process.geteuid?.() ?? 0, process.getegid?.() ?? 0);
}
