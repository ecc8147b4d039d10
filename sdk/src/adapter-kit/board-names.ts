export type BoardSettings = { mainBoard: string; boards: string[] };

// The board of the game for a foreign leaderboard's name; undefined is the main one, which the app shows. Foreign names are
// an author's free text; a board's are not. What game.json does not list goes to the main one, so that it is not lost.
export function createBoardNames({ mainBoard, boards = [] }: Partial<BoardSettings>) {
  return (name: string): string | undefined =>
    name === mainBoard
      ? undefined
      : boards.find((board) => board === `${name}`.replace(/[^a-z0-9_-]+/gi, '-').slice(0, 40));
}
