import { errorList } from '../http/errors.ts';

export const generationErrors = errorList({
  job_finished: [409, 'This job has already ended.'],
  not_generated: [409, 'Only a game that was generated here can be refined.'],
  prompt_not_understood: [400, 'This prompt does not say what to make.'],
  queue_full: [503, 'Too many games are waiting to be made; please try again later.'],
});
