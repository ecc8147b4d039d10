/**
 * Places of two words, or of one compound, in the larger languages, and the word whose scene they share: the park of a
 * "parc d'attractions" is no meadow, and a railway station is nothing to collect.
 */
const places: [said: RegExp, meant: string][] = [
  [/parcs? d['’]attractions?|parco (?:di|dei) divertiment[io]|parque de (?:atracciones|diversiones|diversões)|freizeitpark(?:s|es)?|vergnügungspark(?:s|es)?|park(?:u|ach)? (?:rozrywki|atrakcji)|wesoł(?:e|ym) miasteczk(?:o|u)|парк[еа]? (?:аттракционов|развлечений)/, 'lunapark'],
  [/salles? de classe|klassenzimmers?|klassenraum|aula scolastica|sala de aula|sal[ai] lekcyjn(?:a|ej)/, 'classroom'],
  [/centre commercial|centro comercial|centro commerciale|einkaufszentrums?|centrum handlow(?:e|ym|ego)|galeri[ai] handlow(?:a|ej)|торгов(?:ый|ом) центр[е]?/, 'mall'],
  [/aires? de jeux|spielplatz(?:es)?|patio de (?:recreo|juegos)|parque infantil|parco giochi|plac(?:u)? zabaw|parquinho/, 'playground'],
  [/terrain de (?:foot|football)|campo (?:de|da) (?:fútbol|futebol|calcio)|cancha de fútbol|fu(?:ß|ss)ballplatz(?:es)?|boisk(?:o|u) piłkarski(?:e|m)/, 'stadium'],
  [/maison hantée|(?:casa|mansión) (?:encantada|embrujada)|casa (?:stregata|infestata)|casa (?:mal-?assombrada|assombrada)|spukhaus(?:es)?|geisterhaus(?:es)?|nawiedzon(?:y|ym|ego) dom(?:u)?/, 'hauntedhouse'],
  [/stacj[aię] kosmiczn(?:a|ej|ą)|estación espacial|estação espacial|stazione spaziale|station spatiale|raumstation/, 'starship'],
  [/(?<=(?:^| )(?:la|une|na|nella|im|der|alla|w|am) )(?:piscine|piscina|schwimmbad|freibad|hallenbad|basenie)/, 'pool'],
  [/(?:la gare|(?<=(?:une|de|en|cette) )gare)(?! (?:à|aux?))|(?:haupt)?bahnhofs?|estación de (?:tren|trenes|ferrocarril)|stazione (?:ferroviaria|dei treni)|estação (?:de trem|de comboios|ferroviária)|dwor(?:zec|cu|ca)(?: kolejow(?:y|ym|ego))?/, 'downtown'],
  [/cuarto de baño|stanza da bagno|casa de banho/, 'bathroom'],
  [/sala de estar|salón comedor|sala da pranzo|salle à manger|soggiorno/, 'bedroom'],
  [/champs? de (?:blé|maïs|tournesols)|campo di grano|campo de trigo|weizenfeld(?:es)?|pol[eu] pszenicy/, 'farm'],
]; // biome-ignore format: one kind of place a line

const patterns = places.map(
  ([said, meant]) => [new RegExp(`(?<!\\p{L})(?:${said.source})(?!\\p{L})`, 'giu'), meant] as const,
);

export const withPlacesAbroad = (text: string): string =>
  patterns.reduce((rest, [said, meant]) => rest.replace(said, meant), text);
