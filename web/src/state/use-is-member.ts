import { session } from './session.ts';

export function useIsMember(): boolean {
  return session.value.user?.kind === 'member';
}
