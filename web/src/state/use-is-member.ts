import { session } from './session.ts';
import { useStore } from './store.ts';

export function useIsMember(): boolean {
  return useStore(session, ({ user }) => user?.kind === 'member');
}
