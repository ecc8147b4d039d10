import type { Message } from '../platform/mail.ts';
import { codeMinutes } from './email-code-queries.ts';

/** The code comes first and alone, so that phones can offer to fill it in from the notification. */
export function codeMail(address: string, code: string): Message {
  const text = `${code} is your Coinop sign-in code.

It works once, for the next ${codeMinutes} minutes. If you did not ask for it, do nothing: nobody can sign in without it.
`;
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#0b0d12;font-family:system-ui,sans-serif;color:#e8eaf0">
<div style="max-width:440px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#ffc53d">Coinop</p>
<p style="margin:0 0 12px;font-size:16px">Your sign-in code:</p>
<p style="margin:0 0 24px;font:700 40px ui-monospace,monospace;letter-spacing:8px">${code}</p>
<p style="margin:0;font-size:14px;line-height:1.5;color:#9aa3b5">It works once, for the next ${codeMinutes} minutes. If you did not ask for it, do nothing: nobody can sign in without it.</p>
</div></body></html>`;
  return {
    to: address,
    subject: `${code} is your Coinop code`,
    text,
    html,
    terminalLine: `Sign-in code for ${address}: ${code}`,
  };
}
