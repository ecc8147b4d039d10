import { errorList } from '../../http/errors.ts';

export const gameErrors = errorList({
  not_creator: [403, "Only the game's creator can do this."],
  game_hidden: [409, 'This game is not available at the moment.'],
  age_below_rating: [403, 'This game is rated for older players.'],
  version_unknown: [404, 'There is no such version of this game any more.'],
  starter_game: [409, 'This game comes with the service and cannot be deleted.'],
  upload_address_unknown: [403, 'This upload address is not valid; start a new upload.'],
  upload_complete: [409, 'The whole archive has arrived already.'],
  upload_offset: [409, 'This part does not begin where the last one ended; ask for the offset with HEAD.'],
  builds_full: [409, 'Your games have all the room there is for one member; delete a game you need no more.'],
});
