import { session } from './session.ts';
import { readStored } from './storage.ts';

/** Until the service has answered, or without a connection, whoever was here last is taken to be here. */
export function useIsMember(): boolean {
  const { user } = session.value;
  return (user?.kind ?? readStored('kind')) === 'member';
}
