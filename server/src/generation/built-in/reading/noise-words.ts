import { isFleeing } from './foreign-verbs.ts';
import { numberOf } from './numbers.ts';

/** Words of other languages that say nothing about a game, or whose meaning is read elsewhere. */
const noise = new RegExp(
  `^(${[
    'breakable walls double jump',
    'państw państwa krajów länder ländern países paesi стран страны ülkeler negara',
    "jusqu['’]à",
    'will möchte soll kann runter hoch rauf hält taucht seine[mnrs]? ihre[mnrs]? dabei dann immer wieder computer machen macht mach',
    'tippe tippt tippen fahre fahren fährst steuere steuerst spiele spielst laufe fliege meine meinem meinen meiner hindurch entlang vorbei herum weiter unterwegs dort hier welche welcher beim',
    'conduzco manejo numa num pelas pelos pela pelo conduis guido dirijo jadę kieruję gram еду управляю играю веду лечу onde porque mientras luego donde quien volver vuelve',
    'jusqu zrób zrob stwórz partout plusieurs toutes quelques ensuite très leurs quand alors lorsqu',
    'przy jest oraz przez aby żeby która który które gdzie swoją swoim swoich jego jednak potem wszystkie',
    'который которая которые которую потом чтобы через около вокруг свой свою своего едет едут идёт идет летит бежит плывёт плывет нужно надо можно',
    'yang untuk dengan dari pada sambil harus bisa lalu kemudian agar supaya dalam ketika saat',
    'của trong những được phải với khỏi bằng cùng đang mình chơi trò cho',
    'जिसमें जिसमे जिनमें जिसे जिसको जहाँ जहां करके लेकर और होता होती होते करो करना करने चाहिए मुझे बनाओ बनाएं अपने अपनी अपना सारे सभी बहुत ढूंढने',
    'التي الذي الذين حيث يجب على مع ثم حتى عندما هناك أريد',
    'rijdt loopt vliegt springt naar waar waarin moet mogen kan door over alle zijn haar',
    'olan olduğu için gibi sonra ile bütün tüm kadar evde',
    'bajo posible encima alrededor tres cuatro cinco ordenador computadora',
    'nello della delle degli sugli dagli negli dalle sulle sopra sotto mentre ostacoli quando',
    'pendant autour spatiale? obstacles? ordinateur',
    'enquanto embaixo computador',
    'лаб двух трёх трех растёт растет пока',
    'trzema dwoma bossem obcych pływa kopie podczas',
    'لعبة تقفز يقفز يطير تطير',
    'करता करती करते हुए वाला वाली वाले है हैं',
    'kaçar koşar zıplar uçar geçer gider oyunu oyun',
  ]
    .join(' ')
    .split(' ')
    .join('|')})$`,
  'u',
);

export const isNoise = (word: string, language: string): boolean =>
  noise.test(word) || isFleeing(word) || numberOf(word, language) !== null;
