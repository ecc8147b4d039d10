import { type Actor, looks, type Plan } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { type Changes, readChanges } from '../reading/read-changes.ts';
import { readFrame } from '../reading/read-frame.ts';
import { groupsKept } from './cast-of-groups.ts';
import { type CastMentions, changeCast, mentionOfActor, missingIn, spritesRemoved } from './change-cast.ts';
import { countedIn, onBoard, withCount } from './changes-in-context.ts';
import { localizedControls } from './localize-plan.ts';
import { type Planned, planFromRequested } from './make-plan.ts';
import { type Requested, requestedOf } from './requested.ts';
import { rulesOf } from './rules-of-kind.ts';
import { hashOf, seededRandom } from './seeded-random.ts';
import { inTitleCase } from './title-case.ts';
import { understoodOf } from './understood-of-plan.ts';
import { hasSubject, wordsOfGame } from './words-of-game.ts';

/** A remix is another game and gets its own title; a refined game keeps its title. */
export type RemixOptions = { keepsTitle: boolean };

/** The same game with the prompt's changes; everything it does not mention stays. */
export function planRemix(
  origin: Plan,
  prompt: string,
  seed: string,
  options: RemixOptions = { keepsTitle: false },
): Planned {
  const random = seededRandom(`${seed}\n${prompt}`);
  const changes = countedIn(origin, readChanges(prompt));
  const said = saidOf(origin, changes);
  const isVague = !saysChange(origin, said, changes);
  const requested = isVague
    ? // A prompt that changes nothing must still give another game.
      { ...merge(origin, said, changes), look: random.pick(looks.filter((look) => look !== origin.theme.look)) }
    : merge(origin, said, changes);
  const plan = planFromRequested(requested, hashOf(`${seed}:${prompt}`), random);
  const isSameKind = plan.kind === origin.kind;
  const rules = isSameKind ? mergeRules(origin, plan, said, changes) : plan.rules;
  const hasNewColours =
    said.scene || said.mood || said.hour || said.wash || said.frame.look.tone || said.frame.place.weather || isVague;
  const isNeon = (one: Plan) => one.theme.look === 'neon';
  const hasNewSounds = said.mood || plan.theme.look !== origin.theme.look;
  const gone = spritesRemoved(mentionsOfPlan(origin), changes);
  const stay = (actors: Actor[]) => actors.filter(({ sprite }) => !gone.has(sprite));
  const remixed: Plan = {
    ...plan,
    theme: {
      ...plan.theme,
      foes: stay(plan.theme.foes),
      things: stay(plan.theme.things),
      ...(isSameKind && said.frame.acts.length === 0 && careOf(origin, plan)),
      ...(isSameKind && groupsKept(origin.theme, plan.theme)),
      ...(origin.theme.landmark &&
        origin.theme.scene === plan.theme.scene &&
        !plan.theme.landmark && { landmark: origin.theme.landmark }),
      ...(isSameKind && origin.theme.gear && !plan.theme.gear && { gear: origin.theme.gear }),
    },
    palette: hasNewColours || isNeon(plan) !== isNeon(origin) ? plan.palette : origin.palette,
    ...(plan.weather === undefined && origin.weather && { weather: origin.weather }),
    ...(plan.skies === undefined && origin.skies && { skies: origin.skies }),
    ...(!hasNewColours && { hour: origin.hour ?? 'day' }),
    sounds: hasNewSounds ? plan.sounds : origin.sounds,
    title: titleOf(origin, plan, changes, options),
    rules,
    // The same kind of game keeps its level.
    seed: isSameKind ? origin.seed : plan.seed,
    // Another hero or colour keeps the questions.
    ...(isSameKind && !said.frame.knowledge.topic && origin.questions && { questions: origin.questions }),
    ...(isSameKind && !said.frame.pairs && origin.pairs && { pairs: origin.pairs }),
    ...(isSameKind &&
      origin.words && {
        words:
          hasSubject(said.frame) || rules['letters'] !== origin.rules['letters']
            ? wordsOfGame(said.frame, rules['letters'])
            : origin.words,
      }),
  };
  remixed.controls = localizedControls({ ...remixed, controls: mechanicOf[plan.kind].controls(rules) });
  const understood = understoodOf(requested, remixed);
  const missing = [
    ...missingIn(mentionsOfPlan(origin), changes),
    ...(changes.lives !== 0 && remixed.rules['lives'] === undefined ? ['lives'] : []),
  ];
  return {
    plan: remixed,
    understood: {
      ...understood,
      ignored: [...understood.ignored.filter((word) => !/^(change|topic)$/.test(word)), ...missing],
    },
  };
}

