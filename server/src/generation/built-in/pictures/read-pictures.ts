import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Picture, Pictures, Plan } from '../../../../../engines/src/plan.ts';
import { looksLeft } from './facing.ts';
import { flagOf } from './flags.ts';
import { shapesOfSvg } from './svg-shapes.ts';

const sets = {
  fluent: { package: 'fluent-emoji-flat', box: 32, credit: 'Fluent Emoji by Microsoft, MIT licence' },
  noto: { package: 'noto', box: 128, credit: 'Noto Emoji by Google, Apache License 2.0' },
  game: { package: 'game-icons', box: 512, credit: 'Icons by the authors of game-icons.net, CC BY 3.0' },
} as const;
type SetName = keyof typeof sets;
/** What no set has is drawn by us, a file each. */
const drawnFolder = path.join(import.meta.dirname, '../../../../pictures');

const isSet = (name: string): name is SetName => Object.hasOwn(sets, name);
const resolve = createRequire(import.meta.url).resolve;
const known = new Map<string, Picture>();
/** A drawing with more detail than this is too large for a sprite. */
const pathBytesMax = 17_000;

/** The pictures of a plan's actors. A name that no set has is left out: its sprite is drawn. */
export function picturesOfPlan({ theme }: Plan): Pictures {
  const {
    hero,
    foes,
    things,
    tool,
    guarded,
    address,
    mount,
    landmark,
    brick,
    pillar,
    gifts = [],
    helpers = [],
    ingredients = [],
  } = theme;
  const ids = [
    hero,
    ...foes,
    ...things,
    tool,
    guarded,
    address,
    mount,
    landmark,
    brick,
    pillar,
    ...gifts,
    ...helpers,
    ...ingredients,
  ].flatMap((actor) => actor?.picture ?? []);
  const wanted = [...new Set(ids)];
  for (const set of Object.keys(sets).filter(isSet))
    readIcons(
      set,
      wanted.filter((id) => setOf(id) === set && !known.has(id)),
    );
  const found = wanted.flatMap((id) => {
    const picture = known.get(id) ?? flagOf(id) ?? readDrawn(id);
    return picture ? [[id, picture] as const] : [];
  });
  const credits = new Set(
    found.flatMap(([id]) => {
      const set = setOf(id);
      return set ? [sets[set].credit] : [];
    }),
  );
  return { pictures: Object.fromEntries(found), credits: [...credits] };
}

function setOf(id: string): SetName | undefined {
  const [name = ''] = id.split(':');
  return isSet(name) ? name : undefined;
}

/** A set has up to 25 MB, so it is read on demand and only the requested icons are kept. */
function readIcons(set: SetName, ids: string[]): void {
  if (ids.length === 0) return;
  const file = resolve(`@iconify-json/${sets[set].package}/icons.json`);
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  for (const id of ids) {
    const name = id.slice(set.length + 1);
    const body = Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
    const shapes = body === undefined ? [] : shapesOfSvg(body);
    if (shapes.length === 0 || JSON.stringify(shapes).length > pathBytesMax) continue;
    known.set(id, {
      box: sets[set].box,
      shapes,
      ...(set === 'game' && { isSilhouette: true as const }),
      ...(looksLeft(id) && { isMirrored: true as const }),
      ...((isPerson(id) || isHead(id)) && { isPerson: true as const }),
      ...(isHead(id) && { isHead: true as const }),
    });
  }
}

function readDrawn(id: string): Picture | undefined {
  const name = /^drawn:([a-z-]+)$/.exec(id)?.[1];
  const file = path.join(drawnFolder, `${name}.svg`);
  if (name === undefined || !existsSync(file)) return undefined;
  const picture = { box: 100, shapes: shapesOfSvg(readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')) };
  known.set(id, picture);
  return picture;
}

/** Icons of professions show the upper body; those of athletes have legs. */
function isPerson(id: string): boolean {
  return /^fluent:(health-worker|student|teacher|judge|farmer|cook|mechanic|factory-worker|office-worker|scientist|technologist|singer|artist|pilot|astronaut|firefighter|police-officer|detective|guard|construction-worker|troll|person-in-tuxedo)$/.test(
    id,
  );
}

/** Icons of people of no profession are faces, and so are those of some animals. */
function isHead(id: string): boolean {
  return /^fluent:(old-(wo)?man|older-person|baby|boy|girl|child|(man|woman|person)(-(bald|beard|curly-hair|red-hair|white-hair|blonde-hair|wearing-turban))?|clown-face|(santa|mrs|mx)-claus|cowboy-hat-face|polar-bear|hamster|boar|moose)$/.test(
    id,
  );
}
