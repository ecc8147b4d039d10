import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Frame } from './frame.ts';
import { asCooking } from './recipes.ts';

/** Where somebody with this job works, and the job in the languages that are read; stems end in `*`. */
const jobs: [job: string, scene: Scene, words: string][] = [
  ['chef', 'kitchen', 'chef cook baker pastry confectioner pizzaiolo bäcker* konditor* koch köchin boulanger* pâtissier* patissier* cuisinier* panader* paster* cociner* repostero* piekarz* cukierni* kucharz* padeir* confeiteir* cozinheir* pasticcere* pasticcera fornai* panettier* cuoco cuoca пекар* повар* кондитер*'],
  ['doctor', 'room', 'doctor nurse vet dentist surgeon arzt ärztin tierarzt médecin docteur infirmi* médic* enfermer* lekarz* pielęgniar* medico dottore доктор* врач*'],
  ['firefighter', 'city', 'firefighter fireman feuerwehr* pompier* bombero* strażak* bombeir* pompiere* пожарн*'],
  ['farmer', 'farm', 'farmer bauer bäuerin fermier* agricultor* granjer* rolnik* fazendeir* contadin* фермер*'],
  ['teacher', 'school', 'teacher lehrer* professeur* maître profesor* maestr* nauczyciel* professor* insegnante учител*'],
  ['police officer', 'city', 'police policeman cop sheriff polizist* policier* policía* policjant* policial poliziott* полицейск*'],
  ['fisherman', 'lake', 'fisherman angler fischer* pêcheur* pescador* rybak* pescatore* рыбак*'],
  ['sailor', 'sea', 'sailor captain matrose* seemann marin marinero* marynarz* marinheir* marinaio моряк*'],
  ['miner', 'cave', 'miner bergmann bergarbeiter mineur minero* górnik* mineiro minatore шахт*'],
  ['gardener', 'meadow', 'gardener gärtner* jardinier* jardiner* ogrodni* jardineir* giardinier* садов*'],
  ['postman', 'city', 'postman mailman briefträger* postbot* facteur* cartero* listonosz* carteir* postin* почтальон*'],
  ['waiter', 'kitchen', 'waiter waitress kellner* serveur* serveuse camarer* kelner* garçom cameriere* официант*'],
  ['shopkeeper', 'shop', 'shopkeeper cashier grocer verkäufer* vendeur* vendeuse vendedor* sprzedawc* kassierer* caissi* cajer* venditore* продав*'],
  ['lifeguard', 'beach', 'lifeguard rettungsschwimmer* sauveteur* socorrista* ratowni* salva-vidas bagnino спасател*'],
  ['painter', 'room', 'painter artist maler* malar* peintre* pintor* malarz* pittore* художник*'],
]; // biome-ignore format: a job a line

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words.split(' ').map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : `${word}s?`)).join('|')})(?!\\p{L})`,
    'iu',
  ); // biome-ignore format: one pattern

const patterns = jobs.map(([job, scene, words]) => ({ job, scene, pattern: patternOf(words) }));

/** "Ein Bäckerhund": the job is the first part of the word. */
const germanHead = /^(bäcker|koch|arzt|feuerwehr|polizei|lehrer|bauern|gärtner|post|maler)(?=\p{L}{3})/iu;
const germanJobs: Record<string, string> = { bäcker: 'bäcker', koch: 'koch', arzt: 'arzt', feuerwehr: 'feuerwehr', polizei: 'polizist', lehrer: 'lehrer', bauern: 'bauer', gärtner: 'gärtner', post: 'postbote', maler: 'maler' }; // biome-ignore format: one line

const withoutGermanHeads = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) => {
      const [, head] = germanHead.exec(word) ?? [];
      return head ? `${germanJobs[head.toLowerCase()]} ${word.slice(head.length)}` : word;
    })
    .join(' ');

const linking = /^(als|comme|como|come|jako|как|che|qui|que)$/u;

/** The words beside the animal: "chat pâtissier", "Hund als Bäcker". */
function besideHero({ hero, said }: Frame, text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u);
  const who = said?.[hero?.noun ?? '']?.toLowerCase() ?? '';
  const at = words.findIndex((word) => word.length > 1 && (word === who || who.endsWith(word)));
  if (at < 0) return '';
  const after = linking.test(words[at + 1] ?? '') ? words.slice(at + 1, at + 3) : words.slice(at + 1, at + 2);
  return [words[at - 1] ?? '', ...after].join(' ');
}

/** "A baker cat", "un chat pâtissier": an animal with a job works where people with that job do, and is dressed like them. */
function withJob(frame: Frame, text: string): Frame {
  const { hero, goods, foes, language, place } = frame;
  if (hero?.class !== 'creature') return frame;
  const said =
    language === 'en' ? hero.traits.join(' ') : besideHero(frame, language === 'de' ? withoutGermanHeads(text) : text);
  const found = patterns.find(({ pattern }) => pattern.test(said));
  if (!found) return frame;
  const isJob = ({ class: of, noun }: { class: string; noun: string }) => of === 'person' && found.pattern.test(noun);
  const traits = hero.traits.filter((trait) => !found.pattern.test(trait));
  return {
    ...frame,
    hero: { ...hero, traits: [...traits, found.job] },
    goods: goods.filter((one) => !isJob(one)),
    foes: foes.filter((one) => !isJob(one)),
    ignored: frame.ignored.filter((word) => !found.pattern.test(word)),
    place: { ...place, setting: place.setting ?? found.scene },
  };
}

/** Whoever has a job or cooks. */
export const atWork = (frame: Frame, text: string): Frame => asCooking(withJob(frame, text), text);
