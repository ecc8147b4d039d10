import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

type PersonAnswer = Answer<'/api/admin/people/{id}'>;
type Props = {
  games: PersonAnswer['games'];
  bestScores: PersonAnswer['bestScores'];
  operator: Operator;
  onDone(): void;
};

/** A person's games, whose boards can be frozen, and the person's own ranks. */
export function PersonGames({ games, bestScores, operator, onDone }: Props) {
  const mayFreeze = operator.role === 'owner' || operator.role === 'moderator';
  return (
    <>
      <Table
        caption="Games"
        rows={games}
        columns={[
          { title: 'Game', text: ({ title }) => title, show: ({ id, title }) => <GameLink id={id} title={title} /> },
          { title: 'Listed', text: ({ listed }) => (listed ? 'yes' : 'no') },
          {
            title: 'Boards',
            text: ({ boardsFrozenAt }) =>
              boardsFrozenAt === null ? 'take scores' : `frozen since ${timeOf(boardsFrozenAt)}`,
          },
          {
            title: 'Freeze',
            text: () => '',
            show: (game) => mayFreeze && <ActionButton action={freezeOf(game)} onDone={onDone} />,
          },
        ]}
      />
      <Table
        caption="Best scores"
        rows={bestScores}
        columns={[
          {
            title: 'Game',
            text: ({ title }) => title,
            show: ({ gameId, title }) => <GameLink id={gameId} title={title} />,
          },
          { title: 'Board', text: ({ board }) => board ?? 'main' },
          { title: 'Score', text: ({ score }) => score },
          { title: 'When', text: ({ achievedAt }) => timeOf(achievedAt) },
        ]}
      />
    </>
  );
}

function GameLink({ id, title }: { id: string; title: string }) {
  return (
    <a href={`/g/${id}`} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}

function freezeOf({ id, title, boardsFrozenAt }: Props['games'][number]): ConsoleAction {
  const frozen = boardsFrozenAt === null;
  return {
    title: frozen ? 'Freeze boards' : 'Unfreeze boards',
    about: title,
    run: (_values, reason) =>
      call('PUT /api/admin/boards/{gameId}/frozen', { path: { gameId: id }, body: { frozen, reason } }),
  };
}
