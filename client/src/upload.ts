import { ApiError, apiErrorOf } from './api-error.ts';
import type { UploadClipVideoResponse } from './api-types.generated.ts';

export type UploadOptions = {
  signal?: AbortSignal;
  onProgress?(sentBytes: number, allBytes: number): void;
  /** How often an interrupted upload is resumed; 5 by default. */
  resumesMax?: number;
  /** The delay before the first resume; it doubles each time. */
  resumeAfterMs?: number;
};

type Report = (sentBytes: number) => void;

/** A connection without progress for this long is considered lost. */
const idleMs = 25_000;

/**
 * PUTs a video to the upload address of a clip. An interrupted upload resumes after the bytes the service has received.
 */
export async function upload(
  uploadUrl: string,
  video: Blob,
  { signal, onProgress, resumesMax = 5, resumeAfterMs = 500 }: UploadOptions = {},
): Promise<UploadClipVideoResponse> {
  let offset = 0;
  for (let resumes = 0; ; resumes++) {
    try {
      if (resumes > 0) offset = await arrivedBytes(uploadUrl, signal);
      const report: Report = (sentBytes) => onProgress?.(offset + sentBytes, video.size);
      return await send(uploadUrl, video.slice(offset), offset, report, signal);
    } catch (error) {
      if (signal?.aborted || resumes >= resumesMax || !mayResume(error)) throw error;
      await pause(resumeAfterMs * 2 ** resumes, signal);
    }
  }
}

/**
 * An error response is final, unless it says that the connection was interrupted or that the service is temporarily
 * unavailable.
 */
function mayResume(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 408 || error.status === 503;
}

async function arrivedBytes(uploadUrl: string, signal: AbortSignal | undefined): Promise<number> {
  const answer = await fetch(uploadUrl, { method: 'HEAD', ...(signal && { signal }) });
  if (!answer.ok) throw await apiErrorOf(answer);
  return Number(answer.headers.get('upload-offset'));
}

async function send(
  uploadUrl: string,
  rest: Blob,
  offset: number,
  report: Report,
  signal: AbortSignal | undefined,
): Promise<UploadClipVideoResponse> {
  // Browsers report upload progress only this way.
  if (typeof XMLHttpRequest !== 'undefined') return sendInBrowser(uploadUrl, rest, offset, report, signal);
  const answer = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'Content-Length': String(rest.size), 'Upload-Offset': String(offset), 'Upload-Complete': '?1' },
    body: countedStream(rest, report),
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);
  if (!answer.ok) throw await apiErrorOf(answer);
  return (await answer.json()) as UploadClipVideoResponse;
}

function countedStream(rest: Blob, report: Report): ReadableStream<Uint8Array> {
  let sentBytes = 0;
  return rest.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sentBytes += chunk.byteLength;
        report(sentBytes);
        controller.enqueue(chunk);
      },
    }),
  );
}

function sendInBrowser(
  uploadUrl: string,
  rest: Blob,
  offset: number,
  report: Report,
  signal: AbortSignal | undefined,
): Promise<UploadClipVideoResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', uploadUrl);
    request.setRequestHeader('Upload-Offset', String(offset));
    request.setRequestHeader('Upload-Complete', '?1');
    let idle = setTimeout(() => request.abort(), idleMs);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(idle);
      idle = setTimeout(() => request.abort(), idleMs);
      report(loaded);
    };
    request.onloadend = () => clearTimeout(idle);
    request.onload = () => {
      const { status } = request;
      const json = JSON.parse(request.responseText) as UploadClipVideoResponse & { error?: string };
      if (status === 200) return resolve(json);
      const headers = new Headers({ 'error-code': request.getResponseHeader('error-code') ?? 'unknown' });
      return reject(new ApiError(json.error, { status, headers }));
    };
    request.onerror = () => reject(new Error('The upload broke off.'));
    request.onabort = () => reject(new Error('The upload broke off.'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(rest);
  });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
