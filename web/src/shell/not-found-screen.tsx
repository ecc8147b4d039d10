import { PageHead } from '../routing/page-head.tsx';
import { EmptyState } from '../ui/states.tsx';

/** Where the service leads a browser that asked for an address it does not know. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title="Not found" back />
      <EmptyState icon="find" title="There is nothing at this address">
        <p>The link may be old or mistyped.</p>
        <a class="button button-next" href="/">
          Go to the games
        </a>
      </EmptyState>
    </>
  );
}
