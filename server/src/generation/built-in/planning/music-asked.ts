import type { Scene, Sounds } from '../../../../../engines/src/plan.ts';
import type { Frame, Good } from '../reading/frame.ts';
import type { Music, TuneName } from '../reading/music-in-prompt.ts';
import { tuneNames, tuneOf } from './tunes.ts';

const albums: Partial<Record<Music, TuneName[]>> = {
  classical: ['ode-to-joy', 'little-night-music', 'fur-elise', 'minuet'],
  christmas: ['jingle-bells', 'silent-night', 'merry-christmas'],
  lullaby: ['brahms-lullaby', 'twinkle'],
  nursery: ['twinkle', 'frere-jacques'],
};

const isTune = (music: Music): music is TuneName => (tuneNames as string[]).includes(music);
const carols: Music[] = ['christmas', 'jingle-bells', 'silent-night', 'merry-christmas'];
const quiet: Music[] = ['lullaby', 'brahms-lullaby', 'silent-night', 'twinkle'];

/** The melodies or the band that a prompt asks for, instead of the mood's. */
function soundsOfMusic(music: Music, usual: Sounds): Sounds {
  if (music === 'jazz')
    return { ...usual, wave: 'triangle', scale: [0, 2, 3, 4, 7, 9, 10], beatsPerMinute: 116, drums: 'swing' };
  if (music === 'rock')
    return { ...usual, wave: 'sawtooth', scale: [0, 3, 5, 7, 10], beatsPerMinute: 138, drums: 'driving' };
  if (music === 'pop')
    return { ...usual, wave: 'square', scale: [0, 2, 4, 7, 9], beatsPerMinute: 122, drums: 'driving' };
  const tune = tuneOf(isTune(music) ? [music] : (albums[music] ?? []));
  return { ...usual, wave: 'triangle', tune, drums: 'none', beatsPerMinute: quiet.includes(music) ? 84 : 112 };
}

export const withAskedMusic = (usual: Sounds, music: Music | undefined): Sounds =>
  music ? soundsOfMusic(music, usual) : usual;

type Band = { hero: string; goods: string; scene: Scene };

const band = (music: Music): Band => {
  if (carols.includes(music))
    return { hero: 'santa', goods: 'music note,bell,christmas tree,gift,star,candy cane', scene: 'snow' };
  if (quiet.includes(music))
    return { hero: 'teddy bear', goods: 'music note,moon,star,bell,cloud,heart', scene: 'room' };
  if (music === 'nursery' || music === 'frere-jacques')
    return { hero: 'kid', goods: 'music note,drum,bell,star,trumpet,guitar', scene: 'room' };
  if (music === 'jazz')
    return { hero: 'musician', goods: 'music note,saxophone,trumpet,piano,drum,violin', scene: 'room' };
  if (music === 'pop')
    return { hero: 'singer', goods: 'music note,microphone,star,headphones,heart,guitar', scene: 'stadium' };
  if (music === 'rock')
    return { hero: 'guitarist', goods: 'music note,guitar,drum,microphone,star,headphones', scene: 'stadium' };
  return { hero: 'pianist', goods: 'music note,violin,piano,trumpet,bell,saxophone', scene: 'stadium' };
};

const goodOf = (noun: string): Good => ({
  noun,
  class: 'thing',
  count: null,
  isPlural: true,
  traits: [],
  role: 'tile',
});

/** Whether only the music was asked for, and none of what comes down the lanes. */
export const isOfBand = ({ music, mechanic, goods }: Frame): boolean =>
  mechanic === 'rhythm' && music !== undefined && goods.map(({ noun }) => noun).join(',') === band(music).goods;

/** Who plays such music, what comes down the lanes, and where, as far as a prompt of a game of rhythm leaves it open. */
export function withMusic(frame: Frame): Frame {
  const { music, mechanic, hero, goods, place } = frame;
  if (mechanic !== 'rhythm') return frame;
  if (!music)
    return goods.length > 0
      ? frame
      : { ...frame, goods: 'music note,guitar,drum,trumpet,violin,piano'.split(',').map(goodOf) };
  const own = band(music);
  const hasOwnGoods = goods.some(({ noun }) => !/^(music|song|note|music note|jazz|tune)$/.test(noun));
  return {
    ...frame,
    hero: hero ?? { noun: own.hero, class: 'person', count: null, isPlural: false, traits: [] },
    goods: hasOwnGoods ? goods : own.goods.split(',').map(goodOf),
    place: { ...place, setting: place.setting ?? own.scene },
  };
}
