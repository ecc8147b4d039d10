import { expect, it } from 'vitest';
import { masterPlaylistOf, mediaPlaylist, type Rendition, readPieces } from './clip-playlist.ts';

const written = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MAP:URI="720p.m4s",BYTERANGE="100@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:1000@100
720p.m4s
#EXTINF:2.500000,
#EXT-X-BYTERANGE:400@1100
720p.m4s
#EXT-X-ENDLIST
`;
const pieces = readPieces(written, 1500);
const rendition: Rendition = {
  file: 'clips/x/1-720p.mp4',
  width: 1280,
  height: 720,
  ...(pieces ?? { header: { offset: 0, bytes: 0 }, segments: [] }),
};

it('takes the numbers of what ffmpeg wrote, and writes a playlist of its own', () => {
  expect(pieces).toEqual({
    header: { offset: 0, bytes: 100 },
    segments: [
      { seconds: 4, bytes: 1000, offset: 100 },
      { seconds: 2.5, bytes: 400, offset: 1100 },
    ],
  });
  expect(
    mediaPlaylist(rendition, '1-720p.mp4')
      .split('\n')
      .filter((line) => !line.startsWith('#EXT-X-V')),
  ).toEqual([
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="1-720p.mp4",BYTERANGE="100@0"',
    '#EXTINF:4.000,',
    '#EXT-X-BYTERANGE:1000@100',
    '1-720p.mp4',
    '#EXTINF:2.500,',
    '#EXT-X-BYTERANGE:400@1100',
    '1-720p.mp4',
    '#EXT-X-ENDLIST',
    '',
  ]);
  expect(masterPlaylistOf([rendition], () => '1-720p.m3u8')).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=2000,RESOLUTION=1280x720\n1-720p.m3u8\n',
  );
});

it('carries no address over that a decoder wrote', () => {
  const foreign = written.replaceAll('720p.m4s', 'https://evil.example/x');
  expect(JSON.stringify(readPieces(foreign, 1500))).not.toContain('evil');
});

it.each([
  ['nothing', '', 1500],
  ['no header', written.replace(/#EXT-X-MAP.*\n/, ''), 1500],
  ['no segments', written.replace(/#EXTINF.*\n/g, ''), 1500],
  ['more than the file has', written, 1499],
  ['a gap', written.replace('400@1100', '399@1101'), 1500],
  ['a segment twice', written.replace('400@1100', '400@100'), 1500],
  ['an empty segment', written.replace('400@1100', '0@1100'), 1500],
  ['a length that is none', written.replace('2.500000', '2.5.0'), 1500],
])('refuses %s', (_what, text, size) => {
  expect(readPieces(text, size)).toBeUndefined();
});
