import { errorList } from '../../http/errors.ts';

export const gameErrors = errorList({
  not_creator: [403, "Only the game's creator can do this."],
  game_hidden: [409, 'This game is not available at the moment.'],
});
