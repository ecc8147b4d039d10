import { randomInt } from 'node:crypto';
import { Type } from 'typebox';

export const handlePattern = '^[a-z0-9_]{3,20}$';
export const Handle = Type.String({ pattern: handlePattern, description: '3 to 20 of a–z, 0–9 and _' });
export const handleReservedDays = 90;

/** The creator of games whose authors have closed their accounts. */
export const formerPlayerHandle = 'former_player';

/** Words of our own paths, names that sound official, and system accounts. */
const reserved = new Set(
  `about account achievements admin administrator anonymous api app apple avatars blog block clip clips coin coinop coins contact
  docs email everyone feed follow followers following friends game games guest healthz help home house inbox index
  inventory items jobs leaderboard legal live login logout mail me member members metrics mod moderator news nobody null official
  openapi operator platform play player privacy profile profiles readyz reports root search sdk security session settings shop
  signin signup staff state support system team terms undefined user users wallet web www`.split(/\s+/),
);

const adjectives =
  `amber bold brave brisk bright calm cheery clever cosmic crisp daring dapper dizzy eager early fancy fleet fluffy
  fuzzy gentle giddy glad golden happy hazel jolly keen kind lively lucky lunar mellow merry mighty minty misty neon nimble noble
  perky plucky polite proud quick quiet rapid royal rustic shiny silver sleek snappy snowy solar spicy sunny swift tidy tiny vivid
  warm wild witty zesty zippy`.split(/\s+/);

const nouns =
  `badger beacon bison bobcat breeze cactus canoe cedar cherry cobra comet coral crane cricket dingo dolphin ember falcon
  fern ferret finch fjord fox gecko geyser goose hare heron hippo ibis jackal jaguar kestrel kiwi koala lemur lily lion llama lynx
  maple marmot meteor moose narwhal ocelot orca osprey otter panda parrot pebble pepper pixel plum puffin quokka rabbit raven river
  robin rocket saturn seal sparrow spruce squid stork tapir thistle tiger toucan turnip vole walrus willow wombat yak zebra`.split(
    /\s+/,
  );

export function isReservedHandle(handle: string): boolean {
  return (
    reserved.has(handle) || handle === formerPlayerHandle || handle.startsWith('guest_') || handle.startsWith('closed_')
  );
}

/** Two words and digits, never made from anything about the person. */
export function newMemberHandle(): string {
  return `${pick(adjectives)}_${pick(nouns)}_${randomInt(10, 1000)}`;
}

export function newGuestHandle(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return `guest_${Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')}`;
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? 'coin';
}
