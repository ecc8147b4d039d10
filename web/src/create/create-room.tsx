import type { CreateRoute } from './create-route.ts';
import { CreateScreen, RemixScreen } from './create-screen.tsx';
import { JobScreen } from './job-screen.tsx';

/** All of it that is fetched together, when somebody first wants to make something. */
export function CreateRoom({ now }: { now: CreateRoute }) {
  switch (now.screen) {
    case 'create':
      return now.remixOf ? <RemixScreen remixOf={now.remixOf} /> : <CreateScreen />;
    case 'job':
      return <JobScreen id={now.id} />;
    default:
      return null;
  }
}
