import { afterAll } from 'vitest';
import { closeWhatIsOpen } from './after-file.ts';

afterAll(closeWhatIsOpen);
