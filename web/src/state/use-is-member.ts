import { isMember } from './session.ts';

/** For a component, which renders again when the visitor signs in or out. */
export const useIsMember = (): boolean => isMember();
