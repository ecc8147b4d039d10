import { type ChildProcess, spawn } from 'node:child_process';
import { ffmpegCandidates } from '../sandbox/ffmpeg.ts';

export type FfmpegEnd = { code: number | null; messages: string };

/** The service's ffmpeg, but with network access, as a streamer's encoder; the caller ends it. */
export function startFfmpegProcess(args: string[]): ChildProcess {
  const [program] = ffmpegCandidates();
  if (!program) throw new Error('These tests need an ffmpeg, on the PATH or from npm.');
  return spawn(program, ['-hide_banner', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
}

/** Runs ffmpeg to its end; `input` goes to its standard input. */
export function runFfmpegProcess(args: string[], input?: Buffer): Promise<FfmpegEnd> {
  const child = startFfmpegProcess(args);
  return new Promise((resolve, reject) => {
    let messages = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      messages += text;
    });
    child.stdin?.on('error', () => child.stdin?.destroy());
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, messages }));
  });
}
