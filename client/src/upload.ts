import { ApiError, apiErrorOf } from './api-error.ts';
import type { UploadClipVideoResponse } from './api-types.generated.ts';

export type UploadOptions = { signal?: AbortSignal; onProgress?(sentBytes: number, allBytes: number): void };

/** PUTs a video to the address of a clip. The address takes one whole upload: one that broke off is sent again. */
export async function upload(
  uploadUrl: string,
  video: Blob,
  { signal, onProgress }: UploadOptions = {},
): Promise<UploadClipVideoResponse> {
  const report = (sentBytes: number) => onProgress?.(sentBytes, video.size);
  // Browsers tell how far an upload is only in this way.
  if (typeof XMLHttpRequest !== 'undefined') return uploadInBrowser(uploadUrl, video, report, signal);
  const answer = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'Content-Length': String(video.size) },
    body: countedStream(video, report),
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);
  if (!answer.ok) throw await apiErrorOf(answer);
  return (await answer.json()) as UploadClipVideoResponse;
}

function countedStream(video: Blob, report: (sentBytes: number) => void): ReadableStream<Uint8Array> {
  let sentBytes = 0;
  return video.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sentBytes += chunk.byteLength;
        report(sentBytes);
        controller.enqueue(chunk);
      },
    }),
  );
}

function uploadInBrowser(
  uploadUrl: string,
  video: Blob,
  report: (sentBytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadClipVideoResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', uploadUrl);
    request.upload.onprogress = ({ loaded }) => report(loaded);
    request.onload = () => {
      const { status } = request;
      const json = JSON.parse(request.responseText) as UploadClipVideoResponse & { error?: string };
      if (status === 200) return resolve(json);
      const headers = new Headers({ 'error-code': request.getResponseHeader('error-code') ?? 'unknown' });
      return reject(new ApiError(json.error ?? `The service answered ${status}.`, { status, headers }));
    };
    request.onerror = () => reject(new Error('The upload broke off.'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(video);
  });
}
