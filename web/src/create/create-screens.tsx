import type { ComponentChildren } from 'preact';
import { t } from '../messages/translate.ts';
import type { CreateRoute } from '../routing/create-route.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { session } from '../state/session.ts';
import { EmptyState, Skeleton } from '../ui/states.tsx';
import { CreateScreen, RemixScreen } from './create-screen.tsx';
import { ItemScreen } from './items/item-screen.tsx';
import { JobScreen } from './jobs/job-screen.tsx';
import { MyGameScreen } from './my-game-screen.tsx';
import { MyGamesScreen } from './my-games-screen.tsx';
import { RefineScreen } from './refine/refine-screen.tsx';
import { UploadScreen } from './upload/upload-screen.tsx';
import { VersionsScreen } from './upload/versions-screen.tsx';

/** All screens for creators, loaded together on first use. */
export function CreateScreens({ now }: { now: CreateRoute }) {
  switch (now.screen) {
    case 'create':
      return now.remixOf ? <RemixScreen remixOf={now.remixOf} /> : <CreateScreen />;
    case 'upload':
      return (
        <ForMembers>
          <UploadScreen uploadId={now.uploadId} />
        </ForMembers>
      );
    case 'versions':
      return (
        <ForMembers>
          <VersionsScreen gameId={now.gameId} />
        </ForMembers>
      );
    case 'job':
      return <JobScreen id={now.id} />;
    case 'my-games':
      return <MyGamesScreen />;
    case 'my-game':
      return (
        <ForMembers>
          <MyGameScreen id={now.id} />
        </ForMembers>
      );
    case 'refine':
      return (
        <ForMembers>
          <RefineScreen id={now.id} />
        </ForMembers>
      );
    case 'item':
      return (
        <ForMembers>
          <ItemScreen gameId={now.gameId} itemId={now.itemId} />
        </ForMembers>
      );
  }
}

/** For members only: a guest gets a sign-in button instead of an error. */
function ForMembers({ children }: { children: ComponentChildren }) {
  const kind = session.value.user?.kind;
  if (kind === 'member') return <>{children}</>;
  if (!kind) return <Skeleton rows={5} />;
  return (
    <>
      <PageHead title={t('create.yourGames')} back />
      <EmptyState icon="lock" title={t('create.signInToSee')}>
        <SignInButton />
      </EmptyState>
    </>
  );
}
