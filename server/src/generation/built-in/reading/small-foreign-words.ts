/** "Entre árboles", "auf der Baustelle". */
export const placePrepositions =
  /^(auf|im|am|über|zwischen|durch|unter|en|entre|por|sobre|dans|sur|sous|em|no|na|nos|nas|nel|nella|sul|sulla|tra|fra|w|po|pod|między|в|на|по|под|между)$/u;
export const postpositions = /^(से|में|पर)$/u;
export const audiences =
  /^(kind(er|ern)?|kleinkinder|niñ[oa]s|ninos|enfants|crian[cç]as|bambini|bebés?|bebês?|bébés?|neonati|babys?|малышей|малюків|детей|дітей|dzieci|maluch[óo]w|anak|çocuk(lar)?|trẻ|ragazz[ieo]|chicos|jóvenes|adolescentes|adolescents|ados|jugendliche|schüler|studenti|estudiantes|alunos|élèves|młodzieży|uczniów|подростков|школьников)$/u;
export const obstacles =
  /^(hindernis(se|sen)?|obst[aá]culos?|obstacles?|ostacol[io]|препятстви(я|е|ями)|przeszk[oó]d(y|ami|a)?)$/u;
export const conjunctions = /^(und|y|et|e|i|и|та|oraz|ve|dan|và|और|و)$/u;
export const overs = /^(فوق|over|über|par-dessus|au-dessus|sobre|sopra|przez|через|encima|cima)$/u;
export const ons = /^(auf|sui|sugli|sulle|sul|sur|sobre|na|на|em)$/u;
export const music = /^(musik|música|musica|musique|muzyk[aią]|музык[аойу]+|müzik|müziği|nhạc|संगीत|موسيقى|음악)$/u;
export const jumps =
  /^(tombe|tombent|tombant|springt|hüpft|saute|sautant|salta|saltando|pula|pulando|прыгает|skacze|يقفز|تقفز)$/u;
export const isColourAfter = /^(es|pt|fr|it|vi|id|ar)$/;
export const withs = /^(mit|avec|con|com)$/u;
export const fullOf =
  /^(voller|voll|plein|pleine|llen[oa]s?|chei[oa]s?|pien[oai]|полн(ый|ая|ое|ом|ой)|полон|pełn[eyo]|pełen)$/u;
export const negations =
  /^(ohne|kein\w*|sin|sans|sem|senza|bez|без|nessun\w*|aucun\w*|ningun\w*|nenhum\w*|tanpa|không)$/u;

/** What falls comes from somewhere: "que caen de los árboles", "падают с деревьев". */
export const falls =
  /^(caen|cae|caigan|cayendo|tombent|tombe|tombant|caem|cai|caindo|cadono|cade|cadendo|spadają|spada|spadających|spadające|spadającą|падают|падает|падающие|падающих|падающую|падають|падає|jatuh|berjatuhan|rơi|rụng|تسقط|يسقط|تتساقط|متساقطة|vallen|valt|vallende|fallen|fällt|herunterfallen|herabfallen|herunterfällt|purzeln|regnen|düşen|düşüyor|dökülen)$/u;
export const froms =
  /^(de|del|desde|des|du|do|da|dos|das|dal|dalla|dagli|dalle|dai|z|ze|с|со|из|з|із|dari|từ|من|von|vom|aus|uit|van)$/u;
/** Languages in which whatever falls says so at the end. */
export const isFallLast = /^(de|nl|tr)$/;
