import type { Scene } from '../../../../../engines/src/plan.ts';

/** Well-known places in other languages; English ones are known by their kind. */
export const placeNames: Partial<Record<Scene, string>> = {
  city: 'venezia, venedig, venecia, venise, veneza, roma, rom, rzym, рим, риме, parigi, paryż, paryżu, париж, париже, 巴黎, パリ, 파리에서, londres, londra, londyn, лондон, лондоне, 伦敦, ロンドン, berlin, berlino, берлин, 柏林, hamburg, münchen, monaco di baviera, köln, frankfurt, stuttgart, leipzig, dresden, wien, vienne, viena, вена, zürich, bern, madrid, barcelona, barcelone, sevilla, lisboa, lisbonne, milano, napoli, firenze, florenz, torino, lyon, marseille, bruxelles, amsterdam, warszawa, warszawie, kraków, krakowie, praga, praha, москва, москве, петербург, киев, києві, nueva york, nowy jork, нью-йорк, 纽约, ニューヨーク, 뉴욕, 東京, 京都, 大阪, 北京, 上海, 서울, istanbul, ankara, jakarta, rio de janeiro, são paulo, ciudad de méxico, القاهرة, دبي, दिल्ली, मुंबई',
  snow: 'pyrenäen, pyrénées, pirineos, pirenei, pireneus, anden, dolomiti, dolomiten, kaukasus, кавказ, кавказе, tatry, tatrach, karpaten, karpaty, 喜马拉雅, ヒマラヤ, 富士山, alpen, alpi, alpes, alpy, alpach, альпы, альпах, アルプス, 阿尔卑斯, gebirge, berge, bergen, montaña, montañas, montagne, montagnes, montagna, montanha, montanhas, góry, górach, горы, горах, nordpol, südpol, polo norte, pôle nord, polo nord',
  desert: 'wüste',
  temple: 'ägypten, egipto, égypte, egitto, egito, egipcie, египте, pyramide, pyramiden, pirámide, pirámides',
  sea: 'aquário, acuario, aquarium, acquario, akwarium, аквариум, аквариуме, 水族館, 水族馆, 수족관',
  jungle: 'afrika, áfrica, afrique, африка, африке, 非洲, アフリカ',
};
