import { formatDateTime } from '@motorpark/domain';
import type { Mail } from './mail';

interface Letter {
  to: string;
  /** The recipient's name, for the greeting. */
  name: string;
  subject: string;
  paragraphs: readonly string[];
  /** The company's name. */
  sender: string;
}

/** Formats an instant for a mail: "21 Nov 2026, 09:30 AM, Nigerian time". */
export const moment = (at: Date): string => `${formatDateTime(at.toISOString())}, Nigerian time`;

/** Returns a mail of plain paragraphs, as text and as HTML. */
export function letter({ to, name, subject, paragraphs, sender }: Letter): Mail {
  const all = [`Hello ${name},`, ...paragraphs, sender];
  return {
    to,
    subject,
    text: all.join('\n\n'),
    html: `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title>
<body style="margin:0;padding:24px;font:16px/24px system-ui,sans-serif">
<div style="max-width:440px;margin:0 auto">
${all.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</div></body></html>
`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
