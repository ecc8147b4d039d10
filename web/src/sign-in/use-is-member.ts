import { useStore } from '../ui/store.ts';
import { session } from './session.ts';

export function useIsMember(): boolean {
  return useStore(session, ({ user }) => user?.kind === 'member');
}
