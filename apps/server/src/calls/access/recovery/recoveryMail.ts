import { formatTime } from '@motorpark/domain';
import type { Mail } from '../../../mail';
import { escaped } from '../../../mail/letter';

interface Recovering {
  email: string;
  name: string;
  code: string;
  /** Instant at which the code expires. */
  until: Date;
  /** The company's name. */
  sender: string;
}

/** The mail with the recovery code. The code is only in the body, because subjects show on locked phones and in logs of mail servers. */
export function recoveryMail({ email, name, code, until, sender }: Recovering): Mail {
  const time = formatTime(until.toISOString());
  const lines = {
    hello: `Hello ${name},`,
    enter: 'enter this code where you asked for a new password:',
    lives: `It works for 10 minutes, until ${time} Nigerian time.`,
    careful: `Give it to nobody: ${sender} never asks for it by phone or message.`,
    unasked: 'You did not ask for it? Then do nothing, and your password stays as it is.',
  };
  return {
    to: email,
    subject: `Your ${sender} code`,
    text: [
      `${lines.hello}\n${lines.enter}`,
      `    ${code}`,
      `${lines.lives}\n${lines.careful}`,
      lines.unasked,
      sender,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your ${escaped(sender)} code</title>
<body style="margin:0;padding:24px;font:16px/24px system-ui,sans-serif">
<div style="max-width:440px;margin:0 auto">
<p>${escaped(lines.hello)}<br>${lines.enter}</p>
<p style="font:700 32px/40px ui-monospace,monospace;letter-spacing:8px">${code}</p>
<p>${lines.lives}<br>${escaped(lines.careful)}</p>
<p>${lines.unasked}</p>
<p>${escaped(sender)}</p>
</div></body></html>
`,
  };
}
