/** What places are like, by the English words that say how they look. */
const moods: Record<string, string> = {
  haunted:
    'embrujad[oa]s?|hantée?s?|assombrad[oa]s?|mal-assombrad[oa]s?|infestat[oaie]|stregat[oaie]|nawiedzon(?:y|a|e|ego|ej|ym|ą|ych)|с привидениями|perili|hayaletli|ma ám|bị ma ám|भूतिया|भूतहा|भूतों (?:का|की|के|वाला|वाले|वाली)|المسكونة?|مسكونة?|spookachtige?|verspukte[nrms]?|verhexte[nrms]?|verfluchte[nrms]?|maldit[oa]s?|maudite?s?|maledett[oaie]|przeklęt(?:y|a|e|ego|ej|ym|ą|ych)|проклят(?:ый|ая|ое|ого|ой|ом|ую)|lanetli|terkutuk|angker|berhantu|strašideln(?:ý|á|é|ého|ém|ou)',
  eerie:
    "horror(?:spiele?|games?|u|ach)?|gruselspiele?|(?:de |do |di )?terror|(?:d[’']|l[’'])?horreur|хоррор\\p{L}*|ужас(?:ов|ы|тик)|korku|kinh dị|डरावना|डरावनी|رعب|horor|abandonad[oa]s?|abandonnée?s?|abbandonat[oaie]|verlassene[nrms]?|opuszczon(?:y|a|e|ego|ej|ym|ą|ych)|заброшенн(?:ый|ая|ое|ого|ой|ом|ую)|terk edilmiş|terbengkalai|bỏ hoang|verlaten|सुनसान|वीरान|المهجورة?|مهجورة?",
  sunken:
    'hundid[oa]s?|sumergid[oa]s?|englouti[es]?s?|submers[oa]s?|afundad[oa]s?|sommers[oaie]|versunkene[nrms]?|zatopion(?:y|a|e|ego|ej|ym|ą|ych)|затонувш(?:ий|ая|ее|его|ей|ем|ую)|batık|karam|gezonken|डूबे हुए|الغارقة?',
};

/** The same where words have no spaces or endings. */
const unspaced: Record<string, [RegExp, string][]> = {
  ja: [[/ホラー|恐怖の?/gu, ' eerie '], [/(?:おばけ|オバケ|お化け|幽霊|ゆうれい|呪われた|のろわれた)の?(?=屋敷|やしき|森|もり|城|しろ|家|いえ|館|町|街|学校|病院|島|船|洞窟|遊園地|迷路)/gu, ' haunted '], [/廃墟の|捨てられた/gu, ' eerie ']],
  zh: [[/恐怖/gu, ' eerie '], [/(?:闹鬼|鬧鬼|被诅咒|阴森)的?|鬼(?=屋|城堡|宅|森林)|幽灵(?=城堡|古堡|森林|屋)/gu, ' haunted '], [/(?:废弃|被遗弃)的?/gu, ' eerie '], [/沉没的?/gu, ' sunken ']],
  ko: [[/공포/gu, ' eerie '], [/마법에 걸린|마법의(?= (?:숲|성|정원|나라))/gu, ' '], [/(?:귀신|유령)(?:이|의)? ?(?:들린|나오는|사는)? ?(?=집|성|숲|저택|학교|마을|병원)|저주받은|으스스한/gu, ' haunted '], [/버려진/gu, ' eerie '], [/가라앉은|침몰한/gu, ' sunken ']],
  id: [[/(?<=(?:rumah|kastil|hutan|istana|sekolah) )hantu/giu, 'haunted']],
  es: [[/(?<=(?:casa|mansión|castillo|bosque|barco) )(?:de (?:los |las )?)?(?:fantasmas?|terror)/giu, 'haunted']],
  pt: [[/(?<=(?:casa|mansão|castelo|floresta|navio) )(?:de |dos |do )(?:fantasmas?|terror)/giu, 'haunted']],
  it: [[/(?<=(?:casa|villa|castello|bosco|nave) )(?:dei |di |degli )(?:fantasmi|spettri)/giu, 'haunted']],
  fr: [[/(?<=(?:maison|manoir|château|forêt) )(?:des |aux |de )(?:fantômes|horreurs)/giu, 'haunted']],
}; // biome-ignore format: a language a line

const patterns = Object.entries(moods).map(
  ([word, list]) => [new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'giu'), word] as const,
);
/** "Spukschloss": the rest of the compound is the place. */
const compounds = /(?<!\p{L})(spuk|geister|spook)(?=schloss|haus|wald|burg|villa|stadt|huis|kasteel|bos)/giu;

/** "Embrujado", "в заколдованном замке": what a place is like, in words that every later reader knows. */
export function withPlainMoods(text: string, language: string): string {
  const spaced = patterns.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    text.replace(compounds, 'haunted '),
  );
  return (unspaced[language] ?? []).reduce((rest, [pattern, word]) => rest.replace(pattern, word), spaced);
}

/** A haunted wood is no usual one. */
export const isHaunted = (text: string): boolean => /(?<!\p{L})haunted(?!\p{L})/u.test(text);
