import { isMember } from './session.ts';

/** For a component, which is drawn again when somebody signs in or out. */
export const useIsMember = (): boolean => isMember();
