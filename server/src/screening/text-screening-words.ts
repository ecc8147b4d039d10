/**
 * Words that are refused in public texts: slurs, sexual insults, calls to harm. A star stands for any letters, so
 * `*word*` is found inside others and a bare `word` only alone (or with a plural s). Mild words are left out on
 * purpose, and so are words that are also a name, an animal or a dish.
 */
export const refusedWords: readonly string[] = `*fuck* *fvck* *phuck* fuk fuker fuking fck fcking fuq *motherf
  shit* bullshit* dipshit* horseshit* apeshit batshit *cunt* *nigger* *nigga* *faggot* fag fags
  *asshole* *arsehole* *bitch* biatch *whore* *slut* wank wanker* wanking pussy pussies
  *cocksuck* cockhead* *dickhead* dickpic* penis penises *cumshot* *cumslut* jizz* dildo* milf
  *blowjob* *handjob* *rimjob* *gangbang* *deepthroat* *bukkake* *creampie* porn pornhub* porno* pornstar* hentai
  rape raped raper rapes raping rapist rapists molest molester* molesting
  *pedophil* *paedophil* pedo *lolicon* *shotacon* childporn*
  spic spics kike kikes gook gooks paki pakis wetback* raghead* towelhead* shemale* tranny trannies golliwog* retarded
  kys
  fick ficken ficker fotze* hurensohn* hure huren wichser* arschloch* schlampe* missgeburt* kanake* schwuchtel*
  puta putas puto putos mierda* cabron* pendejo* maricon* hijodeputa* gilipollas* chinga chingar chingada
  putain* salope* enculer enculé encule connard* connasse* batards niquetamere*
  vaffanculo* cazzo stronzo stronza puttana* caralho* foder fodase viado
  kurwa* chuj jebac* skurwysyn* pierdol*
  *пизд* хуй* хуе* хуё* бляд* бля ебать ебан* ёбан* пидор* пидар*`.split(/\s+/);

/** Phrases of several words. */
export const refusedPhrases: readonly string[] = [
  'child porn',
  'kiddie porn',
  'kill yourself',
  'kill urself',
  'gas the jews',
  'heil hitler',
  'sieg heil',
  'white power',
  'hijo de puta',
  'fils de pute',
];

/** Innocent words that contain a refused one. */
export const innocentWords: readonly string[] =
  'scunthorpe snigger niggard shiitake shitake shittim shitzu slutsk'.split(' ');