/** What is done stays; the food of other animals is another. */
function careOf({ theme: before }: Plan, { theme: after }: Plan): Partial<Plan['theme']> {
  if (!before.care) return {};
  const namesOf = (actors: Actor[]) => actors.map(({ name }) => name).join();
  return { care: before.care, ...(namesOf(before.things) === namesOf(after.things) && { gifts: before.gifts ?? [] }) };
}

export const remixPlan = (origin: Plan, prompt: string, seed: string): Plan => planRemix(origin, prompt, seed).plan;

/** Whether a prompt changes anything in this game. */
export function changesAnything(origin: Plan, prompt: string): boolean {
  const changes = countedIn(origin, readChanges(prompt));
  return saysChange(origin, saidOf(origin, changes), changes);
}

/** A description of an existing actor adds no other actor. */
function saidOf(origin: Plan, changes: Changes): Requested {
  const read = withCount(onBoard(origin, readFrame(changes.rest)), changes);
  // "Two more lives" is relative.
  const { lives, ...numbers } = read.numbers;
  const said = requestedOf(changes.lives === 0 ? read : { ...read, numbers, ignored: read.ignored.filter(isNoCount) });
  const others = new Set([...origin.theme.foes, ...origin.theme.things].map(({ sprite }) => sprite));
  const isNew = ({ sprite, name }: { sprite: string; name: string }) => sprite !== 'boss' && name !== 'boss';
  return {
    ...said,
    title: changes.title ?? said.title,
    // "The hero" keeps the existing hero.
    hero:
      said.hero && said.hero.name !== 'hero' && !others.has(said.hero.sprite) && isNew(said.hero) ? said.hero : null,
    // "With rain" is the weather, and nothing to collect.
    things: said.things.filter(({ name }) => !(said.frame.place.weather && /^(rain|snow|storm|wind|fog)$/.test(name))),
    foes: said.foes.filter(isNew),
    // "Less difficult" is relative to the existing game.
    difficulty: said.harder !== 0 ? null : said.difficulty,
    // "Faster" is about the pace, not about the mood.
    mood: said.harder !== 0 && /^(null|tense)$/.test(`${said.frame.mood.feeling}`) ? null : said.mood,
  };
}

const isNoCount = (word: string): boolean => !/^(more|extra|additional|another|fewer|less|lives|hearts?)$/.test(word);

const mentionsOfPlan = ({ theme: { hero, foes, things } }: Plan): CastMentions => ({
  hero: mentionOfActor(hero),
  foes: foes.map(mentionOfActor),
  things: things.map(mentionOfActor),
});

/** A delivery still goes where it went. */
const addressAsBefore = ({ theme: { address }, rules }: Plan): Pick<Requested['frame'], 'address'> =>
  address
    ? { address: { noun: address.name, class: 'place', count: null, isPlural: rules['home'] !== 1, traits: [] } }
    : {};

