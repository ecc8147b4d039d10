import { useStore } from '../state/store.ts';
import { session } from './session.ts';

export function useIsMember(): boolean {
  return useStore(session, ({ user }) => user?.kind === 'member');
}
