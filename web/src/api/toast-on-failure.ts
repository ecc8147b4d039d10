import { showToast } from '../ui/toasts.tsx';
import { isFailure } from './failure.ts';

/** Does the work and shows a toast when it fails; returns whether it succeeded. */
export async function toastOnFailure(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isFailure(error)) throw error;
    showToast({ title, text: error.message, look: 'bad' });
    return false;
  }
}
