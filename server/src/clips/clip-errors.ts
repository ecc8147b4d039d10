import { errorList } from '../http/errors.ts';

export const clipErrors = errorList({
  upload_address_invalid: [403, 'This upload address is not valid; ask for a new one.'],
  clip_uploaded: [409, 'A video was already uploaded for this clip.'],
  clip_upload_offset: [409, 'This part does not begin where the last one ended; ask for the offset with HEAD.'],
  clip_not_failed: [409, 'Only a failed clip can be tried again.'],
  unsupported_video: [415, 'Send an MP4, MOV, WebM or Matroska video.'],
  captions_invalid: [400, 'These captions cannot be shown.'],
  clip_not_ready: [409, 'The clip is not ready yet.'],
  storage_full: [503, 'There is no space for the upload at the moment; please try again later.'],
});