function merge(origin: Plan, said: Requested, changes: Changes): Requested {
  const { hero: before, guarded, mount } = origin.theme;
  const mentioned = (named: Requested['foes'], actors: Actor[]) =>
    named.length > 0 ? named : actors.map(mentionOfActor);
  const cast: CastMentions = changeCast(
    {
      hero: said.hero ?? mentionOfActor(before),
      foes: mentioned(said.foes, origin.theme.foes),
      things: mentioned(said.things, origin.theme.things),
    },
    changes,
    origin,
  );
  const kind = said.frame.isMechanicNamed ? said.kind : origin.kind;
  const { hero } = cast;
  const others = (list: CastMentions['foes']) => list.filter(({ sprite }) => sprite !== hero.sprite);
  const shoots = said.frame.acts.some(({ verb }) => /^(shoot|throw|fire|blast|zap)$/.test(verb))
    ? ['shoots' as const]
    : [];
  const modifiers = [
    ...(origin.modifiers ?? []),
    ...said.frame.modifiers,
    ...shoots,
  ] as Requested['frame']['modifiers'];
  return {
    ...said,
    ...cast,
    hero: { ...hero, wears: hero.wears ?? (hero.sprite === before.sprite ? before.wears : null) },
    foes: others(cast.foes),
    things: others(cast.things),
    hoard: said.hoard || (origin.rules['hoard'] ?? 0),
    mount: said.mount ?? (mount ? mentionOfActor(mount) : null),
    // What is attacked in a tower defence is nobody's captive in a platformer.
    guarded: said.guarded ?? (guarded && kind === origin.kind ? mentionOfActor(guarded) : null),
    kind,
    // A quiz plays where its topic is at home.
    scene: said.scene ?? (origin.kind === 'quiz' && said.frame.knowledge.topic ? null : origin.theme.scene),
    hour: said.hour ?? (said.mood ? null : (origin.hour ?? null)),
    mood: said.mood ?? origin.mood,
    look: said.look ?? origin.theme.look,
    difficulty: Math.max(1, Math.min(5, said.difficulty ?? origin.difficulty + said.harder)),
    // The cast comes from the mentions, which also contain the actors that stayed.
    frame: {
      ...said.frame,
      // "Faster" does not switch a German game to English.
      language: changes.speaks ?? (said.frame.language === 'en' ? (origin.language ?? 'en') : said.frame.language),
      ...addressAsBefore(origin),
      // Whoever wants another hero is still in the library.
      place: { ...(origin.theme.site && !said.scene && { site: origin.theme.site }), ...said.frame.place },
      foes: [],
      goods: [],
      hazards: [],
      modifiers: [...new Set(modifiers)],
    },
  };
}

/** Only numbers that depend on the difficulty change. */
function mergeRules(origin: Plan, plan: Plan, said: Requested, { lives }: Changes): Plan['rules'] {
  const rulesAt = (difficulty: number, requested: Requested) =>
    rulesOf(plan.kind, plan.theme.hero.sprite, difficulty, requested, seededRandom('the same'));
  const before = rulesAt(origin.difficulty, {
    ...said,
    isMaths: false,
    frame: { ...said.frame, numbers: {}, modifiers: [] },
  });
  const after = rulesAt(plan.difficulty, said);
  const entries = Object.entries(after).map(([name, value]) => [
    name,
    value === before[name] ? (origin.rules[name] ?? value) : value,
  ]);
  const rules: Plan['rules'] = { ...origin.rules, ...Object.fromEntries(entries) };
  // Whoever the remix asks for is shown.
  if (plan.theme.foes[0]?.name !== origin.theme.foes[0]?.name) delete rules['unmet'];
  if (plan.theme.hero.name !== origin.theme.hero.name) delete rules['unplayed'];
  const had = rules['lives'];
  return had !== undefined && lives !== 0 ? { ...rules, lives: Math.max(1, Math.min(9, had + lives)) } : rules;
}

function titleOf(origin: Plan, plan: Plan, { title }: Changes, { keepsTitle }: RemixOptions): string {
  if (title) return inTitleCase(title).slice(0, 100);
  if (!keepsTitle) return plan.title === origin.title ? `${plan.title} Again`.slice(0, 100) : plan.title;
  const [before, after] = [origin.theme.hero.name, plan.theme.hero.name].map(inTitleCase);
  return origin.title.replace(before ?? '', after ?? '').slice(0, 100);
}

function saysChange(origin: Plan, said: Requested, changes: Changes): boolean {
  const { replaced, removed, recoloured, dressed, added, speaks, lives, title } = changes;
  const touched =
    removed.length + recoloured.length + dressed.length - missingIn(mentionsOfPlan(origin), changes).length;
  const isChanged = replaced.length > 0 || added.length > 0 || touched > 0 || speaks !== null;
  const named = said.hero ?? said.foes[0] ?? said.things[0] ?? (said.frame.isMechanicNamed || null);
  const set =
    said.scene ?? said.mood ?? said.look ?? said.hour ?? said.wash ?? said.frame.look.tone ?? said.title ?? title;
  const counted =
    said.difficulty !== null ||
    (origin.words !== undefined && hasSubject(said.frame)) ||
    Object.keys(said.frame.numbers).length > 0 ||
    lives !== 0;
  const mixed = said.frame.modifiers.length > 0 || said.harder !== 0 || said.isPeaceful || said.isMaths;
  return isChanged || Boolean(named) || Boolean(set) || counted || mixed;
}
