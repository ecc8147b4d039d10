import type { Settings } from './settings.ts';

/** How large a game may be, and all games of a member together, with all their versions. */
export type BuildSizes = Readonly<{
  bytesMax: number;
  filesMax: number;
  fileBytesMax: number;
  accountBytesMax: number;
}>;

const megabyte = 1_000_000;

export const usualBuildSizes: BuildSizes = {
  bytesMax: 250 * megabyte,
  filesMax: 1500,
  fileBytesMax: 50 * megabyte,
  accountBytesMax: 2000 * megabyte,
};

export function readBuildSizes(read: Settings): BuildSizes {
  const megabytes = (name: string, usual: number, max: number) => read.whole(name, usual / megabyte, max) * megabyte;
  const { bytesMax, filesMax, fileBytesMax, accountBytesMax } = usualBuildSizes;
  return {
    bytesMax: megabytes('GAME_MEGABYTES', bytesMax, 2000),
    filesMax: read.whole('GAME_FILES', filesMax, 20_000),
    fileBytesMax: megabytes('GAME_FILE_MEGABYTES', fileBytesMax, 500),
    accountBytesMax: megabytes('GAME_MEGABYTES_PER_MEMBER', accountBytesMax, 10_000_000),
  };
}
