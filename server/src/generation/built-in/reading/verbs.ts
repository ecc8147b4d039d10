import { stemOfVerb, type VerbKind, verbKindOf } from './verb-table.ts';

/**
 * Game verbs by the roles they give. `move` has a hero and a path; `collect`, `avoid`, `attack` and `protect` give
 * their object a role; `chase` makes its subject a foe when the player is chased.
 */
const lemmas = {
  move: 'run jog walk jump leap hop fly flap glide soar slide ski skate surf swim dive climb crawl drive ride roll race speed cross swing sneak travel explore float hover bounce escape flee march gallop sail sled toboggan sledge luge bobsled snowboard skateboard wander drift fall land park dash sprint navigate steer dance descend ascend go journey row paddle hang parachute guide tunnel dig burrow drill teleport move pass rush zoom spin tumble',
  collect:
    'collect gather grab pick get eat catch find harvest steal drink gobble munch nibble devour swallow loot earn excavate unearth scoop snatch fetch hunt buy mine deliver carry bring want love need bake cook serve make feed stack pile balance sort match swap merge combine juggle slice chop cut pop water plant grow photograph paint clean wash sweep fix repair type spell draw build brew milk shear reel hook abduct lick sniff count connect arrange assemble decorate pack unlock open light extinguish hatch herd tame groom fish gnaw hug cuddle comfort tickle sew mix wrap sell seek pour rob',
  avoid: 'fear avoid dodge evade outrun survive sidestep duck outsmart mind beware evade miss skip',
  attack:
    'cast shoot fight kill destroy defeat battle hit whack bop smash burn blast slay bomb zap punch kick squash crush stomp slash blow throw toss hurl lob fling launch fire bash tap beat conquer stop repel banish exorcise hammer strike knock break spray splash spear stab vanquish squish swat crack remove eliminate erase sink squirt chuck flick',
  protect: 'protect defend guard save rescue shield help free evacuate',
  chase: 'chase attack invade reach haunt pursue follow raid approach threaten eat hunt try come',
} as const;
export type VerbClass = keyof typeof lemmas;

const irregular: Record<string, string> = {
  ran: 'run', flew: 'fly', flown: 'fly', fell: 'fall', caught: 'catch', fought: 'fight', shot: 'shoot', threw: 'throw',
  thrown: 'throw', ate: 'eat', eaten: 'eat', broke: 'break', broken: 'break', swam: 'swim', swum: 'swim', drove: 'drive',
  driven: 'drive', rode: 'ride', stole: 'steal', stolen: 'steal', built: 'build', grew: 'grow', grown: 'grow', hid: 'hide',
  hidden: 'hide', found: 'find', got: 'get', bought: 'buy', brought: 'bring', fed: 'feed', swung: 'swing', slid: 'slide',
  went: 'go', came: 'come', drew: 'draw', drawn: 'draw', beat: 'beat', beaten: 'beat', blew: 'blow', hung: 'hang', dug: 'dig',
  taken: 'take', took: 'take', slept: 'sleep', stuck: 'stick', drank: 'drink', drunk: 'drink', blown: 'blow', burnt: 'burn',
  done: 'do', gone: 'go', woke: 'wake', sang: 'sing', sung: 'sing', wore: 'wear', worn: 'wear', spun: 'spin', fled: 'flee',
  struck: 'strike', swept: 'sweep', tied: 'tie', dying: 'die', lying: 'lie',
}; // biome-ignore format: read as pairs

const others =
  'be do take stick wear play control become turn appear spawn rain drop explode dry hide look type watch wait repeat remember memorize memorise answer guess learn solve flip press hold tilt push pull aim score win lose attack invade reach follow haunt raid protect throw bury lay shine sleep wake say show ask tell sing drum strum click swipe drag rotate switch stay keep stand give grant award search scare';

const classesOfLemma = new Map<string, VerbClass[]>();
for (const [name, words] of Object.entries(lemmas) as [VerbClass, string][])
  for (const word of words.split(' ')) classesOfLemma.set(word, [...(classesOfLemma.get(word) ?? []), name]);

const lemmaOfForm = new Map<string, string>(Object.entries(irregular));
for (const lemma of [...classesOfLemma.keys(), ...others.split(' ')])
  for (const form of formsOf(lemma)) addForm(form, lemma);

function addForm(form: string, lemma: string): void {
  if (!lemmaOfForm.has(form) || form === lemma) lemmaOfForm.set(form, lemma);
}

function formsOf(lemma: string): string[] {
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(lemma) ? lemma + lemma.slice(-1) : lemma;
  const cut = lemma.replace(/e$/, '');
  const past = /e$/.test(lemma) ? `${lemma}d` : /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ied` : `${doubled}ed`;
  const present = /ee$|oe$/.test(lemma) ? `${lemma}ing` : /e$/.test(lemma) ? `${cut}ing` : `${doubled}ing`;
  return [lemma, thirdPersonOf(lemma), past, present, ...(doubled !== lemma ? [`${lemma}ing`, `${lemma}ed`] : [])];
}

/** "Chases", "catches", "flies", "has". */
export function thirdPersonOf(lemma: string): string {
  if (lemma === 'have') return 'has';
  if (/(s|x|z|ch|sh|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** Every form of the verbs of games. */
export const verbForms: ReadonlyMap<string, string> = lemmaOfForm;
export const verbLemmaOf = (form: string): string | undefined => lemmaOfForm.get(form);
/** Also of verbs outside of the list: cures, weaving. */
export const anyVerbLemmaOf = (form: string): string | undefined => lemmaOfForm.get(form) ?? stemOfVerb(form);

/** The roles that verbs give when only their kind is known. */
const classesOfKind: Partial<Record<VerbKind, VerbClass[]>> = {
  move: ['move'],
  compete: ['attack'],
  consume: ['collect'],
  have: ['collect'],
  care: ['collect'],
  change: ['collect'],
  make: ['collect'],
  touch: ['collect'],
};

export function verbClassesOf(lemma: string): VerbClass[] {
  if (lemmaOfForm.has(lemma)) return classesOfLemma.get(lemma) ?? [];
  const kind = verbKindOf(lemma);
  return (kind && classesOfKind[kind]) ?? [];
}
