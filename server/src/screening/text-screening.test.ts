import { describe, expect, it } from 'vitest';
import { newMemberHandle } from '../accounts/handle.ts';
import { findRefusedWord, requireFitText, wordListWith } from './text-screening.ts';

const refused =
  `fuck FUCK FuCk fuuuuck fucking xXfuckXx motherfucker f.u.c.k f_u_c_k f-u-c-k fu_ck f*ck f**k fvck phuck fuсk ｆｕｃｋ fück
  f​uck sh1t $hit sh!t sh_it shit_happens bullshit SHITHEAD shiiiit b1tch b!tch bi+ch bitches a55hole @sshole assh0le
  n1gger ni99er nigg3r NIGGA f4ggot faggots cunt cunts c*nt wh0re slut5 slutty wanker p0rn pornhub blowj0b d1ckhead
  rapist raping pedophile paed0phile kys hurensohn arschloch puta kurwa пизда хуйня`.split(/\s+/);

const innocent =
  `Scunthorpe Essex Sussex Middlesex class classic assassin assess Massachusetts bass grass passion compass embassy
  cockpit cocktail peacock Hancock shuttlecock weathercock cockatoo Dickens Dick dictionary predict Penistone shiitake mishit
  Matsushita Kinoshita Yoshitaka Ashita pushit Shih therapist grape drape parapet scrape trapeze rapeseed analysis canal
  banal analogue Arsenal arsenic parse Niger Nigeria niggle niggardly snigger night knight raccoon cocoon tycoon Mooncoon
  document cucumber circumstance accumulate cumulus title titan Titanic constitution button butter buttress butterfly
  sextant sexton Sextus pussycat pussyfooting Swansea swanky Wankel popcorn Siriporn Somporn Pornic spice spicy aspic
  conspicuous despicable hello shell Michelle damn hoarder whorl horehound slit sluice slush fig faggio fagotto bitumen bitter
  hitch stitch pitch butch ditch dyke Vandyke hammer gobook gooky cashit kikeriki sukiyaki reputation computation amputate
  disputas retard tard custard mustard leotard bastion basement reassess shot short shift shirt shirts fukuoka Fukushima
  fuku ficus fiction suffice effick tyres fuchsia fugue Focke tuck suck duck luck puck truck bucket phrase chingaling
  страхуй застрахуйте хулиган требань`.split(/\s+/);

describe('text screening', () => {
  it.each(refused)('refuses %s', (word) => {
    expect(findRefusedWord(word)).toBeDefined();
    expect(findRefusedWord(`A game about ${word}, really!`)).toBeDefined();
  });

  it('lets innocent words through that contain others', () => {
    expect(innocent.filter((word) => findRefusedWord(word) !== undefined)).toEqual([]);
  });

  it.each([
    'push it to the limit',
    'wish it were true',
    'a class hat',
    'The Matsushita Shiitake Soup Show',
    'Catch 22 fish at 5 o clock, score 455 or 5417',
    'a b c d e f g',
    'Kill 100 zombies before they kill you!',
    'Moby Dick and the cock that crows at dawn',
    'Shoot, stab and blow up the evil robots *** hard mode ***',
    'I sh... it is a secret',
    '18+ levels, $5 prize & 100% fun_ny',
    'u c k f',
    'Ein Spiel über Kühe, Füchse und Fußball',
    'Игра про космос и хомяков',
    '東京の迷路',
  ])('lets through: %s', (text) => {
    expect(findRefusedWord(text)).toBeUndefined();
  });

  it.each([
    's h i t',
    'f u c k you',
    'please F.U.C.K off',
    'kill  yourself',
    'Kill-Yourself now',
    'sieg_heil',
    'CHILD PORN',
  ])('reads what is spelled out and phrases: %s', (text) => {
    expect(findRefusedWord(text)).toBeDefined();
  });

  it('finds nothing in the handles we make', () => {
    const handles = Array.from({ length: 3000 }, newMemberHandle);
    expect(handles.filter((handle) => findRefusedWord(handle) !== undefined)).toEqual([]);
  });

  // A pattern that backtracks would not come to an end on these.
  it.each(['ab ', 'f*', '1!'])('gets through a prompt full of "%s"', (text) => {
    expect(findRefusedWord(text.repeat(2000 / text.length))).toBeUndefined();
  });

  it.each([
    ['m', '*', 60],
    ['p', '*', 2000],
    ['', 'a', 50_000],
    ['', '1', 50_000],
    ['', 'm********', 5000],
  ])('gets through %s with %s many times', (start, text, times) => {
    expect(findRefusedWord(start + text.repeat(times))).toBeUndefined();
  });

  it('reads a word in long runs of letters and stars', () => {
    expect(findRefusedWord(`fu${'u'.repeat(500)}ck`)).toBeDefined();
    expect(findRefusedWord(`f${'*'.repeat(500)}k`)).toBeDefined();
    expect(findRefusedWord(`p${'*'.repeat(7)}le`)).toBeDefined();
  });

  it('reads words that operators wrote with stars, whatever they decided about them', () => {
    const list = wordListWith(['*grrrrr*', '*ab*'], ['*bitch*', 'cab*']);
    expect(findRefusedWord('bitches', list)).toBeUndefined();
    expect(findRefusedWord('taxicabs', list)).toBeUndefined();
    expect(findRefusedWord('crabs and slabs', list)).toBeDefined();
    expect(findRefusedWord('angrrrrrry', list)).toBeDefined();
    expect(findRefusedWord('fuck', list)).toBeDefined();
  });

  it('asks whatever screening the context has, of what was sent', async () => {
    const asked: string[] = [];
    const screening = {
      isFit: async (text: string) => {
        asked.push(text);
        return text !== 'no';
      },
    };
    await requireFitText({ screening }, 'yes', undefined, 'also');
    expect(asked).toEqual(['yes', 'also']);
    await expect(requireFitText({ screening }, 'yes', 'no')).rejects.toMatchObject({
      code: 'text_refused',
      status: 400,
    });
  });
});

it('finds words of scripts without small letters, between spaces or not, with marks or without', () => {
  const list = wordListWith(['赌博', 'ばか', 'حمار', 'गाली', '바보'], []);
  const refused = ['这里可以赌博吗', 'おばかさん', 'يا حمار هنا', 'يا حِمَار', 'यह गाली है', '너는 바보 야'];
  const fit = ['赌 一次', 'かばん', 'حماره جميل', 'यह गली है और', '바다'];
  expect(refused.filter((text) => findRefusedWord(text, list) === undefined)).toEqual([]);
  expect(fit.filter((text) => findRefusedWord(text, list) !== undefined)).toEqual([]);
});
