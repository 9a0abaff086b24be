import type { BrowserContext, ConsoleMessage } from '@playwright/test';

const REFUSED = /Content Security Policy|requires? '?Trusted/;

/** Notes what the browser refuses any page of a context because of the page's content security policy or for want of a trusted type. */
export function noteRefusals(context: BrowserContext, refusals: string[]) {
  context.on('console', (message: ConsoleMessage) => {
    if (REFUSED.test(message.text())) refusals.push(`${message.location().url}: ${message.text()}`);
  });
}
