import type { Oklch } from '../planning/colour-space.ts';

/** Colour names: the wash of a whole game, and the tint of one thing. */
export const colours: { words: string; wash: Oklch; tint: string }[] = [
  {
    words:
      'red crimson scarlet maroon rojo roja rot rote roter rouge vermelho vermelha rosso rossa 赤 赤い 红 红色 빨간 красный красная rood красные красных красную roten rotes rotem rouges rojos rojas vermelhos vermelhas rossi rosse czerwony czerwona czerwone czerwonych czerwoną',
    wash: [0.6, 0.2, 27],
    tint: '#e8403a',
  },
  {
    words:
      'orange amber naranja anaranjado orangefarben laranja arancione オレンジ色 橙色 주황 оранжевый оранжевые оранжевых arancioni anaranjados anaranjadas pomarańczowy pomarańczowa pomarańczowe pomarańczowych orangefarbene orangefarbenen',
    wash: [0.75, 0.16, 60],
    tint: '#ff9233',
  },
  {
    words:
      'yellow amarillo amarilla gelb gelbe gelber jaune amarelo amarela giallo gialla 黄色 黄色い 黄 노란 желтый желтая geel желтые желтых gelben gelbes jaunes amarillos amarillas amarelos amarelas gialli gialle żółty żółta żółte żółtych',
    wash: [0.87, 0.16, 98],
    tint: '#ffd23f',
  },
  {
    words: 'golden dorado goldene goldener dore dourado dorato 金色 金の 황금 золотой',
    wash: [0.82, 0.15, 88],
    tint: '#f5b82e',
  },
  {
    words:
      'green lime emerald verde grun grune gruner vert verte verdes 緑 緑の 绿 绿色 초록 зеленый зеленая groen зеленые зеленых grünen grünes verts vertes verdi zielony zielona zielone zielonych',
    wash: [0.7, 0.17, 145],
    tint: '#55b84a',
  },
  {
    words: 'teal turquoise aqua cyan mint turquesa turkis menta ciano 水色 青緑 青绿 청록 бирюзовый',
    wash: [0.76, 0.12, 190],
    tint: '#2fc4b2',
  },
  {
    words:
      'blue azure navy azul azules blau blaue blauer bleu bleue blu azzurro 青 青い 蓝 蓝色 파란 синий синяя голубой blauw синие синих голубые голубых blauen blaues bleus bleues azuis azzurri azzurre niebieski niebieska niebieskie niebieskich',
    wash: [0.6, 0.16, 255],
    tint: '#3f8ef0',
  },
  {
    words:
      'purple violet lavender lilac mauve indigo magenta morado morada lila violett roxo roxa roxos roxas viola violets morados moradas violetas 紫 紫の 紫色 보라 фиолетовый paars фиолетовые фиолетовых violettes fioletowy fioletowa fioletowe fioletowych',
    wash: [0.55, 0.19, 300],
    tint: '#9457eb',
  },
  {
    words:
      'pink fuchsia rosa rosado rosada rosafarben rose 桃色 ピンク 粉色 粉红 분홍 핑크 розовый розовая roze розовые розовых rosados rosadas różowy różowa różowe różowych',
    wash: [0.78, 0.14, 350],
    tint: '#ff7eb6',
  },
  {
    words: 'beige ecru sepia ベージュ 米色 베이지 бежевый beżowy bej',
    wash: [0.87, 0.05, 85],
    tint: '#e3d3b4',
  },
  {
    words:
      'brown chocolate marron braun braune brun marrom castanho marrone 茶色 棕色 갈색 коричневый bruin коричневые braunen brązowy brązowa brązowe brązowych marroni',
    wash: [0.5, 0.09, 55],
    tint: '#9a6238',
  },
  {
    words:
      'white blanco blanca weiss weisse weisser blanc blanche branco branca bianco bianca 白 白い 白色 하얀 흰 белый белая wit белые белых weissen weißen weiße weißes weißer blancs blanches blancos blancas brancos brancas bianchi bianche biały biała białe białych',
    wash: [0.95, 0.01, 250],
    tint: '#f4f6fb',
  },
  {
    words:
      'black negro negra schwarz schwarze schwarzer noir noire preto preta nero nera 黒 黒い 黑 黑色 검은 черный черная zwart черные черных schwarzen schwarzes noirs noires negros negras pretos pretas neri czarny czarna czarne czarnych',
    wash: [0.24, 0.01, 270],
    tint: '#3a3350',
  },
  {
    words:
      'gray grey silver monochrome gris plateado grau graue silbern cinza prata grigio argento 灰色 銀 灰 회색 серый серебряный grijs серые серых grauen grises szary szara szare szarych',
    wash: [0.6, 0.01, 260],
    tint: '#9aa6ba',
  },
];

/** Words that dress an actor instead of naming one: a ninja cat, a cat with a crown. */
export const wearables: Record<string, string> = {
  ninja: 'headband',
  samurai: 'headband',
  pirate: 'piratehat',
  wizard: 'wizardhat',
  witch: 'witchhat',
  cowboy: 'cowboyhat',
  santa: 'santahat',
  king: 'crown',
  princess: 'crown',
  crown: 'crown',
  knight: 'helmet',
  viking: 'vikinghelmet',
  astronaut: 'bubble',
  chef: 'chefhat',
  angel: 'halo',
  devil: 'horns',
  detective: 'tophat',
  hat: 'tophat',
  hero: 'headband',
  space: 'bubble',
  royal: 'crown',
  birthday: 'party',
  party: 'party',
  cool: 'glasses',
  sunglasses: 'glasses',
  glasses: 'glasses',
  bow: 'bow',
  ribbon: 'bow',
  fancy: 'tophat',
  gentleman: 'tophat',
  magic: 'wizardhat',
  christmas: 'santahat',
  baseball: 'cap',
  cap: 'cap',
  helmet: 'helmet',
  flower: 'flower',
};

/** "a zombie cow" is a cow, and looks it. */
export const coats: Record<string, string> = {
  robot: '#9fb4c9',
  zombie: '#8fc07a',
  ghost: '#dfe0ff',
  alien: '#7be05a',
  flame: '#ff6a2e',
  snowflake: '#bfe4ff',
  skeleton: '#f0ece0',
  vampire: '#6b4a86',
  devil: '#e0403a',
  mummy: '#e6dcc4',
  crystal: '#b06bff',
  gem: '#35c9f0',
  coin: '#ffc53d',
  candy: '#ff7eb6',
  mushroom: '#e8403a',
  muddy: '#8f6b45',
};
