export type BoardSettings = { mainBoard: string; boards: string[] };

// The game's board for a foreign leaderboard's name; undefined is the main one, which the app shows. Foreign names are
// free text, board names are not. A name that game.json does not list is mapped to the main board, so that its scores
// are not lost.
export function createBoardNames({ mainBoard, boards = [] }: Partial<BoardSettings>) {
  return (name: string): string | undefined =>
    name === mainBoard
      ? undefined
      : boards.find((board) => board === `${name}`.replace(/[^a-z0-9_-]+/gi, '-').slice(0, 40));
}
