/**
 * How small or dear ones are called, as the beginnings of words: Russian, Ukrainian, Polish, Spanish, Portuguese,
 * Italian, German, Dutch.
 */
const lines = `
cat | котик котят котён котен котеньк кошечк киск | котик кошен кицьк кошенят | kotk koteczk kociak kociąt kocięt kotecz | gatit | gatinh | gattin | kätzch miezekatz | katj poesj
dog | собачк пёсик песик | собачк песик | piesk psiak | perrit | cachorrinh cãozinh cãezinh | cagnolin | hündch | hondj
puppy | щенк щеночк щенят щенок | щенят цуценят цуцик | szczeniak szczenia | cachorrit | filhotinh | cucciol | welp | puppy pupp
mouse | мышк мышонк мышат | мишк мишен | myszk | ratoncit ratit | ratinh camundong | topolin | mäusch mäuslein | muisj
fish | рыбк рыбок рыбёш | рибк рибок | rybk | pececit pescadit | peixinh | pesciolin | fischlein fischch | visj
rabbit | зайчик зайк зайчат зайчон крольч | зайчик зайченят кролич | królicz królik zajączk | conejit | coelhinh | conigliett | häsch hasi kaninch | konijntj
bear | мишк мишек медвежат медвежон медвежат | ведмедик ведмеж ведмежат | misi miś niedźwiad | osit | ursinh | orsett orsacchiott | bärch | beertj
bird | птичк птенц птенч | пташк пташен | ptaszk ptaszek | pajarit | passarinh | uccellin | vögelch vöglein | vogeltj
fox | лисичк лисят лисён лисён | лисичк лисен | lisk | zorrit | raposinh | volpin volpacchiott | füchslein | vosj
hedgehog | ёжик ежик | їжачк їжачок | jeżyk | ericit | | riccett | igelch | egeltj
car | машинк | машинк | autk samochodzik | cochecit autit carrit | carrinh | macchinin | autoch | autootj
star | звёздочк звездочк звёздоче звездоче | зірочк | gwiazdk gwiazdecz | estrellit | estrelinh | stellin | sternch sternlein | sterretj
flower | цветочк | квіточк квітк | kwiatuszk kwiatk | florecit florcit | florzinh florinh | fiorellin | blümch blümlein | bloemetj bloempj
cookie | печеньк печеньиц | печивк | ciasteczk | galletit | biscoitinh | biscottin | plätzch | koekj
heart | сердечк | сердечк | serduszk | corazoncit | coraçãozinh coraçõezinh | cuoricin | herzch herzlein | hartj
mushroom | грибочк | грибочк | grzybk | honguit | cogumelinh | funghett | pilzch | paddenstoeltj
strawberry | ягодк ягод | полуничк | truskawecz | fresit | moranguinh | fragolin | erdbeerch | aardbeitj
dinosaur | динозаврик динозаврч | динозаврик | dinozaurk | dinosaurit | dinossaurinh | dinosaurin | | dinootj
pig | поросят поросён свинк | поросят свинк | śwink prosiacz prosiąt | cerdit | porquinh | maialin porcellin | schweinch | varkentj biggetj
duck | уточк утят утён утенк | качечк каченят качен | kaczuszk kaczątk | patit | patinh | paperell anatroccol | entch entlein | eendj
chick | цыплят цыплён | курчат | kurczacz kurczątk | pollit | pintinh | pulcin | | kuikentj
cow | коровк | корівк | krówk | vaquit | vaquinh | mucchett | | koetj
horse | лошадк | коник конят коней коням кіньм | konik | caballit | cavalinh | cavallin | pferdch | paardj
frog | лягушат лягушон лягушечк | жабк жабен | żabk żabc | ranit | sapinh | ranocch ranell | fröschch fröschlein | kikkertj
turtle | черепашк черепашат | черепашк | żółwik | tortuguit | tartaruguinh | tartarughin | | schildpadj
elephant | слоник слонят слонён | слоник слонен | słonik | elefantit | elefantinh | elefantin | | olifantj
monkey | обезьянк мартышк | мавпочк мавпен | małpk | monit changuit | macaquinh | scimmiett | äffch | aapj
lion | львят львён львёнк львёнок | левен | lwiątk | leoncit | leãozinh | leoncin | löwch | leeuwtj
tiger | тигрят тигрён | тигрен | tygrysk | tigrecit | tigrinh | tigrott | | tijgertj
gift | подарочк подарк | подарунк | prezencik | regalit | presentinh | regalin | | cadeautj
christmas tree | ёлочк ёлк ёлок елочк елк | ялинк | choinecz | arbolit | | alberell | | kerstboompj
cake | тортик пирожн пирожк | тортик тістечк | torcik | pastelit tartit | bolinh | dolcett tortin | törtch küchlein | taartj
ice cream | морожен | морозив | lodami lodów lodem | heladit | sorvetinh | | | ijsj
boat | кораблик лодочк | кораблик | łódeczk stateczk | barquit | barquinh | barchett | bötch schiffch | bootj
ball | мячик | м'ячик мячик | piłeczk | pelotit | bolinhas | pallin | bällch | balletj
balloon | шарик | кульк | balonik | globit | balãozinh balõezinh | palloncin | | ballonnetj
house | домик | будиночк | domk | casit | casinh | casett | häusch | huisj
ghost | привиденьиц | привидик | duszk | fantasmit | fantasminh | fantasmin | gespenstch | spookj
unicorn | | єдинорог | | | | | | 
princess | принцессочк | | królewienk | princesit | princesinh | principessin | | prinsesj
vegetable | | | | | | | | groent
snowflake | снежиночк | | | | | | |`;

const languages = ['ru', 'uk', 'pl', 'es', 'pt', 'it', 'de', 'nl'];
/** Endings of cases and numbers have so many letters at most. */
const endingMax = 4;

const stemsOf = new Map<string, [stem: string, noun: string][]>(languages.map((language) => [language, []]));
for (const line of lines.trim().split('\n')) {
  const [noun = '', ...cells] = line.split('|').map((cell) => cell.trim());
  for (const [i, cell] of cells.entries())
    for (const stem of cell.split(' ').filter(Boolean)) stemsOf.get(languages[i] ?? '')?.push([stem, noun]);
}

/** "Котиками", "gatitos" and "Kätzchen" are cats. */
export function nounOfDiminutive(word: string, language: string): string | null {
  const found = (stemsOf.get(language) ?? []).filter(
    ([stem]) => word.startsWith(stem) && word.length - stem.length <= endingMax,
  );
  // The longest beginning says most.
  return (
    found.reduce<[string, string] | null>(
      (best, one) => (best && best[0].length >= one[0].length ? best : one),
      null,
    )?.[1] ?? null
  );
}
