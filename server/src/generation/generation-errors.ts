import { errorList } from '../http/errors.ts';

export const generationErrors = errorList({
  job_finished: [409, 'This job has already ended.'],
  queue_full: [503, 'Too many games are waiting to be made; please try again later.'],
});
